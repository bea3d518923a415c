import compileServerOnce from '../../e2e/harness/compiled-server.ts';
import { Site } from '../../e2e/harness/running-site.ts';
import { offlineReady, Visitor } from '../../e2e/harness/visitor.ts';
import { makeDirectory, uniqueContactMessage } from '../../server/testing/testing.ts';
import { unavailablePage } from '../../src/prerender/unavailable-page.ts';
import { requestFor } from '../../src/submissions/operation.ts';
import { type Answer, arriveAt, hasNginx, startNginx } from '../testing/nginx.ts';
import { quantile } from './figures.ts';

// What a crowd meets that opens the site and writes in one moment, behind `deploy/nginx.conf`: from
// one address, as of a school or a carrier, and each from its own. Everybody asks for what a browser
// asked for on its first visit, offline copy included, as fast as answers come. The crowd, nginx and
// the server share the processor, so that the milliseconds are those of this machine.

const CROWDS = [60, 200, 500];

/** What a browser asks for until it has the whole site. */
const firstVisit = async (): Promise<string[]> => {
  const site = await Site.start();
  const visitor = await Visitor.arrive(`http://127.0.0.1:${site.port}`);
  const asked: string[] = [];
  visitor.context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && origin.endsWith(`:${site.port}`)) {
      asked.push(pathname + search);
    }
  });
  await offlineReady(await visitor.newPage('/'));
  await visitor.leave();
  await site.remove();
  return asked;
};

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const timed = async (asking: Promise<Answer>): Promise<Answered> => {
  const start = performance.now();
  const { status } = await asking;
  return { status, ms: performance.now() - start };
};

const crowd = async (port: number, people: number, paths: readonly string[], isOne: boolean) => {
  const start = performance.now();
  const visits = await Promise.all(
    Array.from({ length: people }, async (_, n) => {
      const address = isOne ? '127.0.0.9' : `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`;
      const person = await arriveAt(port, address);
      const message = JSON.stringify(requestFor(uniqueContactMessage()));
      const [sent, ...got] = await Promise.all([
        timed(person.post('/graphql', message)),
        ...paths.map((path) => timed(person.get(path))),
      ]);
      person.close();
      return { sent, got };
    }),
  );
  return {
    seconds: (performance.now() - start) / 1000,
    messages: visits.map(({ sent }) => sent),
    files: visits.flatMap(({ got }) => got),
  };
};

const p99 = (answers: readonly Answered[]): string =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  ).toFixed(0);
const refused = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => status >= 400).length;

if (!hasNginx) throw new Error('There is no nginx here: node tools/setup.mjs nginx');
await compileServerOnce();
const paths = await firstVisit();
process.stdout.write(`A first visit is ${paths.length} requests and a message.\n\n`);
process.stdout.write(
  '| People | Addresses | Files refused | p99 | Messages refused | p99 | In all |\n',
);
process.stdout.write('| ---: | --- | ---: | ---: | ---: | ---: | ---: |\n');
for (const people of CROWDS) {
  for (const isOne of [true, false]) {
    const directory = makeDirectory({ 'artefact/unavailable.html': unavailablePage() });
    const site = await Site.start({ SITE_DIR: 'dist', TRUST_PROXY: '127.0.0.1' });
    const nginx = await startNginx(directory.path, [site.port]);
    const { seconds, messages, files } = await crowd(nginx.port, people, paths, isOne);
    process.stdout.write(
      `| ${people} | ${isOne ? 'one' : people} | ${refused(files)} of ${files.length} | ${p99(files)} ms | ${refused(messages)} of ${messages.length} | ${p99(messages)} ms | ${seconds.toFixed(1)} s |\n`,
    );
    await nginx.stop();
    await site.remove();
    directory.remove();
  }
}
