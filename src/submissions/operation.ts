import { fieldsOf, type Kind, kindNames, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

export const operationFor = (kind: Kind) => {
  const { field, input } = kinds[kind].mutation;
  const operationName = field.replace(/^./, (first) => first.toUpperCase());
  const query = `mutation ${operationName}($input: ${input}!) {
  ${field}(input: $input) {
    __typename
    ... on SubmissionReceipt { id receivedAt }
    ... on SubmissionRejection { id problems { field message } }
  }
}`;
  return { operationName, query };
};

export const requestFor = ({ kind, id, composedAt, fields }: Submission) => ({
  ...operationFor(kind),
  variables: { input: { id, composedAt, ...fields } },
});

// FNV-1a: detects changes, and gives the same result in the page, the worker and the server.
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** Identifies the request format of this release. A different format has a different value. */
export const REQUEST_FORMAT = hash(
  JSON.stringify(
    kindNames.map((kind) => [
      operationFor(kind).query,
      Object.entries(fieldsOf(kind)).map(([name, { optional }]) => [name, optional]),
    ]),
  ),
);
