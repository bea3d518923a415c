import { describe, expect, it } from 'vitest';
import { memoryCounters } from './counters.ts';
import { RateLimited, submissionLimit } from './rate-limit.ts';

const limitOf = (submissions: number) =>
  submissionLimit('test', memoryCounters().counter('test', { submissions, seconds: 60 }));

describe('submissionLimit', () => {
  it('rejects an attempt above the limit, says for how long, and does not affect other keys', async () => {
    const limit = limitOf(2);
    await limit.take('192.0.2.1');
    await limit.take('192.0.2.1');
    const refusal = await limit.take('192.0.2.1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimited);
    expect(refusal).toMatchObject({ retryAfterSeconds: 60 });
    await expect(limit.take('192.0.2.2')).resolves.toBeUndefined();
  });

  it('stops counting attempts that are given back', async () => {
    const limit = limitOf(1);
    await limit.take('192.0.2.1');
    await limit.giveBack('192.0.2.1');
    await expect(limit.take('192.0.2.1')).resolves.toBeUndefined();
  });
});
