import type { Clock } from './clock.ts';
import { type DraftRecord, isDraft, isReceipt, newDraft, type OutboxRecord } from './record.ts';
import type { OutboxStore } from './store.ts';
import type { Fields, Submission } from './submission.ts';
import { isBlank, mayHaveBeenSent, transition } from './transition.ts';

/** The part of `navigator.locks` that keeps drafts apart. */
export interface NameLocks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    callback: (lock: object | null) => Promise<unknown> | undefined,
  ): Promise<unknown>;
}

/** Where a tab keeps its name over a reload: `sessionStorage`. Both may throw. */
export interface TabName {
  get(): string | null;
  set(name: string): void;
}

export interface DraftsDeps<S extends Submission = Submission> {
  readonly store: OutboxStore<S>;
  readonly clock: Clock;
  readonly createId: () => S['id'];
  /** Without locks a tab cannot be told from its duplicate; they then share their drafts. */
  readonly locks: NameLocks | undefined;
  readonly tabName: TabName;
  /** What a name begins with: also the name of its lock. */
  readonly prefix: string;
  /** Resolves when somebody can see this page: only then it takes over what another tab left. */
  readonly seen: () => Promise<void>;
  readonly onChange: () => void;
}

export type Edited<S extends Submission = Submission> =
  | {
      readonly status: 'taken';
      readonly draft: DraftRecord<S>;
      /** The server may have the unedited text: sending the edited one may make it two. */
      readonly mayHaveBeenSent: boolean;
    }
  /** It is on its way this moment: ask again after the next `changed`. */
  | { readonly status: 'sending' }
  /** Delivered or cancelled before. */
  | { readonly status: 'gone' }
  /** The form has another text, or is sending one. */
  | { readonly status: 'form-in-use' };

/**
 * The drafts that the forms of one tab show, one a kind: records of the outbox, which belong to the
 * tab for as long as it holds the lock of its name. Rejections are always a StorageUnavailable.
 */
export interface Drafts<S extends Submission = Submission> {
  /** This tab's draft for a form, else one whose tab has gone. The form shows it from now on. */
  find(kind: S['kind']): Promise<DraftRecord<S> | undefined>;
  /** Keeps what `read` finds in the form, once that shows its draft; blank text erases it. */
  type(kind: S['kind'], read: () => Fields, durability?: 'relaxed' | 'strict'): Promise<void>;
  /**
   * The id to send the form's text under. The form shows no draft any more, and no other text than
   * this can come back into it, until `release`.
   */
  take(kind: S['kind']): S['id'];
  release(kind: S['kind']): void;
  /**
   * Takes in what a page has kept by other means before it had an outbox, for the tab of that name.
   * Resolves to false, without a look at it, while that tab is another one that is open.
   * @param read what was kept, asked for once the tab cannot change it any more
   */
  adopt(tab: string, kind: S['kind'], read: () => Fields | undefined): Promise<boolean>;
  /** Erases this tab's own draft for a form that the browser has posted by itself. */
  forgetOwn(kind: S['kind']): Promise<void>;
  /** Erases what the form shows. */
  clear(kind: S['kind']): Promise<void>;
  /** Turns what waits or was refused into the draft that its form shows, in one step. */
  edit(kind: S['kind'], id: string): Promise<Edited<S>>;
  /** Calls `listener` when another draft is to be shown than the form shows. */
  onShow(kind: S['kind'], listener: (draft: DraftRecord<S> | undefined) => void): () => void;
  /**
   * The page is put aside, and another tab may take its drafts: with a lock it would not come into the
   * back/forward cache.
   */
  suspend(): void;
  /** The page is back. */
  resume(): Promise<void>;
}

/** A reloaded page's lock is let go a moment after the new page asks for it; on a busy phone, seconds. */
const OWN_NAME_WAIT_MS = 5_000;

interface Slot<S extends Submission> {
  shown: DraftRecord<S> | undefined;
  /** What the form is sending. */
  sending: string | undefined;
  /** What the next stroke waits for. */
  ready: Promise<unknown>;
  /** Another one for each text that was sent: what was typed for an earlier one is no draft. */
  turn: number;
  /** Another one for each stroke: of those that come during a write, only the last is written. */
  stroke: number;
  writing: Promise<unknown>;
  readonly listeners: Set<(draft: DraftRecord<S> | undefined) => void>;
}

export const createDrafts = <S extends Submission>(deps: DraftsDeps<S>): Drafts<S> => {
  const { store, clock, locks } = deps;
  const slots = new Map<S['kind'], Slot<S>>();
  const slotOf = (kind: S['kind']): Slot<S> => {
    const slot: Slot<S> = slots.get(kind) ?? {
      shown: undefined,
      sending: undefined,
      ready: Promise.resolve(),
      turn: 0,
      stroke: 0,
      writing: Promise.resolve(),
      listeners: new Set(),
    };
    slots.set(kind, slot);
    return slot;
  };

  /** Holds a name until the function returned is called; undefined: another tab has it. */
  const hold = (name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }) =>
    new Promise<(() => void) | undefined>((resolve) => {
      if (!locks) return resolve(() => {});
      locks
        .request(name, options, (lock) => {
          if (!lock) return void resolve(undefined);
          return new Promise<void>((release) => resolve(release));
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
      // No storage here, and so no tab before this page.
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
      // For this page only, then.
    }
    return { name, release: (await hold(name, { ifAvailable: true })) ?? (() => {}) };
  };

  const ownName = async (): Promise<string> => {
    held ??= claimName();
    return (await held).name;
  };

  /** Only when their tab has gone, for which its lock stands. */
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

  /** Has what is typed meanwhile wait for `work`. */
  const after = <T>(slot: Slot<S>, work: Promise<T>): Promise<T> => {
    slot.ready = work.then(
      () => {},
      () => {},
    );
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
        // What was sent meanwhile is not that draft.
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
      // A page that is being left cannot wait.
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
        const isSame = ({ submission }: DraftRecord<S>) =>
          JSON.stringify(submission.fields) === JSON.stringify(fields);
        // Taken in before, by a page that was killed before it could forget the other copy.
        if (fields && !isBlank(fields) && !(await store.list()).drafts.some(isSame)) {
          const draft = newDraft<S>(kind, deps.createId(), fields, tab, clock.now());
          await store.keepDraft(draft, 'strict');
        }
        return true;
      } finally {
        release();
      }
    },

    async forgetOwn(kind) {
      const own = await ownName();
      const { drafts } = await store.list();
      for (const { submission, state } of drafts) {
        if (submission.kind === kind && state.owner === own) await store.remove(submission.id);
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
      // What is still written before the page stands still is written under the same name. Asked for
      // now, its lock would be refused by WebKit when the page is back.
      void held?.then(({ release }) => release());
    },

    async resume() {
      held = claimName();
      const own = await ownName();
      const shown = [...slots.values()].filter((slot) => slot.shown);
      const { drafts } = await store.list();
      for (const slot of shown) {
        const id = slot.shown?.submission.id;
        const now = drafts.find(({ submission }) => submission.id === id);
        if (now?.state.owner === own) continue;
        // Another tab has taken it over, or sent it.
        slot.shown = undefined;
        for (const listener of slot.listeners) listener(undefined);
      }
    },
  };
};
