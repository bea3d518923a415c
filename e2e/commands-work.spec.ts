import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { originIn, uniqueContactMessage } from '../server/testing/testing.ts';
import { requestFor } from '../src/submissions/operation.ts';
import { inScratchCopy } from '../tools/scratch-copy.ts';

test('npm start builds and serves the site, and npm run inbox, headers, package and bench work', {
  tag: '@build',
}, async () => {
  test.setTimeout(600_000);
  await inScratchCopy(async (project) => {
    const { NODE_ENV: _, ...env } = process.env;
    const server = spawn('npm', ['start'], {
      cwd: project.folder,
      env: { ...env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(server, 'exit');
    let printed = '';
    for await (const text of server.stdout.setEncoding('utf8')) {
      printed += text;
      if (originIn(printed)) break;
    }
    const [origin = ''] = originIn(printed).split(/\s/);
    const home = await fetch(origin);
    expect(await home.text()).toBe(await project.built('index.html'));

    const message = uniqueContactMessage();
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(requestFor(message)),
    });
    expect(await answer.json()).toMatchObject({ data: { sendContactMessage: { id: message.id } } });
    expect(existsSync(join(project.folder, 'data/submissions.db'))).toBe(true);
    const inbox = await project.npm(['inbox', '--', '--json']);
    expect(JSON.parse(inbox)).toMatchObject({ id: message.id, message: message.fields.message });

    const policy = home.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect((await project.npm(['headers'])).toLowerCase()).toContain('content-security-policy: ');

    await project.npm(['package']);
    expect(readdirSync(join(project.folder, 'artefact'))).toContain('server.js');

    const visits = ['--first', '--page', '/contact', '--runs', '1'];
    const table = stripVTControlCharacters(await project.npm(['bench', '--', ...visits]));
    const ratioOf = (name: string) =>
      Number(
        new RegExp(`^│ /contact \\| first \\| ${name} .* ([\\d.]+) +│$`, 'm').exec(table)?.[1],
      );
    expect(ratioOf('page')).toBeGreaterThan(0);
    expect(ratioOf('static limit')).toBe(1);

    server.kill('SIGTERM');
    await ended;
    await expect(fetch(origin)).rejects.toThrow();
  });
});

test('npm run pictures draws the committed share cards and icons', { tag: '@build' }, async () => {
  test.setTimeout(600_000);
  await inScratchCopy(async (project) => {
    await project.npm(['pictures']);
    const drawn = join(project.folder, 'public');
    const { stdout } = spawnSync('diff', ['-rq', 'public', drawn], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
