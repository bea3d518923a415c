import { expect, it } from 'vitest';
import { testApp } from './testing/for-one-test.ts';

const warnings = async (trustProxy: false | string, headers: Record<string, string>) => {
  const server = await testApp({ trustProxy });
  for (const url of ['/', '/healthz', '/graphql']) await server.app.inject({ url, headers });
  return server.logged().match(/TRUST_PROXY is off/g)?.length ?? 0;
};

it.each([
  ['one warning about an untrusted proxy', false, { 'x-forwarded-for': '192.0.2.1' }, 1],
  ['one warning if only the protocol is forwarded', false, { 'x-forwarded-proto': 'https' }, 1],
  ['no warning about a trusted proxy', 'loopback', { 'x-forwarded-for': '192.0.2.1' }, 0],
  ['no warning without a proxy', false, {}, 0],
] as const)('the server logs %s', async (_, trustProxy, headers, times) => {
  expect(await warnings(trustProxy, headers)).toBe(times);
});
