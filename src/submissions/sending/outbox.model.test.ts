import { checkLives, type Model } from '@site/outbox/testing';
import { describe, it } from 'vitest';
import { compose } from '../compose.ts';
import type { Submission } from '../submission.ts';
import { outboxSettings } from './outbox-settings.ts';
import { createModelFirestore } from './testing/model-firestore.ts';
import { createModelSender, createModelServer } from './testing/model-server.ts';
import { sampleId } from './testing/samples.ts';

const modelOf = (
  createServer: typeof createModelServer,
  refusesForGood: boolean,
): Model<Submission> => ({
  settings: outboxSettings,
  kind: 'contact',
  compose(id, fields) {
    const composed = compose({ kind: 'contact', fields }, id, '2026-11-20T12:00:00.000Z');
    if (!composed.ok) throw new Error(composed.problems[0]?.message);
    return composed.submission;
  },
  refusesForGood,
  connect(clock, weather, latencyMs) {
    const server = createServer(clock);
    return { server, send: createModelSender(server, clock, weather, latencyMs) };
  },
});

describe.each([
  ['graphql', modelOf(createModelServer, true)],
  ['firestore', modelOf(createModelFirestore, false)],
])('with %s, each text is in one place and arrives once', (_, model) => {
  // The package's own test runs 400 random histories with a simpler server.
  it('in 50 random histories, which are the same in every run', async () => {
    await checkLives(model, sampleId, { numRuns: 50, seed: 1 });
  });

  it('in 3 000 random histories', { tags: 'crash', timeout: 600_000 }, async () => {
    await checkLives(model, sampleId, { numRuns: 3_000 });
  });
});
