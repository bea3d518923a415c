import { fieldsOf, type Kind, kindNames, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

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

export const requestFor = ({ kind, id, composedAt, fields }: Submission) => ({
  operationName: kinds[kind].mutation.name,
  variables: { input: { id, composedAt, ...fields } },
  query: mutationFor(kind),
});

// FNV-1a: detects changes, and gives the same result in the page, the worker and the server.
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** Identifies the request format of this release. Another format has another value. */
export const REQUEST_FORMAT = hash(
  JSON.stringify(
    kindNames.map((kind) => [
      mutationFor(kind),
      Object.entries(fieldsOf(kind)).map(([name, { optional }]) => [name, optional]),
    ]),
  ),
);
