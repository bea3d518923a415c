import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { type Attack, attack, pipelined } from '../../server/testing/attack.ts';
import { client, drive, loadCells, loadHeadings, noLoad, printRow, secondsAsked } from './load.ts';

// How long visitors wait while somebody at another address attacks. Linux only: elsewhere the
// loopback network has one address. Compare the rows with each other, not with another machine's.

const VISITORS = 8;
const PAGES = ['/', '/services/cloud', '/contact'];
const PAUSE_MS = 20;
const WAVE_MS = 2000;
const attacks: Readonly<
  Record<string, { readonly connections: number; readonly payload: string }>
> = {
  'pipelined, unread': { connections: 120, payload: pipelined('/') },
  'slow readers': {
    connections: 500,
    payload: 'GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n',
  },
};

const seconds = secondsAsked(10);

const browse = async (name: string, port: number): Promise<void> => {
  const load = noLoad();
  const visitors = Array.from({ length: VISITORS }, () => client(port, 1));
  const askers = visitors.map(({ ask }) => {
    let visits = 0;
    return () => ask('GET', PAGES[visits++ % PAGES.length] ?? '/');
  });
  await drive(load, seconds * 1000, askers, PAUSE_MS);
  for (const { leave } of visitors) leave();
  printRow(name, loadCells(load));
};

/** Strikes at once, and again every {@link WAVE_MS}; the connections before stay open. */
const strikeAgain = async (port: number, plan: (typeof attacks)[string]): Promise<Attack> => {
  const strike = () => attack({ port, ...plan, localAddress: '127.0.0.2' });
  const waves = [await strike()];
  const timer = setInterval(() => void strike().then((wave) => waves.push(wave)), WAVE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      for (const wave of waves) wave.stop();
    },
  };
};

await compileServerOnce();
printRow('', loadHeadings);
for (const [name, plan] of Object.entries(attacks)) {
  const site = await Site.start();
  await browse(`before ${name}`, site.port);
  const striking = await strikeAgain(site.port, plan);
  await browse(`during ${name}`, site.port);
  striking.stop();
  if (site.isGone) {
    process.stdout.write('The server did not live through it.\n');
    process.exitCode = 1;
  }
  await site.stop('SIGKILL');
  await site.remove();
}
