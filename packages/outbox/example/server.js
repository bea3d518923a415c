// Bundles and serves the page and the worker, and stores each message once:
//   PORT=8080 MESSAGES=messages.jsonl node server.js
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';

const { PORT = '8080', MESSAGES = 'messages.jsonl' } = process.env;
const root = import.meta.dirname;
const types = { '.html': 'text/html', '.js': 'text/javascript' };

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      input: { index: join(root, 'index.html'), worker: join(root, 'worker.js') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

const lines = existsSync(MESSAGES) ? readFileSync(MESSAGES, 'utf8').trim().split('\n') : [];
const messages = new Map(
  lines
    .filter(Boolean)
    .map(JSON.parse)
    .map((each) => [each.id, each]),
);

const store = (submission) => {
  const stored = messages.get(submission.id);
  // A repeated request gets the first receipt.
  if (stored) return stored;
  const message = { ...submission, receivedAt: new Date().toISOString() };
  appendFileSync(MESSAGES, `${JSON.stringify(message)}\n`);
  messages.set(message.id, message);
  return message;
};

createServer(async (request, response) => {
  if (request.method === 'POST') {
    const submission = JSON.parse(await text(request));
    const { id, receivedAt, fields } = store(submission);
    // Rejects different text under the same id.
    const isOther = fields.message !== submission.fields.message;
    response.writeHead(isOther ? 422 : 200);
    response.end(JSON.stringify(isOther ? { problems: [] } : { id, receivedAt }));
    return;
  }
  const name = basename(request.url ?? '') || 'index.html';
  const file = await readFile(join(root, 'dist', name)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' });
  response.end(file);
}).listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${PORT}\n`);
});
