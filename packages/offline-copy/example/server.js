// Builds the site, and serves it: PORT=8080 node --import tsx server.js
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { offlineCopy } from '@site/offline-copy/build';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const { PORT = '8080' } = process.env;
const root = import.meta.dirname;
const site = join(root, 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const pages = ['index', 'about', 'contact', '404'];

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { rolldownOptions: { input: pages.map((name) => join(root, `${name}.html`)) } },
  plugins: [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.js',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,svg}'],
        manifestTransforms: [
          offlineCopy({
            site,
            headersFrom: '404.html',
            archiveOf: (path) => (path.startsWith('images/') ? 'images' : 'pages'),
          }),
        ],
      },
    }),
  ],
});

createServer(async (request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '');
  const name = extname(path) ? path : `${path}.html`;
  const accepts = request.headers['accept-encoding'] ?? '';
  // The worker rejects an uncompressed archive that is much larger than its compressed copy.
  const encoding = name.endsWith('.bin') && accepts.includes('br') ? 'br' : '';
  const file = await readFile(join(site, encoding ? `${name}.br` : name)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(file ?? (await readFile(join(site, '404.html'))));
}).listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${PORT}\n`);
});
