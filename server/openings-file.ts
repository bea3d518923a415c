import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { officeDay } from '../src/content/office-day.ts';
import { isOpen } from '../src/openings/is-open.ts';
import { type DatedOpenings, type Openings, OpeningsSchema } from '../src/openings/openings.ts';
import { watchJson } from './json-file.ts';

const OPENINGS_FILE = fileURLToPath(new URL('./openings.json', import.meta.url));

/** Watches `openings.json`, which staff edit while the server runs. */
export const watchOpenings = (
  log: Pick<FastifyBaseLogger, 'error'>,
  file = OPENINGS_FILE,
  now: () => number = Date.now,
) => {
  const readFile = watchJson(file, OpeningsSchema, log);
  let openings: DatedOpenings | null = null;
  let isMissing = false;

  /**
   * Returns all entries of the file's last valid version, and today's date; null if no version has
   * been valid. Returns the same object until the file or the day changes. Logs new problems.
   */
  const read = (): DatedOpenings | null => {
    const found = readFile();
    const wasMissing = isMissing;
    isMissing = !found && !existsSync(file);
    if (isMissing && !wasMissing) log.error({ file }, 'file is missing');
    const latest = found ?? openings;
    const today = officeDay(now());
    if (latest && (latest.vacancies !== openings?.vacancies || today !== openings.today)) {
      openings = { ...latest, today };
    }
    return openings;
  };

  /** Returns the entries that are open today; null if the file has never been valid. */
  const openToday = (): Openings | null => {
    const every = read();
    return (
      every && {
        vacancies: every.vacancies.filter((entry) => isOpen(entry, every.today)),
        intakes: every.intakes.filter((entry) => isOpen(entry, every.today)),
      }
    );
  };

  return {
    read,
    openToday,
    /** Returns the day of the last edit, ISO 8601; undefined while the file is missing. */
    changedOn: () => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found && officeDay(found.mtimeMs);
    },
    /** Returns the entries that are open today. @throws if the file has never been valid */
    current() {
      const open = openToday();
      if (!open) throw new Error('openings.json is missing or invalid');
      return open;
    },
    /** Returns the title of an open or closed entry; undefined if the entry is unknown. */
    titleOf: (list: keyof Openings, id: string) =>
      read()?.[list].find((entry) => entry.id === id)?.title,
    /** Whether an intake is unknown or has started; false if the file has never been valid. */
    isClosedIntake(id: string) {
      const open = openToday();
      return open !== null && !open.intakes.some((intake) => intake.id === id);
    },
  };
};

export type WatchedOpenings = ReturnType<typeof watchOpenings>;
