import { storagePrefix } from '../content/site.ts';

/** The outbox's database, lock, channel and Background Sync tag. */
export const OUTBOX = `${storagePrefix}-outbox`;
