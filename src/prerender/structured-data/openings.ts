import type { Course, JobPosting } from 'schema-dts';
import { programmeTerms } from '../../content/programme-terms.ts';
import type { Intake, Vacancy } from '../../openings/openings.ts';
import type { Described } from '../pages.ts';
import { organisation, provider, urlOf } from './organisation.ts';

// Google's names: https://developers.google.com/search/docs/appearance/structured-data/job-posting
const employmentTypes: Readonly<Record<Vacancy['employmentType'], string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  'Fixed term': 'TEMPORARY',
  Learnership: 'OTHER',
  Internship: 'INTERN',
};

const { address } = organisation;

const job = (vacancy: Vacancy, url: string): JobPosting => ({
  '@type': 'JobPosting',
  url,
  title: vacancy.title,
  description: vacancy.summary,
  identifier: { '@type': 'PropertyValue', name: provider.name, value: vacancy.id },
  datePosted: vacancy.postedOn,
  validThrough: `${vacancy.closingDate}T23:59:59+02:00`,
  employmentType: employmentTypes[vacancy.employmentType],
  hiringOrganization: provider,
  jobLocation: { '@type': 'Place', name: vacancy.location, address },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'ZAR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: vacancy.salaryBand.from,
      maxValue: vacancy.salaryBand.to,
      unitText: vacancy.salaryBand.per.toUpperCase(),
    },
  },
  directApply: true,
});

const course = (intake: Intake, url: string): Course => ({
  '@type': 'Course',
  url,
  name: intake.title,
  description: `${programmeTerms[intake.programme].title}: ${intake.format}`,
  provider,
  hasCourseInstance: {
    '@type': 'CourseInstance',
    startDate: intake.startsOn,
    courseMode: intake.programme === 'online-courses' ? 'Online' : 'Onsite',
    description: intake.format,
  },
});

export const opening = ({ page, entry }: Described): (JobPosting | Course)[] => {
  if (!entry) return [];
  const url = urlOf(page.path);
  return ['closingDate' in entry ? job(entry, url) : course(entry, url)];
};
