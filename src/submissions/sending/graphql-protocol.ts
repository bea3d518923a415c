import { requestFor } from '../operation.ts';
import { signsHeader } from '../spam-signs.ts';
import type { Protocol } from './fetch-sender.ts';
import { readAnswer } from './read-answer.ts';

export const graphqlAt = (endpoint: string): Protocol => ({
  url: endpoint,
  headers: ({ signs }) => ({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...signsHeader(signs),
  }),
  bodyOf: requestFor,
  read: readAnswer,
});
