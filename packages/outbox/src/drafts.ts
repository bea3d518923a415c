import type { Clock } from './clock.ts';
import type { Locks } from './drain.ts';
import { type DraftRecord, isDraft, isReceipt, newDraft, type OutboxRecord } from './record.ts';
import type { OutboxStore } from './store.ts';
import type { Fields, Submission } from './submission.ts';
import { isBlank, mayHaveBeenSent, transition } from './transition.ts';

export interface DraftsDeps<S extends Submission = Submission> {
  readonly store: OutboxStore<S>;
  readonly clock: Clock;
  readonly createId: () => S['id'];
  /** Without locks, a tab cannot be told apart from its duplicate, so the two share drafts. */
  readonly locks: Locks | undefined;
  /** This tab's name, which `sessionStorage` keeps across a reload. Both methods may throw. */
  readonly tabName: { get(): string | null; set(name: string): void };
  /** The prefix of each tab name. A tab name is also the name of the tab's lock. */
  readonly prefix: string;
  /** Resolves when the page is visible. Only then does the page take over closed tabs' drafts. */
  readonly seen: () => Promise<void>;
  readonly onChange: () => void;
}

export type Edited<S extends Submission = Submission> = Readonly<
  /** If `mayHaveBeenSent`, the server may receive both the original text and the edited one. */
  | { status: 'taken'; draft: DraftRecord<S>; mayHaveBeenSent: boolean }
  /** The submission is being sent: call `edit` again after the next `changed`. */
  | { status: 'sending' }
  /** The submission was delivered or cancelled. */
  | { status: 'gone' }
  /** The form is already showing or sending other text. */
  | { status: 'form-in-use' }
>;

/**
 * The drafts in one tab's forms, one for each kind. A draft is an outbox record, and belongs to the
 * tab while the tab holds the lock with the tab's name. Methods reject if storage fails.
 */
export interface Drafts<S extends Submission = Submission> {
  /** Returns the draft that a form must show: this tab's draft, or else a closed tab's. */
  find(kind: S['kind']): Promise<DraftRecord<S> | undefined>;
  /** After any pending `find`, saves the text that `read` returns. Blank text erases the draft. */
  type(kind: S['kind'], read: () => Fields, durability?: 'relaxed' | 'strict'): Promise<void>;
  /**
   * Returns the id under which to send the form's text. After this, the form shows no draft. Until
   * `release`, `edit` accepts only the submission with this id.
   */
  take(kind: S['kind']): S['id'];
  release(kind: S['kind']): void;
  /**
   * Saves text that `tab` stored elsewhere before its outbox loaded. `read` returns the text, which
   * becomes that tab's draft. Resolves to false if `tab` is another tab that is still open.
   */
  adopt(tab: string, kind: S['kind'], read: () => Fields | undefined): Promise<boolean>;
  /** Erases this tab's drafts that the browser itself has posted. */
  forgetOwn(isPosted: (draft: DraftRecord<S>) => boolean): Promise<void>;
  /** Erases the draft that the form shows. */
  clear(kind: S['kind']): Promise<void>;
  /** Turns a waiting or refused submission into the draft of its form, in one transaction. */
  edit(kind: S['kind'], id: string): Promise<Edited<S>>;
  /** Calls `listener` when the form must show a different draft. */
  onShow(kind: S['kind'], listener: (draft: DraftRecord<S> | undefined) => void): () => void;
  /**
   * Call when the page enters the back/forward cache. Releases the lock, because a held lock would
   * keep the page out of the cache. Another tab can then take over the drafts.
   */
  suspend(): void;
  /** Call when the page returns from the cache. */
  resume(): Promise<void>;
}

const hasFields = ({ submission }: DraftRecord, fields: Fields | undefined): boolean =>
  JSON.stringify(submission.fields) === JSON.stringify(fields);

/** How long a reloaded page waits for the old page to release the tab's lock. */
const OWN_NAME_WAIT_MS = 5_000;

/** The state of one form. */
class Slot<S extends Submission> {
  shown: DraftRecord<S> | undefined;
  /** The id of the submission that the form is sending. */
  sending: string | undefined;
  /** The next input waits for this promise to settle. */
  ready: Promise<unknown> = Promise.resolve();
  /** Incremented when the text is sent or cleared, so that late input does not become a draft. */
  turn = 0;
  /** Incremented by each input. Of several inputs during a write, only the last is written. */
  stroke = 0;
  writing: Promise<unknown> = Promise.resolve();
  readonly listeners = new Set<(draft: DraftRecord<S> | undefined) => void>();
}

export const createDrafts = <S extends Submission>(deps: DraftsDeps<S>): Drafts<S> => {
  const { store, clock, locks } = deps;
  const slots = new Map<S['kind'], Slot<S>>();
  const slotOf = (kind: S['kind']): Slot<S> => {
    const slot = slots.get(kind) ?? new Slot<S>();
    slots.set(kind, slot);
    return slot;
  };

  /** Resolves to a function that unlocks the name, or to undefined if it cannot be locked. */
  const hold = (name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }) =>
    new Promise<(() => void) | undefined>((resolve) => {
      if (!locks) return resolve(() => {});
      locks
        .request(name, options, async (lock) => {
          if (lock) await new Promise<void>(resolve);
          else resolve(undefined);
        })
        .catch(() => resolve(undefined));
    });

  const holdOwn = async (name: string) => {
    const controller = new AbortController();
    const cancel = clock.after(OWN_NAME_WAIT_MS, () => controller.abort());
    const release = await hold(name, { signal: controller.signal });
    cancel();
    return release;
  };

  const remembered = (): string | null => {
    try {
      return deps.tabName.get();
    } catch {
      // Without storage, no earlier page in this tab can have stored a name.
      return null;
    }
  };

  let held: Promise<{ readonly name: string; readonly release: () => void }> | undefined;

  const claimName = async () => {
    const own = remembered();
    const release = own ? await holdOwn(own) : undefined;
    if (own && release) return { name: own, release };
    const name = `${deps.prefix}${deps.createId()}`;
    try {
      deps.tabName.set(name);
    } catch {
      // Without storage, this tab's next page gets a different name.
    }
    return { name, release: (await hold(name, { ifAvailable: true })) ?? (() => {}) };
  };

  const ownName = async (): Promise<string> => {
    held ??= claimName();
    return (await held).name;
  };

  /** Takes over a draft if its tab is closed, that is, if nobody holds the tab's lock. */
  const takeOver = async (draft: DraftRecord<S>, by: string) => {
    const { owner: from } = draft.state;
    const release = await hold(from, { ifAvailable: true });
    if (!release) return undefined;
    const change = (record: OutboxRecord<S>) =>
      transition(record, { type: 'taken-over', from, by });
    const after = await store.update(draft.submission.id, change).finally(release);
    return after && isDraft(after) && after.state.owner === by ? after : undefined;
  };

  const search = async (kind: S['kind']): Promise<DraftRecord<S> | undefined> => {
    const own = await ownName();
    const ofKind = async () =>
      (await store.list()).drafts.filter(({ submission }) => submission.kind === kind);
    const isOwn = ({ state }: DraftRecord<S>) => state.owner === own;
    const first = (await ofKind()).find(isOwn);
    if (first) return first;
    await deps.seen();
    for (const draft of await ofKind()) {
      const taken = isOwn(draft) ? draft : await takeOver(draft, own);
      if (taken) return taken;
    }
    return undefined;
  };

  /** Makes later input wait until `work` has settled. */
  const after = <T>(slot: Slot<S>, work: Promise<T>): Promise<T> => {
    slot.ready = work.catch(() => {});
    return work;
  };

  const erase = async (slot: Slot<S>) => {
    const { shown } = slot;
    slot.stroke += 1;
    if (!shown) return;
    await store.remove(shown.submission.id);
    if (slot.shown === shown) slot.shown = undefined;
  };

  return {
    find(kind) {
      const slot = slotOf(kind);
      const { turn } = slot;
      const looking = async () => {
        await slot.ready;
        if (slot.shown) return slot.shown;
        const found = await search(kind);
        // Text was sent during the search, so the form does not show the draft.
        if (slot.turn !== turn) return undefined;
        slot.shown = found;
        return found;
      };
      return after(slot, looking());
    },

    async type(kind, read, durability = 'relaxed') {
      const slot = slotOf(kind);
      const { turn } = slot;
      await slot.ready;
      const own = await ownName();
      if (slot.turn !== turn) return;
      const fields = read();
      const before = slot.shown ?? newDraft<S>(kind, deps.createId(), fields, own, clock.now());
      const typed = transition(before, { type: 'typed', fields });
      if (!typed) return erase(slot);
      if (!isDraft(typed)) return;
      slot.shown = typed;
      slot.stroke += 1;
      const { stroke } = slot;
      // A strict write is the last one before the visitor leaves the page, so it cannot wait for
      // the previous write.
      if (durability === 'relaxed') await slot.writing;
      if (slot.turn !== turn || slot.stroke !== stroke) return;
      const writing = store.keepDraft(typed, durability);
      slot.writing = writing.catch(() => {});
      await writing;
    },

    take(kind) {
      const slot = slotOf(kind);
      const id = slot.shown?.submission.id ?? deps.createId();
      slot.shown = undefined;
      slot.sending = id;
      slot.turn += 1;
      return id;
    },

    release(kind) {
      slotOf(kind).sending = undefined;
    },

    async adopt(tab, kind, read) {
      const release = tab === (await ownName()) ? () => {} : await hold(tab, { ifAvailable: true });
      if (!release) return false;
      try {
        const fields = read();
        // An earlier page may have saved this draft and been killed before it erased the text.
        if (
          fields &&
          !isBlank(fields) &&
          !(await store.list()).drafts.some((draft) => hasFields(draft, fields))
        ) {
          const draft = newDraft<S>(kind, deps.createId(), fields, tab, clock.now());
          await store.keepDraft(draft, 'strict');
        }
        return true;
      } finally {
        release();
      }
    },

    async forgetOwn(isPosted) {
      const own = await ownName();
      for (const draft of (await store.list()).drafts) {
        const { submission, state } = draft;
        if (state.owner === own && isPosted(draft)) await store.remove(submission.id);
      }
    },

    async clear(kind) {
      const slot = slotOf(kind);
      slot.turn += 1;
      await erase(slot);
    },

    edit(kind, id) {
      const slot = slotOf(kind);
      const editing = async (): Promise<Edited<S>> => {
        await slot.ready;
        const isInUse = slot.shown || (slot.sending && slot.sending !== id);
        if (isInUse) return { status: 'form-in-use' };
        const owner = await ownName();
        const event = { type: 'edited', id: deps.createId(), owner, now: clock.now() } as const;
        let before: OutboxRecord<S> | undefined;
        const left = await store.update(id, (record) => {
          before = record;
          return transition(record, event);
        });
        if (!before || !left || isReceipt(left)) return { status: 'gone' };
        if (!isDraft(left)) return { status: 'sending' };
        slot.shown = left;
        for (const listener of slot.listeners) listener(left);
        deps.onChange();
        return { status: 'taken', draft: left, mayHaveBeenSent: mayHaveBeenSent(before) };
      };
      return after(slot, editing());
    },

    onShow(kind, listener) {
      const { listeners } = slotOf(kind);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    suspend() {
      // Later writes still use the tab's name. Only `resume` requests the lock again: WebKit would
      // reject a request that is already pending when the page returns.
      void held?.then(({ release }) => release());
    },

    async resume() {
      held = claimName();
      const own = await ownName();
      const shown = [...slots.values()].filter((slot) => slot.shown);
      await Promise.all(shown.map(({ writing }) => writing));
      const { drafts } = await store.list();
      for (const slot of shown) {
        const id = slot.shown?.submission.id;
        const now = drafts.find(
          ({ submission, state }) => submission.id === id && state.owner === own,
        );
        if (now && hasFields(now, slot.shown?.submission.fields)) continue;
        // Another tab has taken over the draft, or sent it, or this tab's next page has changed it.
        slot.shown = now;
        for (const listener of slot.listeners) {
          listener(undefined);
          if (now) listener(now);
        }
      }
    },
  };
};
