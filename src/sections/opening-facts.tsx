import { site } from '../content/site.ts';
import type { Intake, Vacancy } from '../openings/openings.ts';

// Structured data as microdata: it comes and goes with the entry that it describes, where a script
// element would have to be written under Trusted Types.

const employmentTypes: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  'Fixed term': 'TEMPORARY',
  Internship: 'INTERN',
};

const Organisation = ({ as }: { readonly as: string }) => (
  <span hidden itemProp={as} itemScope itemType="https://schema.org/Organization">
    <meta itemProp="name" content={site.name} />
  </span>
);

const Office = ({ as, name }: { readonly as: string; readonly name: string }) => (
  <span hidden itemProp={as} itemScope itemType="https://schema.org/Place">
    <meta itemProp="name" content={name} />
    <span itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
      <meta itemProp="streetAddress" content={site.address.street} />
      <meta itemProp="addressLocality" content={site.address.suburb} />
      <meta itemProp="addressRegion" content={site.address.province} />
      <meta itemProp="postalCode" content={site.address.postalCode} />
      <meta itemProp="addressCountry" content={site.address.countryCode} />
    </span>
  </span>
);

/** What search engines want to know of a vacancy: https://schema.org/JobPosting. */
export const JobFacts = ({ vacancy }: { readonly vacancy: Vacancy }) => {
  const { title, summary, location, employmentType, postedOn, closingDate, salaryBand } = vacancy;
  return (
    <>
      <meta itemProp="title" content={title} />
      <meta itemProp="description" content={summary} />
      <meta itemProp="datePosted" content={postedOn} />
      <meta itemProp="validThrough" content={`${closingDate}T23:59:59+02:00`} />
      <meta itemProp="employmentType" content={employmentTypes[employmentType] ?? 'OTHER'} />
      <Organisation as="hiringOrganization" />
      <Office as="jobLocation" name={location} />
      <span hidden itemProp="baseSalary" itemScope itemType="https://schema.org/MonetaryAmount">
        <meta itemProp="currency" content="ZAR" />
        <span itemProp="value" itemScope itemType="https://schema.org/QuantitativeValue">
          <meta itemProp="minValue" content={String(salaryBand.from)} />
          <meta itemProp="maxValue" content={String(salaryBand.to)} />
          <meta itemProp="unitText" content={salaryBand.per.toUpperCase()} />
        </span>
      </span>
    </>
  );
};

/** The same of a training intake: https://schema.org/Course. */
export const CourseFacts = ({ intake }: { readonly intake: Intake }) => (
  <>
    <meta itemProp="name" content={intake.title} />
    <meta itemProp="description" content={intake.format} />
    <Organisation as="provider" />
    <span
      hidden
      itemProp="hasCourseInstance"
      itemScope
      itemType="https://schema.org/CourseInstance"
    >
      <meta itemProp="startDate" content={intake.startsOn} />
      <meta
        itemProp="courseMode"
        content={intake.programme === 'online-courses' ? 'Online' : 'Onsite'}
      />
    </span>
  </>
);
