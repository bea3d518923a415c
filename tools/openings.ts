import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadSettings } from '../build/read-env.ts';
import { problemsIn } from '../server/json-file.ts';
import { type Openings, OpeningsSchema } from '../src/openings/openings.ts';
import { firestoreFields } from './firestore-fields.ts';

// `npm run openings -- --to-firestore`: replaces a static site's vacancies and intakes.

const HELP = 'See "A static host, with Firestore" in docs/deployment.md.';
const TIMEOUT_MS = 30_000;

const json = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.string(), v.parseJson(), v.object(entries));
const Page = json({
  documents: v.optional(v.array(v.object({ name: v.string() })), []),
  nextPageToken: v.optional(v.string(), ''),
});
const Commit = json({ commitTime: v.string() });
const Failure = json({ error: v.object({ message: v.string() }) });

const readOpenings = (file: string): Openings => {
  const text = readFileSync(file, 'utf8');
  try {
    return v.parse(OpeningsSchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is invalid:\n- ${problemsIn(text, error).join('\n- ')}`);
  }
};

const targetOf = () => {
  const { firebase } = loadSettings('production');
  if (!firebase) throw new Error(`The seven VITE_FIREBASE_* settings are not set. ${HELP}`);
  const { projectId } = firebase;
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  // The emulator grants all rights to this token.
  const token = process.env['GOOGLE_ACCESS_TOKEN'] || (emulator && 'owner');
  if (!token) throw new Error(`GOOGLE_ACCESS_TOKEN is not set. ${HELP}`);
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return { origin, token, projectId };
};
type Target = ReturnType<typeof targetOf>;

const refusals: Readonly<Record<number, string>> = {
  401: 'Google does not accept GOOGLE_ACCESS_TOKEN; it expires after an hour',
  403: 'The account of GOOGLE_ACCESS_TOKEN is not allowed to write to this project',
};

const noConnection = (origin: string) => (error: Error) => {
  throw new Error(`No connection to ${origin}: ${error.cause ?? error.message}`);
};

/** Returns the parsed response. @throws Error if there is no connection or no valid response */
const ask = async <Schema extends v.GenericSchema>(
  schema: Schema,
  { origin, token }: Target,
  path: string,
  body?: object,
): Promise<v.InferOutput<Schema>> => {
  const response = await fetch(`${origin}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(noConnection(origin));
  const text = await response.text().catch(noConnection(origin));
  if (response.status === 200) {
    const { success, output } = v.safeParse(schema, text);
    if (!success) throw new Error(`Firestore's response is invalid: ${text.slice(0, 200)}`);
    return output;
  }
  const { success, output } = v.safeParse(Failure, text);
  const reason = refusals[response.status] ?? 'Firestore rejects the request';
  throw new Error(`${reason} (${response.status}).${success ? ` ${output.error.message}` : ''}`);
};

const namesIn = async (target: Target, collection: string): Promise<readonly string[]> => {
  const names: string[] = [];
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '300', pageToken });
    const page = await ask(Page, target, `${collection}?${query}`);
    names.push(...page.documents.map(({ name }) => name));
    pageToken = page.nextPageToken;
  } while (pageToken);
  return names;
};

const replaceOpenings = async (target: Target, { vacancies, intakes }: Openings) => {
  const root = `projects/${target.projectId}/databases/(default)/documents`;
  const updates = [
    ...vacancies.map((vacancy) => ['vacancies', vacancy] as const),
    // Omits `format`, which is derived from the other fields when the document is read.
    ...intakes.map(({ format: _, ...intake }) => ['intakes', intake] as const),
  ].map(([list, { id, ...fields }]) => ({
    name: `${root}/${list}/${id}`,
    fields: firestoreFields(fields),
  }));
  const wanted = new Set(updates.map(({ name }) => name));
  const found = [
    ...(await namesIn(target, `${root}/vacancies`)),
    ...(await namesIn(target, `${root}/intakes`)),
  ];
  const surplus = found.filter((name) => !wanted.has(name));
  // Writes one atomic commit, because visitors must never read a partly replaced list.
  const writes = [
    ...updates.map((update) => ({ update })),
    ...surplus.map((name) => ({ delete: name })),
  ];
  await ask(Commit, target, `${root}:commit`, { writes });
  return surplus.length;
};

try {
  const { values } = parseArgs({ options: { 'to-firestore': { type: 'boolean' } } });
  if (!values['to-firestore'])
    throw new Error(`Usage: npm run openings -- --to-firestore. ${HELP}`);
  const openings = readOpenings(process.env['OPENINGS_FILE'] || 'server/openings.json');
  const target = targetOf();
  const deleted = await replaceOpenings(target, openings);
  const { vacancies, intakes } = openings;
  process.stdout.write(
    `${target.projectId}: ${vacancies.length} vacancies, ${intakes.length} intakes; ${deleted} older documents deleted.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
