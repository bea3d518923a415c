import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { officeDay } from '../src/content/office-day.ts';
import { type Openings, OpeningsSchema } from '../src/openings/openings.ts';
import { watchJson } from './json-file.ts';

const OPENINGS_FILE = fileURLToPath(new URL('./openings.json', import.meta.url));

export interface WatchedOpenings {
  /**
   * What is open today, by the last version of the file that was as it should be.
   * @throws while there has been none
   */
  readonly current: () => Openings;
  /** The title of an entry, open or not; undefined while there is no list. */
  readonly titleOf: (list: keyof Openings, id: string) => string | undefined;
  /** Whether an intake has started or is missing in the list; false while there is no list. */
  readonly isClosedIntake: (id: string) => boolean;
  /** Reads the file if it has changed, and logs what is wrong with it. */
  readonly look: () => void;
}

/** `openings.json`, which staff edit while the server runs. */
export const watchOpenings = (
  log: Pick<FastifyBaseLogger, 'error'>,
  file = OPENINGS_FILE,
  now: () => number = Date.now,
): WatchedOpenings => {
  const read = watchJson(file, OpeningsSchema, log);
  let openings: Openings | null = null;
  let isMissing = false;

  const look = () => {
    openings = read() ?? openings;
    const wasMissing = isMissing;
    isMissing = !existsSync(file);
    if (isMissing && !wasMissing) log.error({ file }, 'file is missing');
  };

  const openToday = (): Openings | null => {
    look();
    const today = officeDay(now());
    return (
      openings && {
        vacancies: openings.vacancies.filter(({ closingDate }) => closingDate >= today),
        intakes: openings.intakes.filter(({ startsOn }) => startsOn >= today),
      }
    );
  };

  return {
    look,
    current() {
      const open = openToday();
      if (!open) throw new Error('openings.json is missing or not as expected');
      return open;
    },
    titleOf(list, id) {
      look();
      return openings?.[list].find((entry) => entry.id === id)?.title;
    },
    isClosedIntake(id) {
      const open = openToday();
      return open !== null && !open.intakes.some((intake) => intake.id === id);
    },
  };
};
