import fc from 'fast-check';
import { expect } from 'vitest';
import type { DraftRecord } from '../record.ts';
import type { KickReason } from '../runner.ts';
import type { Submission } from '../submission.ts';
import { weathers } from './model-server.ts';
import { createWorld, type Model, type Tab } from './world.ts';

const DAY = 86_400_000;
const tab = fc.nat(1);
const nth = fc.nat(3);
const weather = fc.oneof(
  { weight: 1, arbitrary: fc.constant('fine') },
  { weight: 2, arbitrary: fc.constantFrom(...weathers) },
);
const reason = fc.constantFrom<KickReason[]>('online', 'visible', 'timer');
/** The number of microtasks after which the tab is killed, or undefined if it lives on. */
const killed = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.nat(12) },
);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type'), tab, killed, bad: fc.nat(5) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send'), tab, killed }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), tab, killed, nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), tab, killed, nth }) },
  fc.record({ do: fc.constant('clear'), tab, killed }),
  fc.record({ do: fc.constant('send now'), tab, killed, nth }),
  fc.record({ do: fc.constant('put aside'), tab, killed }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('weather'), weather }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.nat(45_000) }) },
  fc.record({ do: fc.constant('crash'), tab }),
  fc.record({ do: fc.constant('freeze'), tab }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open'), tab, again: fc.boolean() }) },
  fc.record({ do: fc.constant('kick'), tab, reason }),
  fc.record({ do: fc.constant('sync') }),
  fc.record({
    do: fc.constant('storage'),
    state: fc.constantFrom(undefined, undefined, 'failed', 'no room'),
  }),
  fc.record({ do: fc.constant('jump'), ms: fc.integer({ min: -3 * DAY, max: 3 * DAY }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A message that the visitor wrote. */
interface Words {
  readonly text: string;
  /** Whether the server refuses this message, or refused an earlier one from the same form. */
  bad: boolean;
  /** Where the message was when the test last looked. */
  kept: 'nowhere' | 'device' | 'memory';
  /** Whether storage failed for the message. If so, an old draft may remain and be shown again. */
  wasInMemory: boolean;
  /** Whether the visitor sent the message, and has not edited it since. */
  sent: boolean;
  /** Set if the visitor erased the message. */
  erased?: 'perhaps sent' | 'not sent';
  changes: number;
  /** How many times the message was edited when the server might already have the old text. */
  again: number;
}

interface Page<S extends Submission> extends Tab<S> {
  shows: readonly Words[];
}

const live = async <S extends Submission>(
  model: Model<S>,
  idOf: (n: number) => S['id'],
  withLocks: boolean,
  draws: readonly number[],
  steps: readonly Step[],
) => {
  let drawn = 0;
  let ids = 0;
  const createId = () => idOf(++ids);
  const world = createWorld(model, createId, withLocks, () => draws[drawn++ % draws.length] ?? 0);
  world.server.refuses.containing = 'refuse this';
  const written: Words[] = [];
  const all: Page<S>[] = [];
  const names: (string | null)[] = [null, null];

  const wordsIn = (text = '') => written.filter((each) => text.includes(each.text));
  const fieldsOf = (words: readonly Words[]) => ({
    name: 'Thandi',
    email: 'thandi@example.org',
    message: words.map(({ text }) => text).join('\n\n'),
    organisation: words.map(({ changes }) => changes).join(),
  });

  const open = async (name: string | null): Promise<Page<S>> => {
    const page: Page<S> = { ...world.openTab(name), shows: [] };
    all.push(page);
    const show = (draft: DraftRecord<S> | undefined) => {
      // The form shows the stored text above the text typed while the draft was loading.
      const kept = wordsIn(draft?.submission.fields['message']);
      page.shows = [...new Set([...kept, ...(draft ? page.shows : [])])];
      for (const words of page.shows) words.bad = page.shows.some(({ bad }) => bad);
    };
    page.outbox.drafts.onShow(model.kind, show);
    page.outbox.drafts.find(model.kind).then(
      (draft) => draft && show(draft),
      () => {},
    );
    await world.clock.advance(0);
    return page;
  };
  const pages: (Page<S> | undefined)[] = [await open(null), await open(null)];

  const leave = (at: number, how: 'crash' | 'freeze') => {
    const page = pages[at];
    names[at] = page?.name() ?? null;
    page?.[how]();
    pages[at] = undefined;
    // The page's memory is lost. If another page still has the message, `look` finds it there.
    for (const words of written) if (words.kept === 'memory') words.kept = 'nowhere';
  };

  /** Resolves to the result of `call`, or to undefined if the tab crashes or storage fails. */
  const answerOf = async <T>(
    call: Promise<T>,
    { tab: at, killed: after }: { tab: number; killed?: number | undefined } = { tab: 0 },
  ): Promise<T | undefined> => {
    let answer: T | undefined;
    call.then(
      (value) => {
        answer = value;
      },
      () => {},
    );
    if (after !== undefined) {
      for (let n = 0; n < after; n += 1) await null;
      leave(at, 'crash');
    }
    await world.clock.advance(0);
    return answer;
  };

  const nthRecord = async (page: Page<S>, at: number) => {
    const { records = [] } = (await answerOf(page.outbox.list())) ?? {};
    const submission = records[at % records.length]?.submission;
    return submission && { id: submission.id, words: wordsIn(submission.fields['message']) };
  };

  /** False if the device was ever full: a stored record may then lack `mayHaveBeenSent`. */
  let isNoted = true;

  /**
   * Whether the device knows that these words have not been sent. A tab may have sent words from
   * its memory, and then been killed before it stored their receipt.
   */
  const isKnownUnsent = ({ again, wasInMemory }: Words) => isNoted && again === 0 && !wasInMemory;

  const use = async (page: Page<S>, next: Extract<Step, { killed: unknown }>) => {
    const { outbox } = page;
    if (world.store.failure || !world.store.hasRoom)
      for (const words of page.shows) words.wasInMemory = true;
    switch (next.do) {
      case 'type': {
        if (page.shows.length === 0) {
          const bad = next.bad === 0;
          const text = `Message number ${written.length + 1}${bad ? ', refuse this' : ''}.`;
          const words: Words = {
            text,
            bad,
            kept: 'nowhere',
            wasInMemory: false,
            sent: false,
            changes: 0,
            again: 0,
          };
          page.shows = [words];
          written.push(words);
        }
        for (const words of page.shows) words.changes += 1;
        await answerOf(
          outbox.drafts.type(model.kind, () => fieldsOf(page.shows)),
          next,
        );
        return;
      }
      case 'send': {
        const words = page.shows;
        if (words.length === 0) return;
        page.shows = [];
        const id = outbox.drafts.take(model.kind);
        const put = await answerOf(outbox.put(model.compose(id, fieldsOf(words))), next);
        for (const each of words) each.sent = put !== undefined;
        return;
      }
      case 'clear': {
        const words = page.shows;
        page.shows = [];
        const cleared = outbox.drafts.clear(model.kind).then(() => true);
        const isCleared = await answerOf(cleared, next);
        // If storage failed, or the tab was killed first, the draft may still exist.
        if (!isCleared && next.killed === undefined) page.shows = words;
        else
          for (const each of words)
            each.erased = isCleared && isKnownUnsent(each) ? 'not sent' : 'perhaps sent';
        return;
      }
      case 'edit': {
        const record = await nthRecord(page, next.nth);
        if (!record || page.shows.length > 0) return;
        const edited = await answerOf(outbox.drafts.edit(model.kind, record.id), next);
        const isTaken = !edited || edited.status === 'taken';
        for (const words of record.words) words.sent &&= !isTaken;
        // If the tab was killed, or storage failed, the server may have the old text.
        if (!edited || (edited.status === 'taken' && edited.mayHaveBeenSent)) {
          for (const words of record.words) words.again += 1;
        }
        return;
      }
      case 'cancel': {
        const record = await nthRecord(page, next.nth);
        if (!record) return;
        const cancelled = await answerOf(outbox.cancel(record.id), next);
        if (cancelled?.status === 'gone') return;
        const inTime = cancelled && !cancelled.mayHaveBeenSent;
        for (const words of record.words) {
          words.erased = inTime && isKnownUnsent(words) ? 'not sent' : 'perhaps sent';
        }
        return;
      }
      case 'send now': {
        const record = await nthRecord(page, next.nth);
        if (record) await answerOf(outbox.sendNow(record.id), next);
        return;
      }
      case 'put aside':
        outbox.drafts.suspend();
        await answerOf(outbox.drafts.resume(), next);
    }
  };

  const perform = async (next: Step) => {
    if ('killed' in next) {
      const page = pages[next.tab] ?? (await open(names[next.tab] ?? null));
      pages[next.tab] = page;
      return use(page, next);
    }
    switch (next.do) {
      case 'weather':
        return world.setWeather(next.weather);
      case 'pass':
        return world.clock.advance(next.ms);
      case 'crash':
      case 'freeze':
        return leave(next.tab, next.do);
      case 'open':
        pages[next.tab] ??= await open(next.again ? (names[next.tab] ?? null) : null);
        return;
      case 'kick':
        pages[next.tab]?.outbox.kick(next.reason);
        return;
      case 'sync':
        return world.sync();
      case 'storage':
        world.store.failure = next.state === 'failed' ? next.state : undefined;
        world.store.hasRoom = next.state !== 'no room';
        isNoted &&= world.store.hasRoom;
        return;
      case 'jump':
        return world.clock.jump(next.ms);
    }
  };

  const look = async () => {
    const inMemory = new Set<string>();
    for (const page of pages) {
      const listed = page && (await answerOf(page.outbox.list()));
      for (const { submission } of listed ? [...listed.records, ...listed.drafts] : []) {
        if (listed?.unsaved?.has(submission.id)) inMemory.add(submission.fields['message'] ?? '');
      }
    }
    for (const words of written) {
      const { text } = words;
      const onDevice = world.timesOnDevice(text);
      const isInMemory = [...inMemory].some((message) => message.includes(text));
      expect(onDevice, `"${text}" is on the device at most once`).toBeLessThanOrEqual(1);
      if (words.kept === 'device' && !words.erased) {
        const places = world.timesStored(text) + onDevice + Number(isInMemory);
        expect(places, `"${text}" is somewhere`).toBeGreaterThan(0);
      }
      words.wasInMemory ||= isInMemory;
      if (isInMemory) words.kept = 'memory';
      else if (onDevice > 0) words.kept = 'device';
    }
  };

  for (const next of steps) {
    await perform(next);
    await look();
  }

  world.heal();
  const { refusesForGood } = model;
  if (!refusesForGood) world.server.refuses.containing = '';
  // During this time, messages in memory are sent. Messages still in memory afterwards are lost.
  await world.clock.advance(3_600_000);
  // Also crashes the frozen tabs, which still hold their locks.
  for (const page of all) page.crash();
  const last = await open(null);
  await world.clock.advance(3_600_000);
  await look();
  const isDraft = async (text: string) => {
    const { drafts } = await last.outbox.list();
    return drafts.some(({ submission }) => submission.fields['message']?.includes(text));
  };

  for (const { text, bad, kept, wasInMemory, sent, erased, again } of written) {
    const stored = world.timesStored(text);
    expect(stored, `"${text}" arrived at most once per edit`).toBeLessThanOrEqual(1 + again);
    if (erased === 'not sent') expect(stored, `"${text}" was erased in time`).toBe(0);
    if (erased || kept !== 'device') continue;
    const onDevice = world.timesOnDevice(text);
    if (again === 0 && !wasInMemory) expect(stored + onDevice, `"${text}" is in one place`).toBe(1);
    else expect(stored + onDevice, `"${text}" is somewhere`).toBeGreaterThan(0);
    const isUnsent = !sent && (await isDraft(text));
    if (onDevice > 0 && !wasInMemory && !isUnsent && (!bad || refusesForGood)) {
      expect(bad, `"${text}" stays on the device only if it is refused or unsent`).toBe(true);
    }
  }
  const { receipts } = await last.outbox.list();
  const receipted = new Set(receipts.map(({ submission }) => submission.id));
  const storageWorked = steps.every((each) => each.do !== 'storage');
  for (const { reported } of all) {
    expect(new Set(reported.map(({ id }) => id)).size, 'each outcome is reported once').toBe(
      reported.length,
    );
    for (const { type, id } of reported) {
      if (type !== 'delivered') continue;
      const stored = world.server.stored.get(id);
      expect(stored, 'a delivered message is on the server').toBeDefined();
      // No receipt is kept for a message that the visitor has since erased or edited.
      const isKept = wordsIn(stored?.content).every(({ erased, again }) => !erased && again === 0);
      if (storageWorked && isKept)
        expect(receipted, 'the receipt of a delivered message is on the device').toContain(id);
    }
  }
};

/** Simulates random lives of an outbox. Fails if text is lost, duplicated or delivered twice. */
export const checkLives = async <S extends Submission>(
  model: Model<S>,
  idOf: (n: number) => S['id'],
  parameters: Parameters<typeof fc.assert>[1],
): Promise<void> => {
  const draws = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), {
    minLength: 1,
    maxLength: 10,
  });
  const steps = fc.array(step, { minLength: 25, maxLength: 60, size: 'max' });
  const lives = fc.asyncProperty(fc.boolean(), draws, steps, (...life) =>
    live(model, idOf, ...life),
  );
  await fc.assert(lives, parameters);
};
