import type { Send } from '../answer.ts';
import type { OutboxEvent } from '../channel.ts';
import type { Clock } from '../clock.ts';
import { drain, type Locks } from '../drain.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import { recordReader } from '../record.ts';
import type { OutboxSettings } from '../settings.ts';
import type { OutboxStore } from '../store.ts';
import type { Fields, Submission } from '../submission.ts';
import { createChannelHub } from './channel-hub.ts';
import { createFailingStore } from './failing-store.ts';
import { createLockTable } from './fake-locks.ts';
import type { ModelServer, Weather } from './model-server.ts';
import { tabOf } from './samples.ts';
import { createVirtualClock } from './virtual-clock.ts';

export interface Tab<S extends Submission> {
  readonly outbox: Outbox<S>;
  /** Returns the tab's name, which a reloaded page reads from `sessionStorage`. */
  readonly name: () => string | null;
  readonly reported: Exclude<OutboxEvent, { type: 'changed' }>[];
  /** Ends the tab abruptly. Requests that it has already sent still arrive. */
  crash(): void;
  /** Suspends the tab until the end of the test. The suspended tab keeps its lock. */
  freeze(): void;
}

/** The submissions and the server of a simulated world. */
export interface Model<S extends Submission> {
  readonly settings: Omit<OutboxSettings<S>, 'send'>;
  /** The kind of a form with the fields `name`, `email`, `message` and `organisation`. */
  readonly kind: S['kind'];
  readonly compose: (id: S['id'], fields: Fields) => S;
  /**
   * Whether a refusal is permanent. If not, the cause may be a defect in the server, and the outbox
   * sends the submission again until the defect is fixed.
   */
  readonly refusesForGood: boolean;
  readonly connect: (
    clock: Clock,
    weather: () => Weather,
    latencyMs: () => number,
  ) => { readonly server: ModelServer; readonly send: Send<S> };
}

/** Simulates, in virtual time, a device (tabs and a worker), the network and a server. */
export const createWorld = <S extends Submission>(
  { settings, connect }: Pick<Model<S>, 'settings' | 'connect'>,
  createId: () => S['id'],
  withLocks: boolean,
  random: () => number,
) => {
  const clock = createVirtualClock();
  const store = createFailingStore(recordReader(settings));
  const lockTable = createLockTable();
  const join = createChannelHub();
  let weather: Weather = 'fine';
  let slowestMs = 20_000;
  let owners = 0;

  const { server, send } = connect(
    clock,
    () => weather,
    () => Math.round(random() * slowestMs),
  );

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
    // If `withLocks` is false, requests for the outbox's lock fail, as in a sandboxed frame. Tabs
    // still get the locks for their names.
    const request: Locks['request'] = async (name, ...rest) => {
      if (name === settings.name) throw new DOMException('', 'SecurityError');
      return lock.locks.request(name, ...rest);
    };
    const locks = withLocks ? lock.locks : { request };
    return {
      freeze() {
        alive = false;
      },
      end() {
        alive = false;
        lock.close();
      },
      deps: {
        ...settings,
        store: new Proxy<OutboxStore<S>>(store, {
          get: (_, method: keyof OutboxStore) => gate(store[method] as () => Promise<unknown>),
        }),
        clock: {
          now: clock.now,
          after: (ms: number, action: () => void) => clock.after(ms, () => alive && action()),
        },
        send: gate(send),
        locks,
        owner: `process ${++owners}`,
        random,
      },
    };
  };

  return {
    clock,
    store,
    server,
    join,
    /** @param name the name of the reloaded or duplicated tab */
    openTab(name: string | null = null): Tab<S> {
      const { deps, end, freeze } = process();
      const channel = join();
      const tab = tabOf(name);
      const outbox = createOutbox({ ...deps, ...tab, createId, channel });
      const reported: Tab<S>['reported'] = [];
      outbox.subscribe((event) => event.type !== 'changed' && reported.push(event));
      void outbox.kick('start');
      return {
        outbox,
        name: tab.tabName.get,
        reported,
        freeze,
        crash() {
          channel.close();
          end();
        },
      };
    },
    /** Sends from the worker, as Background Sync does. */
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
    heal() {
      weather = 'fine';
      slowestMs = 2_000;
      store.failure = undefined;
      store.hasRoom = true;
    },
    /** Returns how many times the server has stored a text, under any id. */
    timesStored: (text: string) =>
      [...server.stored.values()].filter(({ content }) => content.includes(text)).length,
    timesOnDevice: (text: string) =>
      [...store.values.values()].filter((value) => JSON.stringify(value).includes(text)).length,
  };
};
