import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { array, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { BACKLOG, LAST_LINES_MS, SHUTDOWN_MS } from '../server/listening.ts';
import { readSettings } from '../server/settings.ts';
import { listen } from '../server/testing/free-port.ts';
import { lacks } from './testing/needs.ts';

// Checks the text of `deploy/`, on any machine. Tests with the tag `host` run these files.

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/deployment.md');
/** Returns the first group of a match; throws without a match. */
const find = (pattern: RegExp, text = page): string => {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`${pattern} matches nothing`);
  return found;
};

/** Returns the values of a systemd file, by section and key. */
const readUnit = (file: string): Readonly<Record<string, readonly string[]>> => {
  const values: Record<string, string[]> = {};
  let section = '';
  for (const [, header, name, value = ''] of read(file).matchAll(/^(?:\[(\w+)\]|(\w+)=(.*))$/gm)) {
    section = header ?? section;
    const key = `${section}.${name}`;
    if (name) values[key] = [...(values[key] ?? []), value];
  }
  return values;
};

const settingsIn = (assignments: readonly string[]) =>
  readSettings(Object.fromEntries(assignments.map((each) => each.split(/=(.*)/))));

const unit = readUnit('deploy/website.service');
const settings = settingsIn(unit['Service.Environment'] ?? []);
const folder = '/opt/website/current';
const account = find(/^adduser --system --group .* (\w+)$/m);

describe('deploy/website.service', () => {
  it('starts the current release under its own account, with only the rights that it needs', () => {
    const hardened = [
      ...['LockPersonality', 'NoNewPrivileges', 'PrivateDevices', 'PrivateTmp', 'PrivateUsers'],
      ...['ProtectClock', 'ProtectControlGroups', 'ProtectHome', 'ProtectHostname'],
      ...['ProtectKernelLogs', 'ProtectKernelModules', 'ProtectKernelTunables', 'RemoveIPC'],
      ...['RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID'],
    ];
    // Equality also proves that the unit has neither MemoryDenyWriteExecute (V8 creates machine
    // code), nor a limit on network addresses (the server connects to a database and a mail
    // server), nor another writable folder.
    expect(unit).toEqual({
      'Unit.Description': [expect.any(String)],
      'Unit.Requires': ['website.socket'],
      'Unit.After': ['network.target website.socket'],
      'Install.WantedBy': ['multi-user.target'],
      'Service.ExecStart': [`${find(/Node 20.19 or newer in `(\S+)`/)} ${folder}/server.js`],
      'Service.WorkingDirectory': [folder],
      'Service.Environment': [expect.any(String), expect.any(String)],
      // The hyphen allows the file to be missing.
      'Service.EnvironmentFile': ['-/etc/website.env'],
      'Service.User': [account],
      'Service.Group': [account],
      // Other accounts cannot read the submissions.
      'Service.StateDirectory': [account],
      'Service.StateDirectoryMode': ['0700'],
      'Service.UMask': ['0077'],
      'Service.Restart': ['always'],
      'Service.RestartSec': ['1'],
      'Service.TimeoutStopSec': [expect.any(String)],
      'Service.MemoryMax': ['512M'],
      'Service.TasksMax': ['64'],
      ...Object.fromEntries(hardened.map((key) => [`Service.${key}`, ['yes']])),
      'Service.CapabilityBoundingSet': [''],
      'Service.DevicePolicy': ['closed'],
      'Service.ProcSubset': ['pid'],
      'Service.ProtectProc': ['invisible'],
      'Service.ProtectSystem': ['strict'],
      'Service.RestrictAddressFamilies': ['AF_INET AF_INET6 AF_UNIX'],
      'Service.SystemCallArchitectures': ['native'],
      'Service.SystemCallErrorNumber': ['EPERM'],
      'Service.SystemCallFilter': ['@system-service', '~@privileged @resources'],
    });
  });

  it('stores submissions in its state directory, trusts only a local proxy, and has time to stop', () => {
    expect(settings.database.url).toBe(`file:/var/lib/${account}/submissions.db`);
    expect(settings.trustProxy).toBe('127.0.0.1');
    const stopSeconds = (SHUTDOWN_MS + LAST_LINES_MS) / 1000;
    expect(Number(unit['Service.TimeoutStopSec'])).toBeGreaterThan(stopSeconds);
  });

  it.skipIf(lacks('systemd-252'))(
    'has the systemd 252 rating that the deployment page states',
    () => {
      const threshold = Number(find(/gives the unit ([\d.]+) of 10/)) * 10;
      const args = ['security', '--no-pager', '--offline=yes', `--threshold=${threshold}`];
      const rated = spawnSync('systemd-analyze', [...args, 'deploy/website.service'], {
        encoding: 'utf8',
      });
      expect(rated.status, rated.stdout + rated.stderr).toBe(0);
    },
  );
});

it("deploy/website.socket listens at boot, with the server's address and backlog", () => {
  expect(settings.host).toBe('127.0.0.1');
  // Equality also proves that the server gets the listening socket, not a socket per connection.
  expect(readUnit('deploy/website.socket')).toEqual({
    'Unit.Description': [expect.any(String)],
    'Socket.ListenStream': [`${settings.host}:${settings.port}`],
    'Socket.Backlog': [String(BACKLOG)],
    'Install.WantedBy': ['sockets.target'],
  });
});

describe('deploy/nginx.conf', () => {
  // Without comments, indentation or repeated spaces.
  const text = read('deploy/nginx.conf').replaceAll(/^ *(?:#.*)?| (?= )/gm, '');
  const [shared = [], plain = [], secure = []] = text
    .split(/^(?=server \{$)/m)
    .map((block) => block.split('\n'));

  it.each([
    [`server ${settings.host}:${settings.port};`, "the unit's socket"],
    ['keepalive 1024;', 'a crowd must not use up the ports'],
    ['limit_req_zone $website_post zone=website_posts:10m rate=50r/s;', 'a class may post at once'],
    ['limit_conn_zone $binary_remote_addr zone=website_connections:10m;', 'one limit per address'],
  ])('has %s for both server blocks (%s)', (directive) => {
    expect(shared).toContain(directive);
  });

  it("serves certbot's challenges on port 80 from the folder that the deployment page names", () => {
    expect(plain).toContain(`root ${find(/certbot certonly --webroot -w (\S+)/)};`);
  });

  it.each([
    ['ssl_session_cache shared:website:10m;', 'a second visit saves a round trip'],
    ['ssl_session_tickets off;', 'a ticket key that never changes would undo forward secrecy'],
    ['limit_conn_status 429;', 'pages retry after 429'],
    ['limit_req zone=website_posts burst=500 nodelay;', 'a school class may post at once'],
    ['client_header_timeout 10s;', 'slow clients must not use up connections'],
    ['client_body_timeout 10s;', 'slow clients must not use up connections'],
    ['send_timeout 30s;', 'slow clients must not use up connections'],
    ['error_page 429 502 504 /unavailable.html;', "the site's error page"],
    ['proxy_set_header Host $http_host;', 'the server compares Host with Origin'],
    ['proxy_connect_timeout 5s;', 'another instance is tried soon'],
    ['proxy_read_timeout 30s;', 'longer than the server waits for its database'],
    ['proxy_next_upstream error timeout non_idempotent;', 'a POST is also retried'],
  ])('has %s on port 443 (%s)', (directive) => {
    expect(secure).toContain(directive);
  });

  it('listens on both IPv4 and IPv6', () => {
    expect(text.match(/listen .*/g)).toEqual([
      'listen 80;',
      'listen [::]:80;',
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
    ]);
  });

  it('serves one host name, with the certificate that the deployment page names', () => {
    const name = find(/certbot certonly .* -d (\S+)/);
    const certificate = `/etc/letsencrypt/live/${name}`;
    for (const block of [plain, secure]) expect(block).toContain(`server_name ${name};`);
    expect(secure).toContain(`ssl_certificate ${certificate}/fullchain.pem;`);
    expect(secure).toContain(`ssl_certificate_key ${certificate}/privkey.pem;`);
  });

  it('never logs requests', () => {
    expect(new Set(text.match(/(?:access|error)_log .*/g))).toEqual(new Set(['access_log off;']));
  });

  it("admits a crowd of the documented size from one address, using a quarter of nginx's connections", () => {
    const people = Number(find(/over (\d+) people at one address/));
    const streams = Number(find(/http2_max_concurrent_streams (\d+);/, text));
    const connections = Number(find(/limit_conn website_connections (\d+);/, text));
    expect(connections).toBe(people * streams);
    expect(connections * 4).toBe(Number(find(/worker_connections \d+\/worker_connections (\d+)/)));
  });

  it('allows more than the body size that the deployment page requires of a proxy', () => {
    const kilobytes = Number(find(/client_max_body_size (\d+)k;/, text));
    expect(kilobytes).toBeGreaterThan(Number(find(/take at least (\d+) KB of body/)));
  });
});

describe('deploy/Containerfile', () => {
  const text = read('deploy/Containerfile');
  const [, build = '', image = ''] = text.split(/^(?=FROM )/m);
  const inImage = settingsIn(find(/^ENV (.*)$/m, image).split(' '));

  it('runs a Node version that the server supports', () => {
    const lowest = Number(find(/^>=(\d+\.\d+)$/, project.engines.node));
    expect(
      Number(find(/^ARG NODE=\S+:(\d+\.\d+)\.\d+-bookworm-slim$/m, text)),
    ).toBeGreaterThanOrEqual(lowest);
  });

  it('runs only the set-up and the packaging, and copies only files from this checkout', () => {
    const copied = [...build.matchAll(/^COPY ((?!\.).*) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied).toContain('.npmrc');
    expect(copied.filter((name) => !name.includes('*') && !existsSync(name))).toEqual([]);
    expect(build.match(/^(?:RUN|COPY \.) .*/gm)).toEqual([
      'RUN node tools/setup.mjs packages',
      'COPY . .',
      'RUN npm run package',
    ]);
  });

  it('passes the documented settings to the build', () => {
    const given = new Set(page.match(/(?<=--build-arg )\w+/g));
    expect(build.match(/(?<=^ARG )\w+/gm)).toEqual([...given, 'RETENTION_DAYS']);
  });

  it('runs as an unprivileged account that owns the volume', () => {
    const user = find(/^USER (\d+:\d+)$/m, image);
    expect(image).toContain(`RUN mkdir --mode=700 /data && chown ${user} /data\n`);
    expect(user).not.toMatch(/^0:|:0$/);
  });

  it('stores submissions in the volume and listens on all addresses', () => {
    expect(inImage.database.url).toBe('file:/data/submissions.db');
    expect(inImage.host).toBe('0.0.0.0');
    expect(image).toMatch(/^VOLUME \/data$/m);
    expect(image).toMatch(new RegExp(`^EXPOSE ${inImage.port}$`, 'm'));
  });

  it('serves the artefact', () => {
    expect(image).toMatch(/^WORKDIR \/app\nCOPY --from=build \/site\/artefact \.\/$/m);
    expect(image).toMatch(/^CMD \["node", "server\.js"\]$/m);
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('turns status %i from /livez into exit code %i', async (status, code) => {
    const [program, ...args] = parse(
      array(string()),
      JSON.parse(find(/^HEALTHCHECK CMD (.*)$/m, image)),
    );
    expect(program).toBe('node');
    expect(args.join(' ')).toContain(`process.env.PORT || ${inImage.port}`);
    const server = createServer((request, answer) =>
      answer.writeHead(request.url === '/livez' ? status : 404).end(),
    );
    const env = { PORT: String(await listen(server)) };
    const [exit] = await once(spawn(process.execPath, args, { env }), 'exit');
    server.close();
    expect(exit).toBe(code);
  });
});
