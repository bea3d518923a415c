import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const left = ['node_modules', 'dist', '.git', '.cache', 'data', 'test-results'];

test('a new service is one new file: page, menus, grids, sitemap and offline copy follow', async () => {
  test.setTimeout(300_000);
  const project = await mkdtemp(join(tmpdir(), 'kuvula-project-'));
  try {
    await cp('.', project, {
      recursive: true,
      filter: (source) => !left.includes(relative('.', source)),
    });
    await symlink(resolve('node_modules'), join(project, 'node_modules'), 'dir');

    const cloud = await readFile('src/content/services/cloud.ts', 'utf8');
    const quantum = cloud
      .replace("id: 'cloud'", "id: 'quantum'")
      .replace('order: 3', 'order: 9')
      .replace("name: 'Cloud Solutions'", "name: 'Quantum Computing'")
      .replace(/(meta: \{\s+title: )'[^']+'/, "$1'Quantum Computing'")
      .replace(/(hero: \{\s+title: )'[^']+'/, "$1'Answers in every state at once'");
    await writeFile(join(project, 'src/content/services/quantum.ts'), quantum);

    // The test runner's own setting would make a build for tests of it.
    const { NODE_ENV: _, ...env } = process.env;
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      cwd: project,
      env,
    });

    const built = (file: string) => readFile(join(project, 'dist', file), 'utf8');
    const page = await built('services/quantum.html');
    expect(page).toContain('Answers in every state at once</h1>');
    expect(page).toMatch(/<title>Quantum Computing[^<]*<\/title>/);
    expect(page).toMatch(/rel="canonical" href="[^"]+\/services\/quantum"/);

    // Every page's menus, and the grids of the home page and of the services page.
    const linksOn = async (file: string) =>
      (await built(file)).match(/<a (?=[^>]*href="\/services\/quantum")/g)?.length ?? 0;
    const menus = await linksOn('careers.html');
    expect(menus).toBe(2);
    expect(await linksOn('services.html')).toBe(menus + 1);
    expect(await linksOn('index.html')).toBe(menus + 1);

    expect(await built('sitemap.xml')).toMatch(/<loc>[^<]+\/services\/quantum<\/loc>/);
    expect(await built('sw.js')).toContain('services/quantum.html');
  } finally {
    await rm(project, { recursive: true, force: true });
  }
});
