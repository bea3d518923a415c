import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requestFor } from '../../src/submissions/operation.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aContactMessage, aSubscription } from '../testing/testing.ts';

// The exact documents that pages of the first release send. Such a page may still be open in a tab.
const documents = {
  SendContactMessage: `mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`,
  SubscribeToNewsletter: `mutation SubscribeToNewsletter($input: NewsletterSubscriptionInput!) {
  subscribeToNewsletter(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`,
  Vacancies: `query Vacancies {
  vacancies { id title team location employmentType summary closingDate __typename }
}`,
  Intakes: `query Intakes {
  intakes { id programme title startsOn format seatsLeft __typename }
}`,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  return server.stop;
});

// The first release's outbox accepts both media types; its Apollo client accepts only plain JSON.
describe.each(['application/graphql-response+json, application/json', 'application/json'])(
  'a page of an earlier release that accepts %s',
  (accept) => {
    const send = async (operationName: keyof typeof documents, variables: object = {}) => {
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', accept },
        payload: { operationName, query: documents[operationName], variables },
      });
      const { data, errors } = JSON.parse(body);
      expect([statusCode, errors]).toEqual([200, undefined]);
      return data;
    };

    it('gets its receipts with status 200', async () => {
      const [message, subscription] = [aContactMessage(), aSubscription()];
      expect(await send('SendContactMessage', requestFor(message).variables)).toMatchObject({
        sendContactMessage: { __typename: 'SubmissionReceipt', id: message.id },
      });
      expect(await send('SubscribeToNewsletter', requestFor(subscription).variables)).toMatchObject(
        { subscribeToNewsletter: { __typename: 'SubmissionReceipt', id: subscription.id } },
      );
    });

    it('gets vacancies and intakes', async () => {
      // All shipped openings are open on this day.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
      const { vacancies } = await send('Vacancies');
      expect(vacancies).toHaveLength(3);
      expect(vacancies[0]).toMatchObject({
        employmentType: 'Full-time',
        closingDate: '2027-02-26',
      });
      const { intakes } = await send('Intakes');
      expect(intakes).toHaveLength(4);
      expect(intakes[0]).toMatchObject({ format: expect.stringMatching(/^Five full days, /) });
    });
  },
);
