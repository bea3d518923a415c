import { createModelServer } from '@site/outbox/testing';
import * as v from 'valibot';
import { firestoreOf } from '../firestore-protocol.ts';
import type { HttpAnswer } from '../read-answer.ts';
import type { ModelServer } from './model-server.ts';

export const firestoreSettings = { projectId: 'demo-site', apiKey: 'key' } as const;

const ROOT = `projects/${firestoreSettings.projectId}/databases/(default)/documents/submissions/`;

const requestSchema = v.object({
  writes: v.strictTuple([
    v.object({
      update: v.object({
        name: v.pipe(v.string(), v.startsWith(ROOT)),
        fields: v.record(v.string(), v.unknown()),
      }),
    }),
  ]),
});

/** Wraps the package's model server in Firestore's `commit`, with our security rule for updates. */
export const createModelFirestore = (clock: Pick<typeof Date, 'now'>): ModelServer => {
  const model = createModelServer(clock);
  const handle = (requestBody: string): HttpAnswer => {
    const { name, fields } = v.parse(requestSchema, JSON.parse(requestBody)).writes[0].update;
    const id = name.slice(ROOT.length);
    const content = JSON.stringify(fields);
    const answer = model.handle({ id, kind: '', composedAt: '', fields: { content } });
    if (answer.status !== 'receipt') {
      const error = { code: 403, message: 'Missing permissions.', status: 'PERMISSION_DENIED' };
      return { status: 403, retryAfter: null, body: JSON.stringify({ error }) };
    }
    const writeResults = [{ updateTime: answer.receivedAt }];
    const commitTime = new Date(clock.now()).toISOString();
    return { status: 200, retryAfter: null, body: JSON.stringify({ writeResults, commitTime }) };
  };
  return { ...model, protocol: firestoreOf(firestoreSettings), handle };
};
