import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { array, number, object, parse, string } from 'valibot';
import { visitOptions } from './figures.ts';
import { measureSites } from './measured-sites.ts';

// Measures a first visit: the main thread's processor time by cause, and the number of elements.
// Without throttling, only the ratios are meaningful.

const { values } = parseArgs({ options: visitOptions });
const SETTLED_MS = 6_000;
const columns = [
  ['all', 0],
  ['script', 0],
  ['style and layout', 0],
  ['nodes', 0],
] as const;
const Metrics = object({ metrics: array(object({ name: string(), value: number() })) });

await measureSites(values, columns, 'all', async (visitor, port, path) => {
  const tab = await visitor.newTab();
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.goto(`http://127.0.0.1:${port}${path}`);
  await wait(SETTLED_MS);
  const { metrics } = parse(Metrics, await tab.send('Performance.getMetrics'));
  const ms = (...causes: readonly string[]) =>
    metrics.reduce((all, { name, value }) => all + (causes.includes(name) ? value * 1_000 : 0), 0);
  const figures = {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    'style and layout': ms('RecalcStyleDuration', 'LayoutDuration'),
    nodes: await tab.evaluate(() => document.querySelectorAll('*').length),
  };
  await tab.close();
  return [['first', figures]];
});
