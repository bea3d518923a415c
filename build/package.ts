import { readFileSync } from 'node:fs';
import { object, parse, string } from 'valibot';
import { site } from '../src/content/site.ts';
import { writeArtefact } from './artefact.ts';

/** The folder of the artefact, from `npm run package -- <folder>`. */
const out = process.argv[2] ?? 'artefact';
await writeArtefact('dist', out);

const facts = JSON.parse(readFileSync('dist/build-facts.json', 'utf8'));
const { siteUrl } = parse(object({ siteUrl: string() }), facts);
process.stdout.write(`${out}/ is built for ${siteUrl}\n`);
if (siteUrl === `https://${site.domain}` && !process.env['VITE_SITE_URL']) {
  process.stderr.write(
    `VITE_SITE_URL is not set in the environment, so links, emails and the sitemap contain ${siteUrl}.\n`,
  );
}
