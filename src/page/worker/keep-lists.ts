import { onConnectionBack } from '../../connection/watched-fetch.ts';
import { queryStore } from '../../graphql/query-store.ts';
import { givenOpenings } from '../../openings/given-openings.ts';
import { idle } from '../idle.ts';

const LISTS = ['vacancies', 'intakes'] as const;
const FRESH_MS = 60 * 60_000;

const areFresh = async (): Promise<boolean> => {
  const at = await queryStore.readAt();
  return LISTS.every((list) => Date.now() - Date.parse(at?.[list] ?? '') < FRESH_MS);
};

const readAll = async (): Promise<boolean> => {
  await idle();
  const { keepOpenings, readList } = await import('../../graphql/opening-lists.ts');
  const given = givenOpenings();
  if (given) {
    await keepOpenings(given);
    return true;
  }
  const lists = await Promise.all(LISTS.map(readList));
  return lists.every((list) => list.status === 'ready' && !list.asOf);
};

/**
 * Stores the lists of openings on the device: those in the page's document, or newly read ones.
 * Does nothing if both lists were read within the last hour, or if storage fails. Retries a failed
 * read when the connection is back. Never rejects.
 */
export const keepLists = async (): Promise<void> => {
  if (await areFresh().catch(() => true)) return;
  if (await readAll().catch(() => false)) return;
  const stop = onConnectionBack(() => {
    stop();
    void keepLists();
  });
};
