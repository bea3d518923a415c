import { beforeEach, expect, it, vi } from 'vitest';
import { answeredElsewhere, watchedFetch } from '../connection/watched-fetch.ts';
import { intakeList, useListing } from './use-listing.ts';

const intake = {
  id: 'data',
  programme: 'online-courses',
  title: 'Data',
  startsOn: '2026-11-21',
  format: 'Lessons on your device',
  place: 'on any device',
  seatsLeft: 5,
} as const;
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

const read = vi.fn<typeof intakeList.read>();
let list: typeof intakeList;
const Shown = () => useListing(list);

beforeEach(() => {
  read.mockReset();
  react.state = undefined;
  react.effects.length = 0;
  list = { ...intakeList, read };
  vi.setSystemTime('2026-11-20T12:00:00Z');
  Shown();
  const stops = react.effects.map((effect) => effect());
  return () => {
    for (const stop of stops) stop();
  };
});

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

it('a list is replaced by one that is read later', async () => {
  read.mockResolvedValue({ status: 'ready', items: [] });
  await connectionReturns();
  expect(Shown()).toMatchObject({ status: 'ready', items: [] });
});
