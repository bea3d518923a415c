import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { freePort } from './free-port.ts';
import { makeDirectory } from './testing.ts';

const SMTPD = '/usr/sbin/smtpd';

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** Starts Debian's OpenSMTPD, which delivers mail for `info@company.example` to a maildir. */
export const startOpensmtpd = async () => {
  const port = await freePort();
  const directory = makeDirectory();
  const maildir = join(directory.path, 'maildir');
  chmodSync(directory.path, 0o755);
  mkdirSync(maildir);
  chmodSync(maildir, 0o777);
  directory.write(
    'smtpd.conf',
    `table people { "info@company.example" = "nobody" }
listen on 127.0.0.1 port ${port} hostname mail.company.example
action "keep" maildir "${maildir}" virtual <people>
match from any for domain "company.example" action "keep"
`,
  );
  const child = spawn(SMTPD, ['-d', '-f', join(directory.path, 'smtpd.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`smtpd ended: ${printed}`);
    await wait(50);
  }
  const folder = join(maildir, 'new');
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: (): Promise<readonly Email[]> =>
      Promise.all(
        (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
          PostalMime.parse(readFileSync(join(folder, name))),
        ),
      ),
    stop: async () => {
      child.kill();
      await ended;
      directory.remove();
    },
  };
};
