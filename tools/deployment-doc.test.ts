import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../e2e/harness/certificate.ts';
import { findPostgres } from '../server/testing/postgres.ts';
import { uniqueContactMessage } from '../server/testing/testing.ts';
import { site } from '../src/content/site.ts';
import { requestFor } from '../src/submissions/operation.ts';
import { lacks } from './testing/needs.ts';
import { NGINX_FOLDER } from './testing/nginx.ts';
import { createMachine, type Machine } from './testing/throwaway-machine.ts';

// Runs `docs/deployment.md` line by line on a throwaway machine.

/** Replaces `<your name>` in the document. */
const NAME = 'company.test';

/** Lines that these tests skip, each with the requirement that is not met. */
const notTried: readonly (readonly [RegExp, string])[] = [
  [/^apt install certbot$/, 'the internet'],
  [/^certbot certonly /, 'a certificate authority'],
  [/^podman /, 'a container engine'],
  [/^(?:SMTP_URL|MAIL_FROM|MAIL_TO)=/, 'a mail server: part "mail" tests these settings'],
  [/^set -a; |node inbox\.js --test-mail$/, 'a mail server: part "mail" tests this command'],
  [/ npm run openings /, 'a Google account: tools/openings.test.ts uses the Firestore emulator'],
  [/^RETENTION_DAYS=365 .* npm run package$/, 'too much time: it would repeat the packaging above'],
];

// Replaces systemctl, because systemd is not booted. Starts the unit as its file specifies.
const SYSTEMCTL = `#!/bin/sh
set -eu
units=/etc/systemd/system
of() {
    sed -n "s/^$1=//p" $units/website.service
}
case "$*" in
    daemon-reload | 'restart systemd-journald') ;;
    # The real systemctl can create links even if systemd is not booted.
    'enable '*) /usr/bin/systemctl "$@" ;;
    'restart website')
        if [ -f /run/website.pid ]; then
            process=/proc/$(cat /run/website.pid)
            kill "\${process#/proc/}"
            # The ended process becomes a zombie, because no parent waits for it.
            until [ ! -e "$process" ] || grep -q '^State:.Z' "$process/status"; do sleep 0.1; done
        fi
        install -d -m "$(of StateDirectoryMode)" -o "$(of User)" -g "$(of Group)" \\
            "/var/lib/$(of StateDirectory)"
        cd "$(of WorkingDirectory)"
        umask "$(of UMask)"
        set --
        for setting in $(of Environment) $(cat /etc/website.env 2>/dev/null); do
            set -- "$@" -E "$setting"
        done
        listen=$(sed -n 's/^ListenStream=//p' "$units/$(of Requires)")
        setpriv --reuid="$(of User)" --regid="$(of Group)" --clear-groups \\
            systemd-socket-activate -l "$listen" "$@" $(of ExecStart) \\
            >>/tmp/website.log 2>&1 </dev/null &
        echo $! >/run/website.pid
        ;;
    'reload nginx')
        if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi
        ;;
    *)
        echo "This stand-in does not support: systemctl $*" >&2
        exit 1
        ;;
esac
`;

const document = readFileSync('docs/deployment.md', 'utf8');
/** The shell lines of each section, by its heading. */
const sections = new Map(
  document.split(/^##+ /m).map((text) => {
    const blocks = [...text.matchAll(/^```(?:sh)?\n(.*?)^```/gms)].map(([, block = '']) => block);
    const lines = blocks
      .join('')
      .replaceAll(/\\\n\s*/g, '')
      .split('\n');
    return [text.split('\n', 1)[0] ?? '', lines.filter((line) => line && !/^[#{]/.test(line))];
  }),
);
const left = new Set([...sections.values()].flat());
const isTried = (line: string) => !notTried.some(([pattern]) => pattern.test(line));

let machine: Machine;

/** Runs a line; returns its output. @throws Error if the line fails */
const run = (line: string, input?: string): string => {
  const { status, stdout, stderr } = machine.run(line, input);
  if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
  return stdout;
};

/** Runs the lines of a section that match `pattern`; returns the output of the last one. */
const play = (section: string, pattern = /^/, input?: string): string => {
  const lines = (sections.get(section) ?? []).filter((line) => pattern.test(line) && isTried(line));
  expect(lines, section).not.toEqual([]);
  let printed = '';
  let folder = '.';
  for (const line of lines) {
    left.delete(line);
    // Remembers the folder: here each line runs in a new shell, but a person uses only one.
    folder = /^cd (\S+)$/.exec(line)?.[1] ?? folder;
    printed = run(`cd ${folder}; ${line.replace('<your name>', NAME)}`, input);
  }
  return printed;
};

/** Requests a path of the site, through nginx and TLS. */
const ask = (path: string, body?: string): { readonly status: number; readonly text: string } => {
  const sent = body
    ? `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: process.argv[1] }`
    : '{}';
  const script = `fetch('https://${NAME}${path}', ${sent}).then(async (answer) =>
    console.log(JSON.stringify({ status: answer.status, text: await answer.text() })))`;
  const quoted = `'${(body ?? '').replaceAll("'", '')}'`;
  const node = 'NODE_TLS_REJECT_UNAUTHORIZED=0 node --no-warnings';
  return JSON.parse(run(`${node} -e "${script}" ${quoted}`));
};

const send = () => {
  const submission = uniqueContactMessage();
  const answer = ask('/graphql', JSON.stringify(requestFor(submission)));
  return { ...answer, words: submission.fields.message };
};

const service = (line: string) => `DATABASE_URL=file:/var/lib/website/submissions.db ${line}`;

const postgres = findPostgres();

describe.skipIf(lacks('machine', 'nginx', 'postgres'))(
  'the deployment page',
  { timeout: 500_000, tags: 'host' },
  () => {
    beforeAll(async () => {
      machine = await createMachine();
      run(`[ -e /usr/bin/node ] || ln -s '${process.execPath}' /usr/bin/node`);
      run('cat > /usr/local/bin/systemctl; chmod +x /usr/local/bin/systemctl', SYSTEMCTL);
      // Installs nginx, as Debian's package would.
      run(`cd ${NGINX_FOLDER}; cp -a etc usr var /`);
      run('ln -sf ../sites-available/default /etc/nginx/sites-enabled/default');
      run(`echo '127.0.0.1 ${NAME} host' >> /etc/hosts`);
      const certificate = `/etc/letsencrypt/live/${NAME}`;
      const { key, cert } = selfSigned();
      run(`mkdir -p ${certificate}; cat > ${certificate}/privkey.pem`, key);
      run(`cat > ${certificate}/fullchain.pem`, cert);
    });
    afterAll(() => machine.remove());

    it('produces the artefact', () => {
      expect(play('# Deployment')).toContain('artefact/ is built for https://company.example');
    });

    it('sets up one machine, which serves the site, stores a message and lists it', () => {
      const section = 'One machine: systemd and nginx';
      play(section, /^(?!cd |runuser )/);
      run('systemd-analyze verify /etc/systemd/system/website.service');
      // Both units start after a reboot, because old messages must be erased even without visitors.
      run('ls /etc/systemd/system/multi-user.target.wants/website.service');
      run('ls /etc/systemd/system/sockets.target.wants/website.socket');
      const { status, text } = ask('/contact');
      expect(status).toBe(200);
      expect(text).toContain(site.phone);
      const { words, ...answer } = send();
      expect(answer.text).toContain('receivedAt');
      expect(run('stat -c %U:%G /proc/$(cat /run/website.pid)')).toBe('website:website\n');
      expect(run('stat -c "%a %U" /var/lib/website /var/lib/website/submissions.db')).toBe(
        '700 website\n600 website\n',
      );
      expect(play(section, /^(?:cd |runuser )/)).toContain(words);
    });

    it('runs a backup, a restore drill and a restore', () => {
      const section = 'Backup and restore';
      run(`sh -c '${service('npm run --silent inbox -- --status')}'`);
      const backup = sections.get(section)?.find((line) => line.startsWith('npm run inbox'));
      left.delete(backup ?? '');
      run(service(backup ?? 'false'));
      run('install -d -m 700 -o website -g website /var/backups/website');
      const daily = (sections.get(section) ?? []).filter((line) =>
        /^\d+ \d+ \S+ \S+ \S+ /.test(line),
      );
      const printed = daily.map((line) => {
        left.delete(line);
        const command = line.split(' ').slice(5).join(' ');
        return run(`runuser -u website -- sh -c '${command}'`);
      });
      expect(printed.at(-1)).toContain('contains 1 submissions; the server has 1.');
      run('mkdir -p data');
      play(section, /^rm -f data/);
      expect(run('DATABASE_URL=file:data/submissions.db npm run --silent inbox')).toContain('Load');
    });

    it("lists the newsletter's addresses", () => {
      const section = 'Newsletter';
      const line = sections.get(section)?.[0] ?? 'false';
      left.delete(line);
      run(service(line));
      expect(run('cat subscribers.csv')).toContain('unsubscribe');
    });

    it('installs the next release, and rolls it back', () => {
      const before = run('readlink /opt/website/current').trim();
      run(`cp -r artefact /opt/website/releases/next && chmod -R u=rwX,go=rX /opt/website/releases/next
      ln -sfn releases/next /opt/website/current && systemctl restart website`);
      expect(send().text).toContain('receivedAt');
      const [line = ''] = sections.get('Upgrade, and back') ?? [];
      left.delete(line);
      run(line.replace('releases/<the one before>', before));
      expect(run('readlink /opt/website/current').trim()).toBe(before);
      expect(send().text).toContain('receivedAt');
    });

    it('sets up PostgreSQL: a role, a database, and a synchronous standby', async () => {
      const cluster = `${basename(dirname(postgres ?? ''))} main`;
      run(`pg_dropcluster ${cluster} || true; pg_createcluster --start ${cluster}`);
      play('Several instances, with PostgreSQL', /^runuser /, 'password\npassword\n');
      run(`echo 'DATABASE_URL=postgres://website:password@host/website' > /etc/website.env
      chmod 600 /etc/website.env; systemctl restart website`);
      // Retries, because the server may still be starting.
      await expect.poll(() => send().text, { timeout: 60_000 }).toContain('receivedAt');
      const [, sql = ''] = /^```sql\n(.*?)^```/ms.exec(document) ?? [];
      run('runuser -u postgres -- psql --quiet', sql);
      // While there is no standby, the server must not confirm any message.
      expect(send().text).not.toContain('receivedAt');
      const back = 'ALTER SYSTEM RESET synchronous_standby_names; SELECT pg_reload_conf();';
      run('runuser -u postgres -- psql --quiet', back.replace('; ', ';\n'));
      await expect.poll(() => send().text, { timeout: 60_000 }).toContain('receivedAt');
    });

    it('configures nginx with several instances upstream', () => {
      const [, upstream = ''] = /^```nginx\n(.*?)^```/ms.exec(document) ?? [];
      run('sed -i "/^upstream/,/^}/d" /etc/nginx/conf.d/website.conf');
      run('cat > /etc/nginx/conf.d/upstream.conf; nginx -t -q', upstream);
    });

    it('has only lines that these tests run, or skip for a stated reason', () => {
      expect([...left].filter(isTried)).toEqual([]);
      for (const [pattern] of notTried) {
        expect(
          [...left].some((line) => pattern.test(line)),
          String(pattern),
        ).toBe(true);
      }
    });
  },
);
