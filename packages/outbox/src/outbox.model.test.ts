import { describe, it } from 'vitest';
import type { Submission } from './submission.ts';
import { checkLives } from './testing/lives.ts';
import { createModelSender, createModelServer } from './testing/model-server.ts';
import { letter, sampleId, settings } from './testing/samples.ts';
import type { Model } from './testing/world.ts';

const model: Model<Submission> = {
  settings,
  kind: 'letter',
  compose: (id, fields) => ({ ...letter(), id, fields }),
  refusesForGood: true,
  connect: (clock, weather, latencyMs) => {
    const server = createModelServer(clock);
    return { server, send: createModelSender(server, clock, weather, latencyMs) };
  },
};

describe('the outbox keeps each text in one place, and delivers it once,', () => {
  it('in 400 random lives, which are the same in every run', async () => {
    await checkLives(model, sampleId, { numRuns: 400, seed: 4 });
  });

  it('in 3 000 random lives', { tags: 'crash', timeout: 600_000 }, async () => {
    await checkLives(model, sampleId, { numRuns: 3_000 });
  });
});
