import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { testApp } from '../testing/for-one-test.ts';

/** These audits query `__type`, and fail because introspection is off. */
const exempt = ['28B9', '2EA1', '6A70', 'D6D5'];

it('/graphql conforms to the GraphQL over HTTP specification', async () => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const results = await auditServer({ url: `${app.listeningOrigin}/graphql` });
  expect(results.length).toBeGreaterThan(60);
  const missed = results.filter(({ status }) => status !== 'ok');
  expect(missed.map(({ id }) => id).toSorted()).toEqual(exempt);
});
