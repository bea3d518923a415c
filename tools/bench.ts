import { spawnSync } from 'node:child_process';

// Runs one of the benchmarks with the remaining arguments as its options:
//   npm run bench [pages|work|lighthouse|copy|server] [-- options]

/** Each with its requirements besides the built site and a Chromium. */
const benches: Readonly<Record<string, readonly string[]>> = {
  pages: [],
  work: [],
  lighthouse: [],
  copy: ['nginx'],
  server: [],
};

const [asked = 'pages'] = process.argv.slice(2, 3).filter((each) => !each.startsWith('--'));
const needs = benches[asked];
if (!needs) throw new Error(`No '${asked}': it is one of ${Object.keys(benches).join(', ')}`);
if (asked === process.argv[2]) process.argv.splice(2, 1);
const { status } = spawnSync(
  'node',
  ['tools/setup.mjs', 'packages', 'build', 'browser', ...needs],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);
await import(`./bench/${asked}.ts`);
