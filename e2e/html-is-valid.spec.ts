import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { lacks } from '../tools/testing/needs.ts';

interface Report {
  readonly messages: readonly { url?: string; message: string; extract?: string }[];
}

test("every page is valid HTML according to the W3C's checker", { tag: '@pages' }, () => {
  test.slow();
  test.skip(lacks('java'));
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync(
    'java',
    ['-jar', checker, '--errors-only', '--skip-non-html', '--format', 'json', 'dist'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages }: Report = JSON.parse(stderr);
  // The checker's rules for CSS are years old and lack @property and container-type.
  const found = messages.filter(({ message }) => !message.startsWith('CSS: '));
  expect(found.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});
