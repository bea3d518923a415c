import { queryStore } from '../../graphql/query-store.ts';
import { onConnectionBack } from '../../graphql/watched-fetch.ts';
import { givenOpenings } from '../../openings/given-openings.ts';
import { idle } from '../idle.ts';

const LISTS = ['vacancies', 'intakes'];
const FRESH_MS = 60 * 60_000;

const areFresh = async (): Promise<boolean> => {
  const at = await queryStore.readAt();
  return LISTS.every((list) => Date.now() - Date.parse(at?.[list] ?? '') < FRESH_MS);
};

const readAll = async (): Promise<boolean> => {
  await idle();
  const { keepOpenings, readIntakes, readVacancies } = await import(
    '../../graphql/opening-lists.ts'
  );
  const given = givenOpenings();
  if (given) {
    await keepOpenings(given);
    return true;
  }
  const lists = await Promise.all([readVacancies(), readIntakes()]);
  return lists.every((list) => list.status === 'ready' && !list.asOf);
};

/**
 * Makes the lists of openings part of the offline copy: those that the page has come with, or else by
 * reading them. Not if this device has read them within the hour, or cannot keep them. Lists that could
 * not be read are tried again when the connection returns. Never rejects.
 */
export const keepLists = async (): Promise<void> => {
  if (await areFresh().catch(() => true)) return;
  if (await readAll().catch(() => false)) return;
  const stop = onConnectionBack(() => {
    stop();
    void keepLists();
  });
};
