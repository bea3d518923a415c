import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { officeDay } from '../src/content/office-day.ts';
import { isOpen } from '../src/openings/is-open.ts';
import { type DatedOpenings, type Openings, OpeningsSchema } from '../src/openings/openings.ts';
import { watchJson } from './json-file.ts';

const OPENINGS_FILE = fileURLToPath(new URL('./openings.json', import.meta.url));

export interface WatchedOpenings {
  /**
   * Returns every entry of the last valid version of the file, and today's date. Returns the same
   * object until the file or the day changes. Returns null if the file has never been valid.
   */
  readonly dated: () => DatedOpenings | null;
  /** Returns the day of the last edit, ISO 8601; undefined while the file is missing. */
  readonly changedOn: () => string | undefined;
  /**
   * Returns the entries of the last valid version of the file that are open today.
   * @throws if the file has never been valid
   */
  readonly current: () => Openings;
  /**
   * Returns the title of an entry, even if the entry is closed; undefined if the entry is unknown.
   */
  readonly titleOf: (list: keyof Openings, id: string) => string | undefined;
  /**
   * Whether an intake is unknown, or has started. Returns false if the file has never been valid.
   */
  readonly isClosedIntake: (id: string) => boolean;
  /** Reads the file if it has changed, and logs its problems. */
  readonly look: () => void;
}

/** Watches `openings.json`, which staff edit while the server runs. */
export const watchOpenings = (
  log: Pick<FastifyBaseLogger, 'error'>,
  file = OPENINGS_FILE,
  now: () => number = Date.now,
): WatchedOpenings => {
  const read = watchJson(file, OpeningsSchema, log);
  let openings: Openings | null = null;
  let dated: DatedOpenings | null = null;
  let isMissing = false;

  const look = () => {
    const found = read();
    openings = found ?? openings;
    const wasMissing = isMissing;
    isMissing = !found && !existsSync(file);
    if (isMissing && !wasMissing) log.error({ file }, 'file is missing');
  };

  const today = () => {
    look();
    const day = officeDay(now());
    if (openings && (openings.vacancies !== dated?.vacancies || day !== dated.today)) {
      dated = { ...openings, today: day };
    }
    return dated;
  };

  const openToday = (): Openings | null => {
    const every = today();
    return (
      every && {
        vacancies: every.vacancies.filter((entry) => isOpen(entry, every.today)),
        intakes: every.intakes.filter((entry) => isOpen(entry, every.today)),
      }
    );
  };

  return {
    look,
    dated: today,
    changedOn: () => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found && officeDay(found.mtimeMs);
    },
    current() {
      const open = openToday();
      if (!open) throw new Error('openings.json is missing or invalid');
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
