import { expect, it, vi } from 'vitest';
import { openRoutes } from './route-transitions.ts';

const stubPage = (isMotionReduced: boolean) => {
  const started = vi.fn((update: () => unknown) => {
    const done = Promise.resolve(update());
    return { ready: done, finished: done, updateCallbackDone: done };
  });
  const page = new EventTarget();
  const animate = vi.fn();
  const documentElement = { dataset: {}, animate };
  vi.stubGlobal('document', { startViewTransition: started, documentElement });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const router = { startViewTransition: () => Promise.resolve() };
  openRoutes(router);
  const update = vi.fn(async () => {});
  const turnTo = (pathname: string) => {
    vi.stubGlobal('location', { pathname });
    return Reflect.apply(router.startViewTransition, router, [update]);
  };
  return { started, page, animate, update, turnTo };
};

it('openRoutes opens a new page from the middle of the viewport', async () => {
  const { started, animate, turnTo } = stubPage(false);
  await turnTo('/services');
  expect(started).toHaveBeenCalledTimes(1);
  await expect.poll(() => animate.mock.calls.length).toBe(1);
  expect(animate.mock.calls[0]?.[0]).toEqual({ clipPath: ['inset(0 50%)', 'inset(0)'] });
});

it('openRoutes does not animate a swipe back, because the browser animates it', async () => {
  const { started, page, update, turnTo } = stubPage(false);
  await turnTo('/services');
  page.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition: true }));
  await turnTo('/');
  expect(started).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(2);
  await turnTo('/services');
  expect(started).toHaveBeenCalledTimes(2);
});

it.each([
  ['a link to a part of the same page', '/', false],
  ['another page if motion is reduced', '/services', true],
])('openRoutes does not animate %s', async (_, path, isMotionReduced) => {
  const { started, update, turnTo } = stubPage(isMotionReduced);
  await turnTo(path);
  expect(started).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledOnce();
});
