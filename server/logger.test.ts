import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger, logLines } from './logger.ts';

it('the logger drops lines while the stream is not being read, and later logs how many it dropped', () => {
  const written: string[] = [];
  const held: (() => void)[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string, _, done) => {
      written.push(chunk);
      held.push(done);
    },
  });
  const logger = createLogger('info', logLines(stream));
  const long = 'x'.repeat(100_000);
  for (let n = 0; n < 20; n += 1) logger.info({ n, long });
  expect(stream.writableLength).toBeLessThan(1_200_000);
  for (let done = held.shift(); done; done = held.shift()) done();
  logger.info('read again');
  for (let done = held.shift(); done; done = held.shift()) done();

  const lines = written.map((line) => JSON.parse(line));
  const dropped = 20 - lines.filter(({ n }) => n !== undefined).length;
  expect(dropped).toBeGreaterThan(0);
  expect(lines.slice(-2)).toMatchObject([{ level: 40, dropped }, { msg: 'read again' }]);
});

it('the logger does not throw if its stream breaks', () => {
  const stream = new Writable({
    write: (_, __, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
  });
  const logger = createLogger('info', logLines(stream));
  expect(() => logger.info('one')).not.toThrow();
  expect(() => logger.info('two')).not.toThrow();
});
