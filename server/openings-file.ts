import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { watchJson } from './json-file.ts';

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Day = v.pipe(v.string(), v.isoDate());

const Openings = v.object({
  vacancies: v.array(
    v.object({
      id: Text,
      title: Text,
      team: Text,
      location: Text,
      employmentType: Text,
      summary: Text,
      closingDate: Day,
    }),
  ),
  intakes: v.array(
    v.object({
      id: Text,
      programme: v.picklist(['quarterly-intensives', 'annual-workshops', 'online-courses']),
      title: Text,
      startsOn: Day,
      format: Text,
      seatsLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});

export type Openings = v.InferOutput<typeof Openings>;

const OPENINGS_FILE = fileURLToPath(new URL('./openings.json', import.meta.url));

/**
 * What `openings.json` says now; an edit shows without a restart.
 * @returns a reader that throws while there is nothing readable
 */
export const watchOpenings = (
  log: Pick<FastifyBaseLogger, 'error'>,
  file = OPENINGS_FILE,
): (() => Openings) => {
  const read = watchJson(file, Openings, log);
  return () => {
    const openings = read();
    if (!openings) throw new Error('openings.json is missing or not as expected');
    return openings;
  };
};
