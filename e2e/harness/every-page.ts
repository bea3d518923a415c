import { parse } from 'valibot';
import shipped from '../../server/openings.json' with { type: 'json' };
import { OpeningsSchema } from '../../src/openings/openings.ts';
import { entryPage, pages } from '../../src/prerender/pages.ts';

const { vacancies, intakes } = parse(OpeningsSchema, shipped);

/** Every page on the server: the built pages, and the pages of the shipped openings. */
export const everyPage = [...pages, ...[...vacancies, ...intakes].map(entryPage)];
