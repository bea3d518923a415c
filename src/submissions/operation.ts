import { type Kind, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

/** The mutation of a kind as a printed document. The page's Apollo client parses it; the worker
 * posts it as it stands, so that both send the same request. */
export const mutationFor = (kind: Kind): string => {
  const { name, field, input } = kinds[kind].mutation;
  return `mutation ${name}($input: ${input}!) {
  ${field}(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`;
};

/** The mutation's variables for `submission`. */
export const variablesOf = ({ id, composedAt, fields }: Submission) => ({
  input: { id, composedAt, ...fields },
});

/** The body of the POST that carries `submission`. */
export const requestFor = (submission: Submission) => ({
  operationName: kinds[submission.kind].mutation.name,
  variables: variablesOf(submission),
  query: mutationFor(submission.kind),
});
