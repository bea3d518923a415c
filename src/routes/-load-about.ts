/** The about page and the person who signs its quote; it has two addresses. */
export const loadAbout = async () => {
  const [{ about }, { team }] = await Promise.all([
    import('../content/pages/about.ts'),
    import('../content/team-members.ts'),
  ]);
  const signedBy = team.find(({ id }) => id === about.mission.signedBy) ?? team[0];
  return { content: about, signedBy };
};
