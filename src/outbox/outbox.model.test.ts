import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SubmissionId } from '../submissions/submission.ts';
import type { Outbox } from './outbox.ts';
import type { KickReason } from './runner.ts';
import type { Weather } from './testing/model-server.ts';
import { createWorld, type ServerName, serverNames, type Tab } from './testing/world.ts';

const DAY = 86_400_000;
const tab = fc.nat(1);
const nth = fc.nat(5);
const weather = fc.constantFrom<Weather[]>(
  ...(['fine', 'offline', 'unreachable', 'answer-lost', 'connection-lost', 'error-500'] as const),
  ...(['error-500-after-storing', 'portal-html', 'redirect', 'hangs', 'body-hangs'] as const),
  ...(['body-cut-off', 'too-many', 'wrong-id', 'graphql-error'] as const),
);
const reason = fc.constantFrom<KickReason[]>('online', 'visible', 'timer');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), tab, bad: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('weather' as const), weather }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.nat(45_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), tab }) },
  fc.record({ do: fc.constant('freeze' as const), tab }),
  fc.record({ do: fc.constant('kick' as const), tab, reason }),
  fc.record({ do: fc.constant('sync' as const) }),
  fc.record({ do: fc.constant('storage' as const), works: fc.boolean() }),
  fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: -3 * DAY, max: 3 * DAY }) }),
  fc.record({ do: fc.constant('cancel' as const), tab, nth }),
  fc.record({ do: fc.constant('edit' as const), tab, nth }),
  fc.record({ do: fc.constant('send now' as const), tab, nth }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Written {
  readonly id: SubmissionId;
  readonly text: string;
  readonly bad: boolean;
  /** Taken back by the visitor, and whether it may have been sent by then. */
  takenBack?: 'perhaps sent' | 'not sent';
}

const live = async (
  serverName: ServerName,
  withLocks: boolean,
  draws: readonly number[],
  steps: readonly Step[],
) => {
  let drawn = 0;
  const world = createWorld(serverName, withLocks, () => draws[drawn++ % draws.length] ?? 0);
  world.server.refuses.containing = 'refuse this';
  const tabs: (Tab | undefined)[] = [world.openTab(), world.openTab()];
  const all = tabs.slice();
  const written: Written[] = [];
  let count = 0;

  // A tab that crashes or storage that fails leaves the visitor without an answer.
  const answerOf = async <T>(call: Promise<T> | undefined): Promise<T | undefined> => {
    let answer: T | undefined;
    call?.then(
      (value) => {
        answer = value;
      },
      () => {},
    );
    await world.clock.advance(0);
    return answer;
  };

  const submit = async (outbox: Outbox | undefined, bad: boolean) => {
    if (!outbox) return;
    const text = `Message number ${++count}${bad ? ', refuse this' : ''}.`;
    const fields = { name: 'Thandi', email: 'thandi@example.org', message: text };
    const submitted = await answerOf(outbox.submit('contact', fields));
    if (submitted?.saved) written.push({ id: submitted.id, text, bad });
    else if (submitted?.reason === 'storage') void outbox.deliverDirectly(submitted.submission);
  };

  const takeBack = async (at: number, by: (id: SubmissionId) => Promise<unknown> | undefined) => {
    const one = written[at];
    if (!one) return false;
    const answer = await answerOf(by(one.id));
    if (!answer || typeof answer !== 'object' || !('mayHaveBeenSent' in answer)) return false;
    one.takenBack = answer.mayHaveBeenSent ? 'perhaps sent' : 'not sent';
    return true;
  };

  const perform = async (next: Step) => {
    const outbox = 'tab' in next ? tabs[next.tab]?.outbox : undefined;
    switch (next.do) {
      case 'submit':
        return submit(outbox, next.bad === 0);
      case 'weather':
        return world.setWeather(next.weather);
      case 'pass':
        return world.clock.advance(next.ms);
      case 'crash':
        tabs[next.tab]?.crash();
        tabs[next.tab] = undefined;
        return;
      case 'freeze':
        tabs[next.tab]?.freeze();
        tabs[next.tab] = undefined;
        return;
      case 'open':
        tabs[next.tab] ??= all[all.push(world.openTab()) - 1];
        return;
      case 'kick':
        outbox?.kick(next.reason);
        return;
      case 'sync':
        return world.sync();
      case 'storage':
        return world.setStorage(next.works ? undefined : 'failed');
      case 'jump':
        return world.clock.jump(next.ms);
      case 'cancel':
        await takeBack(next.nth, (id) => outbox?.cancel(id));
        return;
      case 'edit':
        if (await takeBack(next.nth, (id) => outbox?.takeForEditing(id, () => {}))) {
          await submit(outbox, false);
        }
        return;
      case 'send now': {
        const one = written[next.nth];
        if (one) await answerOf(outbox?.sendNow(one.id));
      }
    }
  };

  for (const next of steps) {
    await perform(next);
    for (const { id, text, takenBack } of written) {
      const where = [world.timesStored(text), world.isOnDevice(id)];
      if (!takenBack) expect(where, `${text} is somewhere`).not.toEqual([0, false]);
    }
  }

  world.heal();
  // Firestore's refusals may be a mistake in its rules: they are tried again until it is mended.
  const refusesForGood = serverName === 'graphql';
  if (!refusesForGood) world.server.refuses.containing = '';
  // Frozen ones keep their lock.
  for (const old of tabs) old?.crash();
  all.push(world.openTab());
  await world.clock.advance(3_600_000);

  for (const { id, text, bad, takenBack } of written) {
    const stored = world.timesStored(text);
    if (takenBack === 'not sent') expect(stored, `${text} was taken back in time`).toBe(0);
    if (takenBack) continue;
    const isKept = world.isOnDevice(id);
    expect(stored + Number(isKept), `${text} arrived once, or was refused and is kept`).toBe(1);
    // Within a day, that is; the clock may have jumped by one.
    if (!bad || refusesForGood) expect(isKept, `${text} stays only if refused`).toBe(bad);
  }
  for (let n = 1; n <= count; n += 1) {
    expect(world.timesStored(`Message number ${n}.`)).toBeLessThanOrEqual(1);
  }
  for (const reported of all.map((one) => one?.reported ?? [])) {
    expect(new Set(reported.map(({ id }) => id)).size, 'reported once').toBe(reported.length);
    for (const { type, id } of reported) {
      if (type === 'delivered') expect(world.server.stored.has(id)).toBe(true);
    }
  }
};

it.each(serverNames)(
  'every saved submission arrives exactly once, or stays where the visitor sees it: %s',
  async (serverName) => {
    const draws = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), {
      minLength: 1,
      maxLength: 10,
    });
    const steps = fc.array(step, { minLength: 5, maxLength: 60, size: 'max' });
    const lives = fc.asyncProperty(fc.constant(serverName), fc.boolean(), draws, steps, live);
    await fc.assert(lives, { numRuns: Number(process.env['MODEL_RUNS'] ?? 150) });
  },
  3_600_000,
);
