import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import shipped from '../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from '../openings/openings.ts';
import { CourseFacts, JobFacts } from './opening-facts.tsx';

const openings = v.parse(OpeningsSchema, shipped);

const propertiesOf = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/itemProp="(\w+)"/gi)].map(([, name]) => name);

describe('what Google asks for', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting
  it.each(openings.vacancies)('of the vacancy $id is there, its salary band too', (vacancy) => {
    const html = renderToStaticMarkup(createElement(JobFacts, { vacancy }));
    const required = ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'];
    const recommended = ['validThrough', 'employmentType', 'baseSalary', 'minValue', 'maxValue'];
    expect(propertiesOf(html)).toEqual(
      expect.arrayContaining([...required, 'address', 'addressCountry', ...recommended]),
    );
    const { from, to, per } = vacancy.salaryBand;
    for (const value of [from, to, per.toUpperCase(), 'ZAR', vacancy.postedOn]) {
      expect(html).toContain(`content="${value}"`);
    }
  });

  // https://developers.google.com/search/docs/appearance/structured-data/course-info
  it.each(openings.intakes)('of the intake $id is there', (intake) => {
    const html = renderToStaticMarkup(createElement(CourseFacts, { intake }));
    expect(propertiesOf(html)).toEqual(
      expect.arrayContaining([
        'name',
        'description',
        'provider',
        'hasCourseInstance',
        'courseMode',
      ]),
    );
    expect(html).toContain(`itemProp="startDate" content="${intake.startsOn}"`);
  });
});
