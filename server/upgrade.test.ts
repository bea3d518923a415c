import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Connection from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestFor } from '../src/submissions/operation.ts';
import type { Submission } from '../src/submissions/submission.ts';
import { databaseFile } from './database/embedded/file.ts';
import { idHash } from './submissions/tombstones.ts';
import { aContactMessage, makeDirectory, newId, originIn, startScript } from './testing/testing.ts';

const SAMPLE = 'server/testing/release-1';
const { stored, erased }: Record<'stored' | 'erased', Submission[]> = JSON.parse(
  readFileSync(join(SAMPLE, 'submissions.json'), 'utf8'),
);

// What the first release asks of a database, word for word.
const FIRST_RELEASE = {
  insert: `INSERT INTO submissions
    (id, kind, name, email, message, consent_version, composed_at, received_at)
    SELECT :id, :kind, :name, :email, :message, :consent_version, :composed_at, :received_at
    WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE id_hash = :id_hash)
    ON CONFLICT (id) DO NOTHING
    RETURNING id`,
  known: `SELECT id, kind, name, email, message, consent_version, composed_at, received_at,
      NULL AS content_hash
    FROM submissions WHERE id = :id
    UNION ALL
    SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, received_at, content_hash
    FROM tombstones WHERE id_hash = :id_hash`,
};

let directory: ReturnType<typeof makeDirectory>;
let url: string;
beforeEach(() => {
  directory = makeDirectory();
  mkdirSync(join(directory.path, 'data'));
  cpSync(join(SAMPLE, 'submissions.db'), join(directory.path, 'data/submissions.db'));
  url = `file:${join(directory.path, 'data/submissions.db')}`;
});
afterEach(() => directory.remove());

/** Sends to this release's server, and returns when each submission was received. */
const receivedBy = async (submissions: readonly Submission[]): Promise<readonly string[]> => {
  const { child } = startScript('server', { PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: url });
  child.stderr.pipe(process.stderr);
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const origin = originIn(line);
  const times = await Promise.all(
    submissions.map(async (submission) => {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestFor(submission)),
      });
      const { data } = await response.json();
      return (data.sendContactMessage ?? data.subscribeToNewsletter).receivedAt;
    }),
  );
  const closed = once(child, 'close');
  child.kill();
  await closed;
  return times;
};

it("this release takes over the first one's database, whose statements still work, and takes it back", {
  timeout: 60_000,
}, async () => {
  const message = aContactMessage();
  const times = await receivedBy([...stored, ...erased, message]);
  expect(times).toEqual(times.map(() => expect.stringMatching(/^20\d\d-/)));
  expect(times[0]).toBe('2026-11-20T09:00:00.000Z');

  const meanwhile = aContactMessage({ id: newId() });
  const client = new Connection(databaseFile(url));
  const { id, fields } = message;
  const known = { id, id_hash: idHash(id) };
  expect(client.prepare(FIRST_RELEASE.known).all(known)).toMatchObject([
    {
      ...fields,
      kind: 'contact',
      composed_at: message.composedAt,
      received_at: times.at(-1) ?? '',
    },
  ]);
  const args = {
    ...meanwhile.fields,
    id: meanwhile.id,
    kind: 'contact',
    consent_version: null,
    composed_at: meanwhile.composedAt,
    received_at: '2026-11-21T10:00:00.000Z',
    id_hash: idHash(meanwhile.id),
  };
  expect(client.prepare(FIRST_RELEASE.insert).all(args)).toHaveLength(1);
  client.close();

  expect(await receivedBy([meanwhile, message, ...stored])).toEqual([
    '2026-11-21T10:00:00.000Z',
    times.at(-1),
    ...times.slice(0, stored.length),
  ]);
});
