import type { DatabaseSettings, Leftover } from '../database/database.ts';
import { missingDatabase, openDatabase } from '../database/open.ts';
import { eraseOne } from '../submissions/erasure.ts';
import { safeLine } from '../submissions/safe-text.ts';

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
  const id = safeLine(given);
  const unknown = new Error(`No submission has the id '${id}'. Nothing was deleted.`);
  // Opening a missing database would create it.
  if (missingDatabase(settings) !== null) throw unknown;
  await using database = await openDatabase(settings);
  const erased = await eraseOne(database, given);
  if (erased.outcome === 'unknown') throw unknown;
  const left = leftovers[erased.leftover];
  if (erased.outcome === 'erased-before') {
    return `The submission ${id}, received ${erased.receivedAt}, has already been deleted.\n${left}`;
  }
  return (
    `Deleted the ${erased.kind} submission ${id}, received ${erased.receivedAt}.\n` +
    (erased.isRemembered
      ? 'A late copy of it gets the original receipt and is not stored again. '
      : 'It was posted without JavaScript: the same text posted again is a new submission. ') +
    `Exports and backups that began earlier still contain it.\n${left}`
  );
};
