import { queryStore } from '../../graphql/query-store.ts';
import { onConnectionBack } from '../../graphql/watched-fetch.ts';
import { idle } from '../idle.ts';

const LISTS = ['vacancies', 'intakes'];
const FRESH_MS = 60 * 60_000;

const areFresh = async (): Promise<boolean> => {
  const at = await queryStore.readAt();
  return LISTS.every((list) => Date.now() - Date.parse(at?.[list] ?? '') < FRESH_MS);
};

const readAll = async (): Promise<boolean> => {
  await idle();
  const { readIntakes, readVacancies } = await import('../../graphql/opening-lists.ts');
  const lists = await Promise.all([readVacancies(), readIntakes()]);
  return lists.every((list) => list.status === 'ready' && !list.asOf);
};

/**
 * Reads the lists that change between releases, so that they are part of the offline copy; not if
 * this device has read them within the hour, nor where it cannot keep them. What could not be
 * loaded is tried again when the connection returns. Never rejects.
 */
export const keepLists = async (): Promise<void> => {
  if (await areFresh().catch(() => true)) return;
  if (await readAll().catch(() => false)) return;
  const stop = onConnectionBack(() => {
    stop();
    void keepLists();
  });
};
