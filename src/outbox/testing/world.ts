import type { SubmissionId } from '../../submissions/submission.ts';
import type { OutboxEvent } from '../channel.ts';
import type { StorageFailure } from '../database.ts';
import { drain, type Locks } from '../drain.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { createChannelHub } from './channel-hub.ts';
import { createLockTable } from './fake-locks.ts';
import { createMemoryStore } from './memory-store.ts';
import { createModelFirestore } from './model-firestore.ts';
import { createModelSender, createModelServer, type Weather } from './model-server.ts';
import { countingIds } from './samples.ts';
import { createVirtualClock } from './virtual-clock.ts';

export interface Tab {
  readonly outbox: Outbox;
  /** The outcomes reported in it. */
  readonly reported: Exclude<OutboxEvent, { type: 'changed' }>[];
  /** Ends it in whatever it was doing. What it has sent still travels. */
  crash(): void;
  /** Stops it for good as a system that suspends it does: its lock stays held. */
  freeze(): void;
}

const servers = { graphql: createModelServer, firestore: createModelFirestore } as const;
export type ServerName = keyof typeof servers;
export const serverNames = Object.keys(servers) as readonly ServerName[];

/** One device with tabs and a worker, one server, and what lies between; all in virtual time. */
export const createWorld = (serverName: ServerName, withLocks: boolean, random: () => number) => {
  const clock = createVirtualClock();
  const store = createMemoryStore();
  const server = servers[serverName](clock);
  const lockTable = createLockTable();
  const join = createChannelHub();
  const createId = countingIds();
  let weather: Weather = 'fine';
  let slowestMs = 20_000;
  let owners = 0;

  const send = createModelSender(
    server,
    clock,
    () => weather,
    () => Math.round(random() * slowestMs),
  );

  /** What one tab or worker is made of, and the end of it. */
  const process = () => {
    let alive = true;
    const lock = lockTable.forTab();
    const gate =
      <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
      (...args: A) =>
        new Promise<T>((resolve, reject) => {
          if (!alive) return;
          call(...args).then(
            (value) => alive && resolve(value),
            (error) => alive && reject(error),
          );
        });
    const locks: Locks = lock.locks;
    return {
      freeze() {
        alive = false;
      },
      end() {
        alive = false;
        lock.close();
      },
      deps: {
        store: {
          add: gate(store.add),
          update: gate(store.update),
          remove: gate(store.remove),
          list: gate(store.list),
          pause: gate(store.pause),
          clear: gate(store.clear),
        },
        clock: {
          now: clock.now,
          after: (ms: number, action: () => void) => clock.after(ms, () => alive && action()),
        },
        send: gate(send),
        locks: withLocks ? locks : undefined,
        owner: `process ${++owners}`,
        random,
      },
    };
  };

  return {
    clock,
    store,
    server,
    openTab(): Tab {
      const { deps, end, freeze } = process();
      const channel = join();
      const outbox = createOutbox({ ...deps, createId, channel });
      const reported: Tab['reported'] = [];
      outbox.subscribe((event) => event.type !== 'changed' && reported.push(event));
      outbox.kick('start');
      return {
        outbox,
        reported,
        freeze,
        crash() {
          channel.close();
          end();
        },
      };
    },
    /** The worker, woken by Background Sync. */
    sync() {
      const { deps } = process();
      const channel = join();
      const ended = drain({
        ...deps,
        networkIsBack: true,
        onEvent: (event) => channel.post(event),
      });
      ended.then(channel.close, channel.close);
    },
    setWeather: (next: Weather) => {
      weather = next;
    },
    /** Everything works, and fast enough. */
    heal() {
      weather = 'fine';
      slowestMs = 2_000;
      store.failure = undefined;
    },
    setStorage: (failure: StorageFailure | undefined) => {
      store.failure = failure;
    },
    /** How often the server has stored a text, under whatever ids. */
    timesStored: (text: string) =>
      [...server.stored.values()].filter(({ content }) => content.includes(`"${text}"`)).length,
    isOnDevice: (id: SubmissionId) => store.values.has(id),
  };
};
