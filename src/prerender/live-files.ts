import type { Path } from '../content/types.ts';
import { env } from '../env.ts';
import { isOpen } from '../openings/is-open.ts';
import type { FindLiveFile, LiveSite } from '../openings/live-file.ts';
import type { DatedOpenings, Intake, Vacancy } from '../openings/openings.ts';
import {
  fill,
  firstPictureOf,
  LIVE_TEMPLATES,
  type Templates,
  withData,
  withOpenings,
  withPicture,
} from './document.ts';
import { markdownOfPage } from './markdown.ts';
import { entryPage, isLive, type PrerenderedPage, pages } from './pages.ts';
import { renderPage } from './render-page.tsx';

interface LivePage {
  readonly page: PrerenderedPage;
  readonly template: string;
  readonly entry?: Vacancy | Intake;
}

const built = new Map(pages.filter(isLive).map((page) => [page.file, page]));
const ENTRY = /^(careers|training\/intakes)\/([a-z0-9-]+)\.html$/;

const pageIn = (file: string, { vacancies, intakes }: DatedOpenings): LivePage | undefined => {
  const page = built.get(file);
  if (page) return { page, template: file };
  const [, list, id] = ENTRY.exec(file) ?? [];
  if (!list) return undefined;
  const entry = (list === 'careers' ? vacancies : intakes).find((each) => each.id === id);
  return entry && { page: entryPage(entry), template: `${list}/_other.html`, entry };
};

const writeHtml = async (
  { page, template, entry }: LivePage,
  { openings, read }: LiveSite,
): Promise<string> => {
  const templates: Templates = JSON.parse(read(LIVE_TEMPLATES));
  const { html = '', hasPictureInline = false } = templates[template] ?? {};
  const { head, body, data } = await renderPage(page, { openings, entry });
  const whole = fill(html, head, body);
  const picture = hasPictureInline && firstPictureOf(whole);
  const painted = picture ? withPicture(whole, picture, read(picture.slice(1))) : whole;
  const isOver = entry && !isOpen(entry, openings.today);
  return withData(withOpenings(painted, openings), isOver ? '' : data);
};

const writeMarkdown = async (
  { page, entry }: LivePage,
  { openings }: LiveSite,
): Promise<string> => {
  const { body } = await renderPage(page, { openings, entry });
  return markdownOfPage(body, env.siteUrl + page.path);
};

/** @param changedOn the date of the last change (ISO 8601) */
export const sitemapEntry = (path: Path, changedOn?: string): string =>
  `  <url><loc>${env.siteUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`;

const writeSitemap = async ({ openings, changedOn, read }: LiveSite): Promise<string> => {
  const { vacancies, intakes, today } = openings;
  const day = changedOn();
  const entries = [...vacancies, ...intakes]
    .filter((entry) => isOpen(entry, today))
    .map((entry) => `${sitemapEntry(entryPage(entry).path, day)}\n`);
  const sitemap = read('sitemap.xml');
  return sitemap.replace('</urlset>', () => `${entries.join('')}</urlset>`);
};

export const liveFile: FindLiveFile = (file, openings) => {
  if (file === 'sitemap.xml') return { status: 'there', write: writeSitemap };
  const isMarkdown = file.endsWith('.md');
  const found = pageIn(isMarkdown ? file.replace(/\.md$/, '.html') : file, openings);
  if (!found || (isMarkdown && !found.page.canonical)) return undefined;
  const write = isMarkdown ? writeMarkdown : writeHtml;
  return {
    status: found.entry && !isOpen(found.entry, openings.today) ? 'gone' : 'there',
    write: (site) => write(found, site),
  };
};
