/** Returns a valid vacancy in the format of `openings.json`. `changes` may make it invalid. */
export const aVacancy = (changes: object = {}) => ({
  id: 'engineer',
  title: 'Engineer',
  team: 'Cloud',
  location: 'Durban',
  employmentType: 'Full-time',
  summary: 'Build.',
  salaryBand: { from: 100, to: 200, per: 'year' },
  postedOn: '2026-01-01',
  closingDate: '2999-12-31',
  ...changes,
});

export const anIntake = (changes: object = {}) => ({
  id: 'data',
  programme: 'online-courses',
  title: 'Data',
  startsOn: '2027-06-14',
  place: 'on any device',
  seatsLeft: 5,
  ...changes,
});
