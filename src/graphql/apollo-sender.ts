import { CombinedGraphQLErrors, gql, ServerError, ServerParseError } from '@apollo/client';
import type { Send } from '@site/outbox';
import { mutationFor, variablesOf } from '../submissions/operation.ts';
import { readAnswer, readResponse, watchDeparture } from '../submissions/sending/read-answer.ts';
import { signsHeader } from '../submissions/spam-signs.ts';
import type { Submission } from '../submissions/submission.ts';
import { graphqlClient } from './client.ts';

/** Sends a submission through the page's Apollo client. */
export const sendWithApollo: Send<Submission> = async (submission, signal) => {
  const { apollo } = graphqlClient();
  const withoutAnswer = watchDeparture(() => !navigator.onLine);
  const { data, error } = await apollo.mutate({
    // Parsed once a kind: `gql` keeps what it has parsed.
    mutation: gql(mutationFor(submission.kind)),
    variables: variablesOf(submission),
    // A visitor's words have no place in a cache.
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: {
      headers: signsHeader(submission.signs),
      fetchOptions: {
        signal,
        credentials: 'same-origin',
        cache: 'no-store',
        // A portal's redirect, followed, would carry the words along, and end in a page of its own.
        redirect: 'manual',
      },
    },
  });
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const retryAfter = error.response.headers.get('retry-after');
    return readAnswer(
      submission,
      { status: error.statusCode, retryAfter, body: error.bodyText },
      Date.now(),
    );
  }
  if (error && !CombinedGraphQLErrors.is(error)) {
    return withoutAnswer(signal);
  }
  return readResponse(submission, { data, errors: error?.errors });
};
