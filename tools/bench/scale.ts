import { cpus } from 'node:os';
import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { openDatabase } from '../../server/database/open.ts';
import { createDatabase, findPostgres, startCluster } from '../../server/testing/postgres.ts';
import { makeDirectory, uniqueContactMessage } from '../../server/testing/testing.ts';
import { unavailablePage } from '../../src/prerender/unavailable-page.ts';
import { requestFor } from '../../src/submissions/operation.ts';
import { arriveAt, hasNginx, startNginx } from '../testing/nginx.ts';
import {
  cpuMs,
  drive,
  loadCells,
  loadHeadings,
  noLimits,
  noLoad,
  printRow,
  secondsAsked,
} from './load.ts';

// 1, 2 and 4 instances of the server behind `deploy/nginx.conf`, on one PostgreSQL that waits for its
// disk. All share this machine with the load, so what is worth comparing is the processor time of a
// submission.

const SENDERS = 32;
const INSTANCES = [1, 2, 4];

const seconds = secondsAsked(20);
const bin = findPostgres();
if (!bin || !hasNginx) throw new Error('There is no PostgreSQL or no nginx here');
await compileServerOnce();
const cluster = await startCluster(bin, { durable: true });
const directory = makeDirectory({ 'artefact/unavailable.html': unavailablePage() });
try {
  process.stdout.write(`${cpus().length} processors, ${SENDERS} senders, ${seconds} s each\n`);
  printRow('instances', [...loadHeadings, 'servers', 'nginx', 'database', 'stored']);
  for (const count of INSTANCES) {
    const url = await createDatabase(cluster.url);
    const settings = { ...noLimits, DATABASE_URL: url, TRUST_PROXY: '127.0.0.1' };
    const sites: Site[] = [];
    for (let n = 0; n < count; n += 1) sites.push(await Site.start(settings));
    const nginx = await startNginx(
      directory.path,
      sites.map(({ port }) => port),
    );
    // Each from an address of their own: nginx counts what one sends.
    const people = await Promise.all(
      Array.from({ length: SENDERS }, (_, n) => arriveAt(nginx.port, `127.0.1.${n + 1}`)),
    );
    const senders = people.map(({ post }) => async () => {
      const { body } = await post('/graphql', JSON.stringify(requestFor(uniqueContactMessage())));
      if (!body.includes('receivedAt')) throw new Error(`no receipt: ${body}`);
    });
    const warm = noLoad();
    await drive(warm, 2000, senders);
    const spent = () =>
      [sites.map(({ pid }) => pid), [nginx.pid], cluster.pids()].map((pids) => cpuMs(pids));
    const before = spent();
    const load = noLoad();
    await drive(load, seconds * 1000, senders);
    const each = spent().map((ms, at) => (ms - (before[at] ?? 0)) / load.waits.length);
    for (const person of people) person.close();
    await nginx.stop();
    for (const site of sites) await site.remove();
    const database = await openDatabase({ url });
    const [row] = await database.read({ sql: 'SELECT count(*) AS n FROM submissions' });
    await database.close();
    const isWhole = Number(row?.['n']) === load.waits.length + warm.waits.length;
    const stored = isWhole ? 'all' : `${row?.['n']}`;
    printRow(String(count), [...loadCells(load), ...each.map((ms) => ms.toFixed(2)), stored]);
    if (!isWhole) process.exitCode = 1;
  }
} finally {
  await cluster.remove();
  directory.remove();
}
