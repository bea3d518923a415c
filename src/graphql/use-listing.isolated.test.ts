import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredElsewhere, watchedFetch } from '../connection/watched-fetch.ts';
import { anIntake } from '../openings/testing/samples.ts';
import { intakeList, useListing } from './use-listing.ts';

const intake = anIntake({ startsOn: '2026-11-21', format: 'Lessons on your device' });
const openings = { intakes: [intake], vacancies: [], today: '2026-11-20' };

const react = vi.hoisted(() => ({
  state: undefined as unknown,
  effects: [] as (() => () => void)[],
}));
vi.mock('react', () => ({
  useState: (first: () => unknown) => {
    react.state ??= first();
    return [
      react.state,
      (next: unknown) => {
        react.state = next;
      },
    ];
  },
  useEffect: (effect: () => () => void) => react.effects.push(effect),
}));
vi.mock('@tanstack/react-router', () => ({
  useHydrated: () => true,
  useRouter: () => ({ options: { context: { openings } } }),
}));

let page: EventTarget & { visibilityState: string };
const fields: Partial<HTMLInputElement>[] = [];
const read = vi.fn<typeof intakeList.read>();
let stops: readonly (() => void)[];
let list: typeof intakeList;
const Shown = () => useListing(list);

beforeEach(() => {
  read.mockReset();
  react.state = undefined;
  react.effects.length = 0;
  list = { ...intakeList, read };
  vi.setSystemTime('2026-11-20T12:00:00Z');
  fields.length = 0;
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelectorAll: () => fields,
  });
  vi.stubGlobal('document', page);
  Shown();
  stops = react.effects.map((effect) => effect());
});

afterEach(() => {
  for (const stop of stops) stop();
});

const visitorReturns = async (at: string) => {
  vi.setSystemTime(at);
  for (const visibilityState of ['hidden', 'visible']) {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  await Promise.allSettled(read.mock.results.map(({ value }) => value));
};

const connectionReturns = async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await watchedFetch('/').catch(() => {});
  answeredElsewhere();
  await Promise.allSettled(read.mock.results.map(({ value }) => value));
};

it.each([
  ['fails', () => Promise.reject(new Error('The code did not load'))],
  ['finds no list', async () => ({ status: 'unavailable' }) as const],
])('a list stays on the page if the next read %s', async (_, next) => {
  read.mockImplementation(next);
  await connectionReturns();
  expect(read).toHaveBeenCalledOnce();
  expect(Shown()).toMatchObject({ status: 'ready', open: [intake] });
});

it('a list on the page is replaced when it is read again', async () => {
  read.mockResolvedValue({ status: 'ready', items: [] });
  await connectionReturns();
  expect(Shown()).toMatchObject({ status: 'ready', items: [] });
});

it('a list is read again if the visitor returns after more than a minute', async () => {
  read.mockResolvedValue({ status: 'ready', items: [] });
  await visitorReturns('2026-11-20T12:01:00Z');
  expect(read).not.toHaveBeenCalled();
  await visitorReturns('2026-11-20T12:01:01Z');
  expect(read).toHaveBeenCalledOnce();
  expect(Shown()).toMatchObject({ status: 'ready', items: [] });
});

it('an intake that has begun is no longer open when the visitor returns, even offline', async () => {
  const earlier = react.state;
  read.mockResolvedValue({ status: 'unavailable' });
  await visitorReturns('2026-11-22T12:00:00Z');
  // A different object makes React render again.
  expect(react.state).not.toBe(earlier);
  expect(Shown()).toMatchObject({ status: 'ready', items: [intake], open: [] });
});

it('a list is not read again while a form contains text, because the form might disappear', async () => {
  fields.push({ value: '', defaultValue: '' }, { value: 'Thandi', defaultValue: '' });
  await visitorReturns('2026-11-22T12:00:00Z');
  expect(read).not.toHaveBeenCalled();
});
