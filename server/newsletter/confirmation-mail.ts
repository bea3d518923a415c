import { mailWords } from '../../src/content/mail.ts';
import { newsletterLinks } from '../../src/submissions/native-forms.ts';
import type { Purpose } from '../mail/mail.ts';
import { rendered } from '../mail/rendered.ts';
import { newToken, tokenHash, unsubscribeLink } from './tokens.ts';

const DAY_MS = 86_400_000;
/** The most emails to one address in 24 hours. A stranger may have entered the address. */
const MOST_A_DAY = 3;

const { subject, intro, link, outro } = mailWords.confirmation;

// Excludes addresses that are already confirmed, and subscriptions that have ended.
const PENDING = `SELECT email, address_hash FROM subscriptions
  JOIN submissions ON submissions.id = subscriptions.id
  WHERE subscriptions.id = $1 AND asked = 1 AND confirmed_at IS NULL AND ended_at IS NULL
    AND NOT EXISTS (
      SELECT 1 FROM subscriptions AS other WHERE other.address_hash = subscriptions.address_hash
        AND other.confirmed_at IS NOT NULL AND other.ended_at IS NULL)`;

const ASKED_TODAY = `SELECT count(DISTINCT confirmations.id) AS n FROM confirmations
  JOIN subscriptions ON subscriptions.id = confirmations.id
  WHERE address_hash = $1 AND made_at > $2 AND confirmations.id <> $3`;

/**
 * Returns the purpose for emails that ask a new subscriber to confirm the address. The token is
 * created when the email is composed. Only its hash is stored, so a resent email has a new token.
 */
export const confirmationMail = (secret: string, siteUrl: () => string): Purpose => ({
  isFor: ({ kind }) => kind === 'newsletter',
  compose: async (id, { database, now }) => {
    const [pending] = await database.read({ sql: PENDING, args: [id] });
    if (!pending) return null;
    const dayAgo = new Date(now.valueOf() - DAY_MS).toISOString();
    const [asked] = await database.read({
      sql: ASKED_TODAY,
      args: [String(pending['address_hash']), dayAgo, id],
    });
    if (Number(asked?.['n']) >= MOST_A_DAY) return null;

    const site = siteUrl();
    const token = newToken();
    await database.write([
      {
        sql: `INSERT INTO confirmations (token_hash, id, made_at)
          SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM subscriptions WHERE id = $2)
          ON CONFLICT (token_hash) DO NOTHING`,
        args: [tokenHash(token), id, now.toISOString()],
      },
    ]);
    const email = String(pending['email']);
    const confirm = `${site}${newsletterLinks.confirm.page}?token=${token}`;
    return {
      to: [email],
      subject,
      // For mail programs' unsubscribe button, which posts to the link (RFC 8058).
      headers: {
        'List-Unsubscribe': `<${unsubscribeLink(site, secret, email)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      ...rendered([...intro, { link: confirm, words: link }, ...outro]),
    };
  },
});
