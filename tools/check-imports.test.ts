import { expect, test } from 'vitest';
import { forbiddenImports } from './check-imports.ts';
import { importDirections } from './import-directions.ts';

const MODULES = {
  words: { mayImport: [] },
  'words/pages': { mayImport: ['words'] },
  outbox: { mayImport: ['rules.ts'], mayImportTypes: ['words'], without: ['react'] },
  '../packages/post': { mayImport: [], only: ['valibot'] },
  'rules.ts': { mayImport: [] },
  '../server': { mayImport: ['rules.ts'] },
};
const check = (file: string, ...lines: readonly string[]) =>
  forbiddenImports(file, lines.join('\n'), MODULES);

test('a file may import its own module, allowed modules, and packages', () => {
  expect(
    check(
      'src/outbox/deep/drain.ts',
      "import { a } from '../store.ts';",
      "import { b } from '../../rules.ts';",
      "import type { C } from '../../words/site.ts';",
      "import { d } from 'valibot';",
      'const text = "import \'../../words/site.ts\'";',
    ),
  ).toEqual([]);
  expect(check('server/inbox/list.ts', "import { a } from '../../src/rules.ts';")).toEqual([]);
});

test.each([
  ['a named import', "import { a } from '../words/site.ts';"],
  ['a default import', "import a from '../words/site.ts';"],
  ['a side effect', "import '../words/site.ts';"],
  ['a re-export', "export { a } from '../words/site.ts';"],
  ['a re-export of everything', "export * from '../words/site.ts';"],
  ['a dynamic import', "const a = () => import('../words/site.ts');"],
  ['a query', "import a from '../words/site.ts?raw';"],
  ['a file that only begins with a permitted name', "import { a } from '../rules.tsx';"],
  ['another project', "import { a } from '../../server/app.ts';"],
  ['a package', "import { useState } from 'react';"],
  ['a part of a package', "import { jsx } from 'react/jsx-runtime';"],
])('a forbidden import is reported with its line: %s', (_, line) => {
  const [found] = check('src/outbox/drain.ts', '', line);
  expect(found).toMatch(/^src\/outbox\/drain\.ts:2 may not import '/);
});

test('types can be imported, by statement or inline, only with a permission for types', () => {
  const type = [
    "import type { A } from '../words/site.ts';",
    "type B = import('../words/b.ts').B;",
  ];
  expect(check('src/outbox/drain.ts', ...type)).toEqual([]);
  expect(check('src/rules.ts', ...type.map((line) => line.replace('../', './')))).toHaveLength(2);
});

test('a permission for a folder does not cover a module within it', () => {
  const line = "import type { A } from '../words/pages/home.ts';";
  expect(check('src/outbox/drain.ts', line)).toHaveLength(1);
});

test('a file outside every module is reported', () => {
  expect(check('src/new-folder/file.ts')).toHaveLength(1);
});

test('a package may import its own files and dependencies, and may be imported only by its name', () => {
  const file = 'packages/post/src/drain.ts';
  expect(check(file, "import './store.ts';", "import * as v from 'valibot';")).toEqual([]);
  for (const from of ['react', '@site/other', '../../../src/rules.ts', '../../other/src/a.ts']) {
    expect(check(file, `import '${from}';`)).toHaveLength(1);
  }
  expect(check('src/rules.ts', "import '@site/post';")).toEqual([]);
  expect(check('src/rules.ts', "import '../packages/post/src/drain.ts';")).toHaveLength(1);
  expect(check('server/app.ts', "import '../packages/post/src/drain.ts';")).toHaveLength(1);
});

test('the real table keeps React out of the outbox, and the server out of src', () => {
  const real = (file: string, line: string) => forbiddenImports(file, line, importDirections);
  expect(real('packages/outbox/src/drain.ts', "import 'react';")).toHaveLength(1);
  expect(real('packages/outbox/src/drain.ts', "import '../../../src/env.ts';")).toHaveLength(1);
  expect(real('src/routes/wall.tsx', "import '../../server/app.ts';")).toHaveLength(1);
  expect(real('src/sections/hero.tsx', "import '../content/pages/about.ts';")).toHaveLength(1);
});
