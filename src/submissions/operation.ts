import { fieldsOf, type Kind, kindNames, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

/** The mutation of a kind as a printed document. */
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
const variablesOf = ({ id, composedAt, fields }: Submission) => ({
  input: { id, composedAt, ...fields },
});

/** The body of the POST with `submission`. */
export const requestFor = (submission: Submission) => ({
  operationName: kinds[submission.kind].mutation.name,
  variables: variablesOf(submission),
  query: mutationFor(submission.kind),
});

// FNV-1a: a change detector that is the same in page, worker and server.
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** Identifies the request format of this release; another name means a different format. */
export const REQUEST_FORMAT = hash(
  JSON.stringify(
    kindNames.map((kind) => [
      mutationFor(kind),
      Object.entries(fieldsOf(kind)).map(([name, { optional }]) => [name, optional]),
    ]),
  ),
);
