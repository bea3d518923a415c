import type { DatabaseSettings, Leftover } from '../database/database.ts';
import { missingDatabase, openDatabase } from '../database/open.ts';
import { type Erased, eraseOne } from '../submissions/erasure.ts';
import { safeLine } from '../submissions/safe-text.ts';

const erase = async (settings: DatabaseSettings, id: string): Promise<Erased> => {
  // Opening a missing database would create it.
  if (missingDatabase(settings) !== null) return { outcome: 'unknown', leftover: 'none' };
  await using database = await openDatabase(settings);
  return await eraseOne(database, id);
};

const leftovers: Readonly<Record<Leftover, string>> = {
  none: '',
  'being-read':
    'Its text stays in the file that ends in -wal while a backup or another program reads the ' +
    'database. Run this command again afterwards to remove the text.\n',
  'of-the-engine':
    'The database server’s own files and log may contain its text until they are overwritten.\n',
};

/**
 * @returns a message for staff
 * @throws Error if the id is unknown
 */
export const deleteFromInbox = async (
  settings: DatabaseSettings,
  given: string,
): Promise<string> => {
  const erased = await erase(settings, given);
  const id = safeLine(given);
  const left = leftovers[erased.leftover];
  switch (erased.outcome) {
    case 'erased':
      return (
        `Deleted the ${erased.kind} submission ${id}, received ${erased.receivedAt}.\n` +
        (erased.isRemembered
          ? 'A late copy of it gets the original receipt and is not stored again. '
          : 'It was posted without JavaScript: the same text posted again is a new submission. ') +
        `Exports and backups that began earlier still contain it.\n${left}`
      );
    case 'erased-before':
      return `The submission ${id}, received ${erased.receivedAt}, has already been deleted.\n${left}`;
    case 'unknown':
      throw new Error(`No submission has the id '${id}'. Nothing was deleted.`);
  }
};
