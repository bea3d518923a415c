import { expect, test } from 'vitest';
import { forbiddenImports } from './check-imports.ts';

const MODULES = {
  words: { mayImport: [] },
  'words/pages': { mayImport: ['words'] },
  outbox: { mayImport: ['rules.ts', 'type words'], without: ['react'] },
  '../packages/post': { mayImport: [], only: ['valibot'] },
  'rules.ts': { mayImport: [] },
  '../server': { mayImport: ['rules.ts'] },
};
const check = (file: string, line: string) => forbiddenImports(file, line, MODULES);

test.each([
  ['src/outbox/deep/drain.ts', "import { a } from '../store.ts';"],
  ['src/outbox/drain.ts', "import { b } from '../rules.ts';"],
  ['src/outbox/drain.ts', "import type { C } from '../words/site.ts';"],
  ['src/outbox/drain.ts', "type C = import('../words/site.ts').C;"],
  ['src/outbox/drain.ts', "import { d } from 'valibot';"],
  ['src/outbox/drain.ts', 'const text = "import \'../words/site.ts\'";'],
  ['server/inbox/list.ts', "import { a } from '../../src/rules.ts';"],
  ['packages/post/src/drain.ts', "import './store.ts';"],
  ['packages/post/src/drain.ts', "import * as v from 'valibot';"],
  ['src/rules.ts', "import '@site/post';"],
])('%s may contain: %s', (file, line) => {
  expect(check(file, line)).toEqual([]);
});

test.each([
  ['src/outbox/drain.ts', "import { a } from '../words/site.ts';"],
  ['src/outbox/drain.ts', "import '../words/site.ts';"],
  ['src/outbox/drain.ts', "export { a } from '../words/site.ts';"],
  ['src/outbox/drain.ts', "export * from '../words/site.ts';"],
  ['src/outbox/drain.ts', "const a = () => import('../words/site.ts');"],
  ['src/outbox/drain.ts', "import a from '../words/site.ts?raw';"],
  // This is a different file, whose name only begins with a permitted name.
  ['src/outbox/drain.ts', "import { a } from '../rules.tsx';"],
  ['src/outbox/drain.ts', "import { a } from '../../server/app.ts';"],
  ['src/outbox/drain.ts', "import { useState } from 'react';"],
  ['src/outbox/drain.ts', "import { jsx } from 'react/jsx-runtime';"],
  // A permission for a folder does not cover a module within it.
  ['src/outbox/drain.ts', "import type { A } from '../words/pages/home.ts';"],
  ['src/rules.ts', "import type { A } from './words/site.ts';"],
  ['src/rules.ts', "type B = import('./words/b.ts').B;"],
  ['src/rules.ts', "import '../packages/post/src/drain.ts';"],
  ['packages/post/src/drain.ts', "import 'react';"],
  ['packages/post/src/drain.ts', "import '@site/other';"],
  ['packages/post/src/drain.ts', "import '../../../src/rules.ts';"],
  ['src/new-folder/file-outside-every-module.ts', ''],
])('%s may not contain: %s', (file, line) => {
  expect(check(file, line)).toHaveLength(1);
});

test.each([
  ['packages/outbox/src/drain.ts', "import 'react';"],
  ['packages/outbox/src/drain.ts', "import '../../../src/env.ts';"],
  ['src/routes/wall.tsx', "import '../../server/app.ts';"],
  ['src/sections/hero.tsx', "import '../content/pages/about.ts';"],
])('with the real table, %s may not contain: %s', (file, line) => {
  expect(forbiddenImports(file, line)).toHaveLength(1);
});
