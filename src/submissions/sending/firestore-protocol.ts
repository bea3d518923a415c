import { type Answer, retry } from '@site/outbox';
import * as v from 'valibot';
import type { Submission } from '../submission.ts';
import type { Protocol } from './fetch-sender.ts';
import { byStatus, type HttpAnswer, parseJson } from './read-answer.ts';
import { parseRetryAfter } from './retry-after.ts';

/** The values from Firebase's console that requests to Firestore need. */
export interface FirestoreSettings {
  readonly projectId: string;
  readonly apiKey: string;
}

const text = (stringValue: string) => ({ stringValue });

/** Returns a submission's document, named after its id, so that there can be only one. */
const documentOf = (
  { projectId }: FirestoreSettings,
  { id, kind, composedAt, fields, signs }: Submission,
) => ({
  name: `projects/${projectId}/databases/(default)/documents/submissions/${id}`,
  fields: {
    ...Object.fromEntries(
      Object.entries({ kind, composedAt, ...fields }).map(([name, value]) => [name, text(value)]),
    ),
    ...(signs?.length && { signs: { arrayValue: { values: signs.map(text) } } }),
  },
});

// Writing the same document again keeps its update time, so a replay gets the first receipt's time.
const commit = v.object({
  writeResults: v.strictTuple([v.object({ updateTime: v.pipe(v.string(), v.isoTimestamp()) })]),
  commitTime: v.string(),
});

const failure = v.object({
  error: v.object({
    status: v.string(),
    details: v.optional(
      v.array(v.looseObject({ retryDelay: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/))) })),
      [],
    ),
  }),
});

const read = (
  { id }: Submission,
  { status, retryAfter, body }: HttpAnswer,
  now: number,
): Answer => {
  const answer = parseJson(body);
  if (status >= 200 && status < 300) {
    const receipt = v.safeParse(commit, answer);
    return receipt.success
      ? { status: 'receipt', id, receivedAt: receipt.output.writeResults[0].updateTime }
      : retry('not-our-answer', true, parseRetryAfter(retryAfter, now));
  }
  const parsed = v.safeParse(failure, answer);
  if (!parsed.success) return byStatus(status, parseRetryAfter(retryAfter, now));
  const { status: name, details } = parsed.output.error;
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay?.slice(0, -1);
  const retryAfterMs = parseRetryAfter(retryAfter ?? delay ?? null, now);
  // The security rules are missing or from another release, or the id is taken by a different text.
  if (name === 'PERMISSION_DENIED') return retry('not-understood', false, retryAfterMs);
  if (name === 'ALREADY_EXISTS') return retry('http-status', true, retryAfterMs);
  return byStatus(status, retryAfterMs);
};

/**
 * Returns the protocol of Firestore's REST API, as used by the client `firebase/firestore/lite`:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit
 */
export const firestoreOf = (settings: FirestoreSettings): Protocol => ({
  url: `https://firestore.googleapis.com/v1/projects/${settings.projectId}/databases/(default)/documents:commit?key=${encodeURIComponent(settings.apiKey)}`,
  // The content type `application/json` would require a preflight request.
  headers: () => ({ 'content-type': 'text/plain' }),
  bodyOf: (submission) => ({ writes: [{ update: documentOf(settings, submission) }] }),
  read,
});
