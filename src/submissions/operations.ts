import type { Submission, SubmissionKind } from './submission.ts';

/**
 * The two mutations as printed documents. The page's Apollo client parses them; the worker posts
 * them as they stand, so that both send the same request.
 */
export const operations = {
  contact: {
    operationName: 'SendContactMessage',
    resultField: 'sendContactMessage',
    query: `mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`,
  },
  newsletter: {
    operationName: 'SubscribeToNewsletter',
    resultField: 'subscribeToNewsletter',
    query: `mutation SubscribeToNewsletter($input: NewsletterSubscriptionInput!) {
  subscribeToNewsletter(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`,
  },
} as const satisfies Record<
  SubmissionKind,
  { operationName: string; resultField: string; query: string }
>;

/** The mutation's variables for `submission`. */
export const variablesOf = ({ id, composedAt, fields }: Submission) => ({
  input: { id, composedAt, ...fields },
});
