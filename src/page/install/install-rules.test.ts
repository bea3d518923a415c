import { expect, test } from 'vitest';
import { forgetsUnusedSites, installWay } from './install-rules.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  iPhoneWithinAnApp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 Instagram 390.0',
  iPhoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0.7000.60 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  oldSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  firefoxAndroid: 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
} as const;

const facts = { installed: false, canPrompt: false, touchPoints: 0 };

test.each([
  ['iPhone', 5, 'ios'],
  ['iPhoneWithinAnApp', 5, undefined],
  ['safari', 0, 'mac'],
  ['safari', 5, 'ios'],
  ['oldSafari', 0, undefined],
  ['chrome', 0, undefined],
  ['firefoxAndroid', 5, 'android'],
  ['firefox', 0, undefined],
] as const)('the install method for %s with %i touch points is %s', (agent, touchPoints, way) => {
  const userAgent = agents[agent];
  expect(installWay({ ...facts, userAgent, touchPoints })).toBe(way);
  expect(installWay({ ...facts, userAgent, touchPoints, installed: true })).toBeUndefined();
  const asked = { ...facts, userAgent, touchPoints, canPrompt: true };
  expect(installWay(asked)).toBe('prompt');
  expect(installWay({ ...asked, installed: true })).toBeUndefined();
});

test.each([
  ['iPhone', true],
  ['iPhoneWithinAnApp', true],
  ['iPhoneChrome', true],
  ['safari', true],
  ['chrome', false],
  ['firefox', false],
  ['firefoxAndroid', false],
] as const)(
  'for %s, forgetsUnusedSites returns %s, or false if the site is installed',
  (agent, forgets) => {
    const userAgent = agents[agent];
    expect(forgetsUnusedSites({ userAgent, installed: false })).toBe(forgets);
    expect(forgetsUnusedSites({ userAgent, installed: true })).toBe(false);
  },
);
