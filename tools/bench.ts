import { execFileSync } from 'node:child_process';
import { argv } from 'node:process';

// Runs one benchmark; the other arguments are its options:
//   npm run bench [pages|lighthouse|copy|server] [-- options]

const benches = ['pages', 'lighthouse', 'copy', 'server'];

const isNamed = !(argv[2] ?? '--').startsWith('--');
const [asked = 'pages'] = isNamed ? argv.splice(2, 1) : [];
if (!benches.includes(asked)) {
  throw new Error(`Unknown benchmark '${asked}'. Choose one of: ${benches.join(', ')}`);
}
if (asked === 'copy') execFileSync('node', ['tools/setup.mjs', 'nginx'], { stdio: 'inherit' });
await import(`./bench/${asked}.ts`);
