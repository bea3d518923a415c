import { describe, expect, it } from 'vitest';
import { limitKey, RateLimited, submissionLimit } from './rate-limit.ts';

describe('submissionLimit', () => {
  it('refuses one more than the limit, says for how long, and leaves others alone', async () => {
    const limit = submissionLimit({ submissions: 2, seconds: 60 });
    await limit.take('192.0.2.1');
    await limit.take('192.0.2.1');
    const refusal = await limit.take('192.0.2.1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RateLimited);
    expect(refusal).toMatchObject({ retryAfterSeconds: 60 });
    await expect(limit.take('192.0.2.2')).resolves.toBeUndefined();
  });

  it('takes back what came to nothing', async () => {
    const limit = submissionLimit({ submissions: 1, seconds: 60 });
    await limit.take('192.0.2.1');
    await limit.giveBack('192.0.2.1');
    await expect(limit.take('192.0.2.1')).resolves.toBeUndefined();
  });
});

describe('limitKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1::1', '2001:db8:0:1'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['1:2:3:4::', '1:2:3:4'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => expect(limitKey(address)).toBe(key));
});
