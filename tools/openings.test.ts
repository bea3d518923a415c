import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { firebaseSettings } from '../build/testing/firebase-settings.ts';
import { freePort } from '../server/testing/free-port.ts';
import { stubServer } from '../server/testing/stub-server.ts';
import { makeDirectory } from '../server/testing/testing.ts';
import { anIntake, aVacancy } from '../src/openings/testing/samples.ts';
import { startFirestoreEmulator } from './testing/firestore-emulator.ts';
import { lacks } from './testing/needs.ts';

const ROOT = 'projects/demo-site/databases/(default)/documents';
const vacancy = aVacancy();

const files = makeDirectory();
const write = (vacancies: readonly object[], intakes: readonly object[] = [anIntake()]) =>
  files.write('openings.json', JSON.stringify({ vacancies, intakes }, null, 2));

const run = async (env: Readonly<Record<string, string>>, args = ['--to-firestore']) => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'tools/openings.ts', ...args], {
    env: { PATH: process.env['PATH'], ...env, OPENINGS_FILE: `${files.path}/openings.json` },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { status, stdout, stderr };
};

/** A fake of Firestore's REST interface. */
const server = stubServer();
const atStandIn = () => ({
  ...firebaseSettings,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
  GOOGLE_ACCESS_TOKEN: 'token',
});

afterAll(() => files.remove());
beforeEach(() => write([vacancy]));

it('the upload replaces both collections in one commit, and deletes old documents from every result page', async () => {
  const pages: Readonly<Record<string, object>> = {
    vacancies: { documents: [{ name: `${ROOT}/vacancies/old` }], nextPageToken: 'more' },
    'vacancies more': {
      documents: [{ name: `${ROOT}/vacancies/engineer` }, { name: `${ROOT}/vacancies/older` }],
    },
    // Firestore's response for an empty collection.
    intakes: {},
  };
  server.answer = (response, url) => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const list = pathname.split('/').at(-1);
    const page = pages[`${list} ${searchParams.get('pageToken')}`.trim()];
    response.end(JSON.stringify(page ?? { commitTime: '2026-11-27T00:00:00Z' }));
  };
  expect(await run(atStandIn())).toEqual({
    status: 0,
    stdout: 'demo-site: 1 vacancies, 1 intakes; 2 older documents deleted.\n',
    stderr: '',
  });
  expect(new Set(server.requests.map(({ token }) => token))).toEqual(new Set(['Bearer token']));
  const commit = server.requests.at(-1);
  expect(commit).toMatchObject({ method: 'POST', url: `/v1/${ROOT}:commit` });
  expect(JSON.parse(commit?.body ?? '')).toMatchObject({
    writes: [
      {
        update: {
          name: `${ROOT}/vacancies/engineer`,
          fields: {
            title: { stringValue: 'Engineer' },
            salaryBand: { mapValue: { fields: { from: { integerValue: '100' } } } },
          },
        },
      },
      { update: { name: `${ROOT}/intakes/data`, fields: { seatsLeft: { integerValue: '5' } } } },
      { delete: `${ROOT}/vacancies/old` },
      { delete: `${ROOT}/vacancies/older` },
    ],
  });
  // Documents must not contain `id` (part of the name) or `format` (derived from other fields).
  expect(commit?.body).not.toMatch(/"(?:id|format)":/);
});

describe('the upload reports the problem and changes nothing', { tags: 'cases' }, () => {
  const failed = (message: string) => ({ error: { message } });
  const expectFailure = async (expected: RegExp, ...how: Parameters<typeof run>) => {
    const { status, stderr } = await run(...how);
    expect(stderr).toMatch(expected);
    expect(status).toBe(1);
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  };

  it.each([
    ['with an expired token', 401, failed('Old'), /not accept GOOGLE_ACCESS_TOKEN.*\(401\)\. Old/],
    ['without rights', 403, failed('No'), /is not allowed to write to this project \(403\)\. No$/m],
    ['if a gateway fails', 502, '<h1>Bad</h1>', /^Firestore rejects the request \(502\)\.$/m],
    ['behind a captive portal', 200, '<h1>Sign in</h1>', /is invalid: <h1>Sign in/],
  ])('%s', async (_, status, body, expected) => {
    server.send(status, body);
    await expectFailure(expected, atStandIn());
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['token', firebaseSettings, /^GOOGLE_ACCESS_TOKEN is not set/],
    ['project', { GOOGLE_ACCESS_TOKEN: 'token' }, /VITE_FIREBASE_\* settings are not set/],
  ])('without a %s', (_, env, expected) => expectFailure(expected, env));

  it('if the file is invalid', () => {
    write([{ ...vacancy, closingDate: '31 December' }]);
    const expected = /openings\.json is invalid:\n- line 16, vacancies\.0\.closingDate: Not a cal/;
    return expectFailure(expected, atStandIn());
  });

  it('without a connection', async () => {
    const host = `127.0.0.1:${await freePort()}`;
    const expected = new RegExp(`^No connection to http://${host}: .*\n$`);
    await expectFailure(expected, { ...atStandIn(), FIRESTORE_EMULATOR_HOST: host });
  });

  it('without the flag', () =>
    expectFailure(/npm run openings -- --to-firestore/, atStandIn(), []));
});

it.skipIf(lacks('firestore-emulator'))(
  'in Google’s emulator, the uploaded lists match the file, and everyone may read them',
  { timeout: 60_000, tags: 'cases' },
  async () => {
    const emulator = await startFirestoreEmulator('firestore.rules');
    onTestFinished(emulator.stop);
    const env = { ...firebaseSettings, FIRESTORE_EMULATOR_HOST: new URL(emulator.origin).host };
    const ids = async (list: string) => {
      const listed = await fetch(`${emulator.origin}/v1/${ROOT}/${list}?pageSize=101`);
      return [...(await listed.text()).matchAll(/"name": "[^"]*\/([^"/]+)"/g)].map(([, id]) => id);
    };
    write([vacancy, { ...vacancy, id: 'second' }]);
    expect(await run(env)).toMatchObject({ status: 0, stderr: '' });
    expect(await ids('vacancies')).toEqual(['engineer', 'second']);
    write([{ ...vacancy, id: 'third' }], []);
    expect((await run(env)).stdout).toContain('3 older documents deleted');
    expect(await ids('vacancies')).toEqual(['third']);
    expect(await ids('intakes')).toEqual([]);
  },
);
