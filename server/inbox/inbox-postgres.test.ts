import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { hasPostgres, postgresDatabase } from '../testing/engines.ts';
import { aContactMessage, aSubscription, startScript } from '../testing/testing.ts';

describe.skipIf(!hasPostgres)('npm run inbox on PostgreSQL', { timeout: 60_000 }, () => {
  it('lists, selects and deletes submissions while the database is in use', async () => {
    const { url } = await postgresDatabase();
    const inbox = (...args: string[]) => startScript('inbox', { DATABASE_URL: url }, args).finish();
    expect(await inbox()).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing') });

    const database = await openDatabase({ url });
    const submissions = submissionsIn(database);
    const [message, subscription] = [aContactMessage(), aSubscription()];
    await submissions.store(message);
    await submissions.store(subscription);
    const listed = await inbox('--json', '--kind', 'contact', '--since', '2026-01-01');
    expect(JSON.parse(listed.stdout)).toMatchObject({ id: message.id, ...message.fields });

    const deleted = await inbox('--delete', message.id);
    expect([deleted.code, deleted.stderr]).toEqual([0, '']);
    expect(await submissions.recall(message)).toMatchObject({ outcome: 'replay' });
    expect((await inbox('--json')).stdout.trim().split('\n')).toHaveLength(1);
    await database.close();
  });
});
