import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { selfSigned } from '../../e2e/harness/certificate.ts';
import { freePort } from '../../server/testing/free-port.ts';

// Runs `deploy/nginx.conf`, with other ports and paths, in front of local servers.

/** The folder into which `tools/setup.mjs nginx` unpacks nginx. */
export const NGINX_FOLDER = '.cache/nginx';
const NGINX = `${NGINX_FOLDER}/usr/sbin/nginx`;
/** The number that `docs/deployment.md` sets instead of Debian's default. */
const WORKER_CONNECTIONS = 32_768;
const OPEN_FILES = 70_000;
const START_MS = 10_000;

export const hasNginx = existsSync(NGINX);

const answers = async (port: number): Promise<void> => {
  for (const end = Date.now() + START_MS; ; await wait(50)) {
    try {
      return (await arriveAt(port)).close();
    } catch (error) {
      // nginx may not be listening yet.
      if (Date.now() > end) throw error;
    }
  }
};

/**
 * Starts nginx in front of servers at these ports.
 * @param folder for nginx's files; contains `artefact/unavailable.html`, and optionally `html/`
 */
export const startNginx = async (folder: string, servers: readonly number[]) => {
  const path = (name: string) => join(folder, name);
  const { key, cert, acceptedBy } = selfSigned();
  writeFileSync(path('privkey.pem'), key);
  writeFileSync(path('fullchain.pem'), cert);
  const port = await freePort();
  const plainPort = await freePort();
  const upstream = servers.map(
    (at) => `server 127.0.0.1:${at}${servers.length > 1 ? ' max_fails=3 fail_timeout=10s' : ''};`,
  );
  writeFileSync(
    path('website.conf'),
    readFileSync('deploy/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('server 127.0.0.1:3000;', upstream.join(' '))
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
      .replace('/var/www/html', path('html'))
      .replace('/opt/website/current', path('artefact')),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path(name)};`)
    .join(' ');
  // Defaults like Debian's, which `website.conf` must override. At OpenSSL's security level 0, old
  // versions of TLS are rejected only if `website.conf` rejects them.
  const defaults = `gzip on; access_log ${path('access.log')};
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_ciphers DEFAULT:@SECLEVEL=0;`;
  const conf = path('nginx.conf');
  writeFileSync(
    conf,
    `daemon off; master_process off; error_log ${path('error.log')} error; pid ${path('pid')};
    worker_rlimit_nofile ${OPEN_FILES};
    events { worker_connections ${WORKER_CONNECTIONS}; }
    http { ${temporary} ${defaults} include ${path('website.conf')}; }`,
  );
  execFileSync(NGINX, ['-t', '-q', '-c', conf]);
  const nginx = spawn(NGINX, ['-c', conf], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  await answers(port);
  return {
    port,
    plainPort,
    /** The argument that makes Chromium accept nginx's certificate. */
    acceptedBy,
    logged: () =>
      ['access.log', 'error.log'].map((name) => readFileSync(path(name), 'utf8')).join(''),
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
};

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

export const connectFrom = async (
  port: number,
  localAddress: string,
  ...protocols: readonly string[]
): Promise<TLSSocket> => {
  const socket = connectTls({
    socket: connect({ port, host: '127.0.0.1', localAddress }),
    servername: 'company.example',
    rejectUnauthorized: false,
    ALPNProtocols: [...protocols],
  });
  await once(socket, 'secureConnect');
  return socket;
};

/** Opens one HTTP/2 connection from `address`, as a browser would. */
export const arriveAt = async (port: number, address = '127.0.0.1') => {
  const socket = await connectFrom(port, address, 'h2');
  const session = connectHttp2('https://company.example', { createConnection: () => socket });
  // After this, the session opens no more streams than nginx accepts. A browser does the same.
  await once(session, 'remoteSettings');
  type Headers = Readonly<Record<string, string>>;
  const ask = async (headers: Headers, body?: string) => {
    const stream = session.request({ ':authority': 'company.example', ...headers });
    stream.end(body);
    const [answer] = await once(stream, 'response');
    return { status: Number(answer[':status']), headers: answer, body: await text(stream) };
  };
  return {
    get: (path: string, headers?: Headers) => ask({ ...headers, ':path': path }),
    post: (path: string, body: string, type = 'application/json') =>
      ask({ ':path': path, ':method': 'POST', 'content-type': type }, body),
    close: () => session.close(),
  };
};
