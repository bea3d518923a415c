import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKind, validate } from '../src/submissions/kinds.ts';
import { isSubmissionId } from '../src/submissions/submission.ts';
import type { Database } from './database/database.ts';
import { dateTime } from './graphql/date-time.ts';
import { openTestDatabase } from './testing/engines.ts';
import { testApp } from './testing/for-one-test.ts';
import { type FuzzRequest, fuzzRequest } from './testing/fuzz-requests.ts';
import type { TestApp } from './testing/test-app.ts';

// `FUZZ_RUNS=10000 FUZZ_SEED=random npx vitest run server/fuzz` sends 10,000 random requests.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000);
const { FUZZ_SEED = 20_261_120 } = process.env;
const SEED = FUZZ_SEED === 'random' ? randomInt(2 ** 31) : Number(FUZZ_SEED);
/** The permitted heap growth: more than a run needs, but less than leaked bodies would take. */
const GROWTH_MB = 24;

let server: TestApp;
let database: Database;

// The test deletes no rows, so the last row id equals the number of rows, and is cheap to read.
const lastRow = async (): Promise<number> =>
  Number((await database.read({ sql: 'SELECT max(rowid) AS n FROM submissions' }))[0]?.['n'] ?? 0);

const rowsWith = (id: string) =>
  database.read({ sql: 'SELECT * FROM submissions WHERE id = $1', args: [id] });

const expectFit = (row: Record<string, unknown> | undefined) => {
  const text = (column: string) => String(row?.[column] ?? '');
  const kind = text('kind');
  if (!isKind(kind)) expect.fail(`unknown kind: ${kind}`);
  const fields = JSON.parse(text('fields'));
  expect(validate(kind, fields)).toEqual({ ok: true, fields });
  expect(isSubmissionId(text('id'))).toBe(true);
  expect(dateTime.parseValue(row?.['composed_at'])).toBe(row?.['composed_at']);
};

const heapMb = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const receiptIn = (body: string): { id: string } | null => {
  const [result] = Object.values<{ __typename?: string; id: string }>(JSON.parse(body).data ?? {});
  return result?.__typename === 'SubmissionReceipt' ? result : null;
};

let rows = 0;

const check = async ({ method, url, headers, body }: FuzzRequest): Promise<void> => {
  const before = rows;
  const response = await server.app.inject({ method, url, headers, payload: body });
  rows = await lastRow();
  const grown = rows - before;
  const { statusCode } = response;

  expect(statusCode).toBeLessThan(500);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toMatch(/ at .*\.(?:ts|js)|node_modules|SQLITE/);

  const isAnswer = response.headers['content-type']?.toString().includes('json') ?? false;
  const receipt = isAnswer && method === 'POST' ? receiptIn(response.body) : null;
  expect(grown).toBeLessThanOrEqual(receipt ? 1 : 0);
  if (!receipt) return;
  const kept = await rowsWith(receipt.id);
  expect(kept).toHaveLength(1);
  expectFit(kept[0]);
};

it(
  `${RUNS} malformed requests (seed ${SEED}) store only valid submissions and cause no failure`,
  async () => {
    const opened = await openTestDatabase();
    database = opened.database;
    // The test app keeps its log in memory.
    server = await testApp({ logLevel: 'error', database: opened.place });
    process.stdout.write(`fuzz: ${RUNS} requests, FUZZ_SEED=${SEED}\n`);
    const run = (numRuns: number, seed: number) =>
      fc.assert(fc.asyncProperty(fuzzRequest, check), { numRuns, seed });
    const quarter = Math.ceil(RUNS / 4);
    await run(quarter, SEED);
    const warm = heapMb();
    await run(RUNS - quarter, SEED + 1);
    expect(heapMb() - warm).toBeLessThan(GROWTH_MB);

    expect(server.logged()).toBe('');
    // With fewer rows, most requests would be too malformed to reach the resolvers.
    expect(rows).toBeGreaterThan(RUNS / 100);
  },
  10_000 + RUNS * 50,
);
