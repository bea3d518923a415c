import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionOf } from '../../src/submissions/submission.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { everythingStored, makeDirectory, newId } from '../testing/testing.ts';
import { eraseOne } from './erasure.ts';
import { createReceive } from './receive.ts';
import { type Submissions, submissionsIn } from './submission-store.ts';

// Written by the first release, with fields in columns and the first form of tombstones.
const sample = (name: string) =>
  fileURLToPath(new URL(`../testing/release-1/${name}`, import.meta.url));
const {
  stored: [contact, newsletter],
  erased,
}: {
  stored: [SubmissionOf<'contact'>, SubmissionOf<'newsletter'>];
  erased: [SubmissionOf<'contact'>, SubmissionOf<'newsletter'>];
} = JSON.parse(readFileSync(sample('submissions.json'), 'utf8'));

describe('a database of the first release', () => {
  let directory: ReturnType<typeof makeDirectory>;
  let url: string;
  let database: Database;
  let submissions: Submissions;
  beforeEach(async () => {
    directory = makeDirectory();
    const file = join(directory.path, 'submissions.db');
    copyFileSync(sample('submissions.db'), file);
    url = `file:${file}`;
    database = await openDatabase({ url });
    submissions = submissionsIn(database);
  });
  afterEach(async () => {
    await database.close();
    directory.remove();
  });

  it('opens, and lists what it holds', async () => {
    expect(await everythingStored({ url })).toMatchObject([
      { kind: 'contact', ...contact.fields, signs: 'quick' },
      { kind: 'newsletter', ...newsletter.fields },
    ]);
  });

  it('gives a replay its first receipt, and refuses other words under its id', async () => {
    expect(await submissions.store(contact)).toEqual({
      outcome: 'replay',
      receivedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(await submissions.store(newsletter)).toMatchObject({ outcome: 'replay' });
    const other = { ...contact, fields: { ...contact.fields, name: 'Somebody Else' } };
    expect(await submissions.store(other)).toEqual({ outcome: 'conflict' });
  });

  it.each(erased)('knows by its tombstone an erased $kind', async (submission) => {
    expect(await submissions.store(submission)).toMatchObject({ outcome: 'replay' });
    const other = { ...submission, composedAt: '2026-11-20T08:09:00.000Z' };
    expect(await submissions.store(other as typeof contact)).toEqual({ outcome: 'conflict' });
    expect(await everythingStored({ url })).toHaveLength(2);
  });

  it('erases a row of the first release so that its replay is known', async () => {
    await eraseOne(database, contact.id);
    expect(await submissions.store(contact)).toMatchObject({ outcome: 'replay' });
  });

  it('gives a replay its receipt though line breaks in a name were kept then', async () => {
    const limit = {
      take: () => expect.fail('taken for a new one'),
      giveBack: async () => undefined,
    };
    const receive = createReceive(() => ({ submissions, limit }));
    const fields = { ...contact.fields, name: 'Thandi\nNkosi' };
    const broken = { ...contact, id: newId(), fields };
    await submissions.store(broken);
    const replay = { ...broken, way: 'graphql' as const, signs: [], address: '192.0.2.1' };
    expect(await receive(replay)).toMatchObject({ receivedAt: expect.any(String) });
    const other = { ...replay, fields: { ...fields, name: 'Thandi\nDube' } };
    expect(await receive(other)).toMatchObject({ problems: [{ field: 'id' }] });
    await eraseOne(database, broken.id);
    expect(await receive(replay)).toMatchObject({ receivedAt: expect.any(String) });
    expect(await receive(other)).toMatchObject({ problems: [{ field: 'id' }] });
  });

  it('is opened by two servers at once', async () => {
    const file = join(directory.path, 'twice.db');
    copyFileSync(sample('submissions.db'), file);
    const both = await Promise.all([
      openDatabase({ url: `file:${file}` }),
      openDatabase({ url: `file:${file}` }),
    ]);
    for (const each of both) {
      expect(await submissionsIn(each).store(contact)).toMatchObject({ outcome: 'replay' });
      await each.close();
    }
  });

  it('knows a message that came without its optional fields, as this server once wanted it', async () => {
    const full = {
      ...contact,
      id: '00000000-0000-4000-8000-000000000007' as typeof contact.id,
      fields: { ...contact.fields, topic: 'services/cloud' },
    };
    const plain = {
      ...full,
      fields: { ...contact.fields, message: `Topic: services/cloud\n\n${contact.fields.message}` },
    };
    await submissions.store(plain);
    expect(await submissions.store(full)).toMatchObject({ outcome: 'replay' });
    await eraseOne(database, full.id);
    expect(await submissions.store(full)).toMatchObject({ outcome: 'replay' });
  });
});

it('stores optional fields, compares them, and leaves them out where they are blank', async () => {
  const directory = makeDirectory();
  const url = `file:${join(directory.path, 'new.db')}`;
  const database = await openDatabase({ url });
  const submissions = submissionsIn(database);
  const withTopic = { ...contact, fields: { ...contact.fields, topic: 'services/cloud' } };
  expect(await submissions.store(withTopic)).toMatchObject({ outcome: 'stored' });
  expect(await submissions.store(withTopic)).toMatchObject({ outcome: 'replay' });
  expect(await submissions.store(contact)).toEqual({ outcome: 'conflict' });
  expect(await everythingStored({ url })).toMatchObject([{ topic: 'services/cloud' }]);
  await database.close();
  directory.remove();
});
