import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { readSecurityHeaders } from '../../server/site/security-headers.ts';
import { mediaTypeOf } from '../../src/urls/media-types.ts';

/**
 * Serves a folder as a static host would. With clean URLs, `/about` serves `about.html`, and
 * `/about.html` redirects to `/about`. Without clean URLs, `/about` is not found.
 */
export const startFileHost = async (
  folder: string,
  { cleanUrls }: { readonly cleanUrls: boolean },
): Promise<Server & { readonly port: number }> => {
  const headers = readSecurityHeaders(folder, console)(false);
  const read = (file: string) => readFile(join(folder, normalize(file))).catch(() => undefined);

  const server = createServer(async ({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://host');
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, headers).end();
      return;
    }
    if (cleanUrls && pathname.endsWith('.html')) {
      const location = pathname.replace(/(?:index)?\.html$/, '');
      response.writeHead(308, { ...headers, location }).end();
      return;
    }
    const candidates = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname];
    if (cleanUrls) candidates.push(`${pathname}.html`);
    for (const file of candidates) {
      const body = await read(file);
      if (!body) continue;
      const type = mediaTypeOf(file);
      response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-cache' });
      response.end(body);
      return;
    }
    response.writeHead(404, { ...headers, 'content-type': 'text/html' });
    response.end(await read('404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { port });
};
