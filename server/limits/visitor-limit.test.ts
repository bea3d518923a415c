import { afterEach, describe, expect, it } from 'vitest';
import { requestFor } from '../../src/submissions/operation.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aContactMessage, aSubscription } from '../testing/testing.ts';
import { RateLimited } from './rate-limit.ts';
import { emailKeys, visitorLimit } from './visitor-limit.ts';

const twoEach = {
  rateLimit: { submissions: 2, seconds: 60 },
  emailRateLimit: { submissions: 2, seconds: 3600 },
};

describe('visitorLimit', () => {
  it('refuses an e-mail address from wherever it comes, and counts that for no network', async () => {
    const limit = visitorLimit(twoEach);
    const email = 'thandi@client.example';
    await limit.take({ address: '192.0.2.1', email });
    await limit.take({ address: '192.0.2.2', email });
    for (let n = 0; n < 3; n += 1) {
      const refusal = await limit.take({ address: '192.0.2.3', email }).catch((error) => error);
      expect(refusal).toBeInstanceOf(RateLimited);
      expect(refusal).toMatchObject({ retryAfterSeconds: 3600 });
    }
    await limit.take({ address: '192.0.2.3', email: 'a@b.example' });
    await limit.take({ address: '192.0.2.3', email: 'c@d.example' });
  });

  it('lets nobody who is refused by his network use up an e-mail address', async () => {
    const limit = visitorLimit(twoEach);
    await limit.take({ address: '192.0.2.1', email: 'a@b.example' });
    await limit.take({ address: '192.0.2.1', email: 'c@d.example' });
    for (let n = 0; n < 3; n += 1) {
      await expect(limit.take({ address: '192.0.2.1', email: 'e@f.example' })).rejects.toThrow();
    }
    await limit.take({ address: '192.0.2.2', email: 'e@f.example' });
  });

  it('takes back what came to nothing, from both', async () => {
    const limit = visitorLimit(twoEach);
    const sender = { address: '192.0.2.1', email: 'a@b.example' };
    for (let n = 0; n < 5; n += 1) {
      await limit.take(sender);
      await limit.giveBack(sender);
    }
  });
});

describe('emailKeys', () => {
  it('knows a mailbox by its other spellings, under a salt of its own, and not in clear', () => {
    const keyOf = emailKeys();
    expect(keyOf('Thandi+news@Client.example')).toBe(keyOf('thandi@client.example'));
    expect(keyOf('+a@client.example')).not.toBe(keyOf('+b@client.example'));
    expect(keyOf('thandi@client.example')).not.toBe(keyOf('thandi@other.example'));
    expect(keyOf('thandi@client.example')).toMatch(/^[\w-]{43}$/);
    expect(emailKeys()('thandi@client.example')).not.toBe(keyOf('thandi@client.example'));
  });
});

describe('the endpoint', () => {
  let server: TestApp;
  afterEach(() => server.stop());
  const post = (submission: Parameters<typeof requestFor>[0]) =>
    server.app.inject({ method: 'POST', url: '/graphql', payload: requestFor(submission) });

  it('answers 429 with the wait of the e-mail address, and still answers replays', async () => {
    server = await startTestApp({ emailRateLimit: twoEach.emailRateLimit });
    const message = aContactMessage();
    const first = (await post(message)).json();
    // Replays come before any limit and are not counted, at once or later.
    await Promise.all([post(message), post(message)]);
    await post(aSubscription());

    const refused = await post(aContactMessage());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect((await post(message)).json()).toEqual(first);
    const fields = { ...message.fields, email: 'somebody@else.example' };
    expect((await post(aContactMessage({ fields }))).statusCode).toBe(200);
    expect(server.logged()).not.toContain('thandi');
  });

  it('counts one submission sent by several at once as one', async () => {
    server = await startTestApp({ emailRateLimit: { submissions: 6, seconds: 3600 } });
    const message = aContactMessage();
    await Promise.all(Array.from({ length: 5 }, () => post(message)));
    for (let n = 0; n < 5; n += 1) expect((await post(aContactMessage())).statusCode).toBe(200);
    expect((await post(aContactMessage())).statusCode).toBe(429);
  });
});
