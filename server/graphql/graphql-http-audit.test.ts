import { auditServer } from 'graphql-http';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  return server.stop;
});

/** These audits query `__type`, and fail because introspection is off. */
const exempt = ['28B9', '2EA1', '6A70', 'D6D5'];

it('/graphql conforms to the GraphQL over HTTP specification', async () => {
  const results = await auditServer({ url: `${server.app.listeningOrigin}/graphql` });
  expect(results.length).toBeGreaterThan(60);
  const missed = results.filter(({ status }) => status !== 'ok');
  expect(missed.map(({ id }) => id).toSorted()).toEqual(exempt);
});
