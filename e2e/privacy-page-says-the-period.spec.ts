import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inScratchCopy } from '../tools/scratch-copy.ts';
import { Site } from './harness/running-site.ts';

test("pages state the build's RETENTION_DAYS, and the server starts only with the same setting", {
  tag: '@build',
}, async () => {
  test.setTimeout(300_000);
  await inScratchCopy(async (project) => {
    await project.build({ RETENTION_DAYS: '90', VITE_SITE_URL: 'https://site.example' });
    const privacy = await project.built('privacy.html');
    expect(privacy).toContain('Contact messages and reservations on our server: 90 days.');
    expect(privacy).not.toContain('24 months');
    expect(await project.built('careers.html')).toContain('keep it for 90 days');
    expect(JSON.parse(await project.built('build-facts.json'))).toEqual({
      siteUrl: 'https://site.example',
      retentionDays: 90,
    });
    const SITE_DIR = join(project.folder, 'dist');
    await expect(Site.start({ SITE_DIR, RETENTION_DAYS: '60' })).rejects.toThrow('exited with 1');
    const site = await Site.start({ SITE_DIR, RETENTION_DAYS: '90' });
    const answer = await fetch(`http://127.0.0.1:${site.port}/build-facts.json`);
    expect(answer.status).toBe(404);
    await site.remove();
  });
});
