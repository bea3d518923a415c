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

/** Creates a fake Firestore with the rule for updates. Responds to `commit` like the emulator. */
export const createModelFirestore = (clock: Pick<typeof Date, 'now'>): ModelServer => {
  const stored = new Map<string, { readonly content: string; readonly receivedAt: string }>();
  const arrivals: string[] = [];
  const refuses = { containing: '' };

  const handle = (requestBody: string): HttpAnswer => {
    const { update } = v.parse(requestSchema, JSON.parse(requestBody)).writes[0];
    const id = update.name.slice(ROOT.length);
    const content = JSON.stringify(update.fields);
    arrivals.push(id);
    const before = stored.get(id);
    const isRefused = refuses.containing && content.includes(refuses.containing);
    if (isRefused || (before && before.content !== content)) {
      const error = { code: 403, message: 'Missing permissions.', status: 'PERMISSION_DENIED' };
      return { status: 403, retryAfter: null, body: JSON.stringify({ error }) };
    }
    const commitTime = new Date(clock.now()).toISOString();
    const updateTime = before?.receivedAt ?? commitTime;
    stored.set(id, { content, receivedAt: updateTime });
    const body = JSON.stringify({ writeResults: [{ updateTime }], commitTime });
    return { status: 200, retryAfter: null, body };
  };

  return { protocol: firestoreOf(firestoreSettings), stored, arrivals, refuses, handle };
};
