import { confirmationLinkWorks } from '../../src/content/retention.ts';
import type { SubmissionOf } from '../../src/submissions/submission.ts';
import type { Database, Statement } from '../database/database.ts';
import { instantBefore } from '../submissions/due.ts';
import { endTokenOf, isToken, tokenHash } from './tokens.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** Tokens that were created before the returned time have expired. */
export const tokensExpireBefore = (now: number): string =>
  instantBefore(confirmationLinkWorks, now);

/** Records, confirms and ends newsletter subscriptions in a database from `openDatabase`. */
export const subscriptionsIn = (database: Database, secret: string, now = Date.now) => {
  const addressHash = (email: string) => tokenHash(endTokenOf(secret, email));
  return {
    /**
     * Returns the statement that records a new subscription, for the transaction that stores the
     * submission. Inserts nothing if the submission has been erased.
     * @param asked whether the subscriber is asked, by mail, to confirm
     */
    record: ({ id, fields }: SubmissionOf<'newsletter'>, asked: boolean): Statement => ({
      sql: `INSERT INTO subscriptions (id, address_hash, asked)
        SELECT $1, $2, CAST($3 AS INTEGER) WHERE EXISTS (SELECT 1 FROM submissions WHERE id = $1)
        ON CONFLICT (id) DO NOTHING`,
      args: [id, addressHash(fields.email), asked ? 1 : 0],
    }),

    /** @returns whether the token's subscription is confirmed, by this call or an earlier one */
    async confirm(token: unknown) {
      if (!isToken(token)) return false;
      const [confirmed] = await database.write([
        {
          sql: `UPDATE subscriptions SET confirmed_at = coalesce(confirmed_at, $3)
            WHERE ended_at IS NULL AND id IN (
              SELECT id FROM confirmations WHERE token_hash = $1 AND made_at > $2)
            RETURNING id`,
          args: [tokenHash(token), tokensExpireBefore(now()), iso(now())],
        },
      ]);
      return confirmed?.length === 1;
    },

    /** @returns whether the token's address is unsubscribed, by this call or an earlier one */
    async end(token: unknown) {
      if (!isToken(token)) return false;
      const [ended = []] = await database.write([
        {
          sql: `UPDATE subscriptions SET ended_at = coalesce(ended_at, $2)
            WHERE address_hash = $1 RETURNING id`,
          args: [tokenHash(token), iso(now())],
        },
      ]);
      return ended.length > 0;
    },

    async endedOf(email: string) {
      const [row] = await database.read({
        sql: 'SELECT count(*) AS n FROM subscriptions WHERE address_hash = $1 AND ended_at IS NOT NULL',
        args: [addressHash(email)],
      });
      return Number(row?.['n']);
    },
  };
};

export type Subscriptions = ReturnType<typeof subscriptionsIn>;
