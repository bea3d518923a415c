import { GIVEN_OPENINGS } from '../openings/given-openings.ts';
import type { DatedOpenings } from '../openings/openings.ts';

/** The HTML around a page's head and body, by file. */
export type Templates = Readonly<
  Record<string, { readonly html: string; readonly hasPictureInline: boolean }>
>;

/** Relative to the site's root. The dot keeps the server from serving the file. */
export const LIVE_TEMPLATES = '.render/templates.json';

export const fill = (template: string, head: string, body: string): string =>
  template
    .replace('<!--page-head-->', () => head)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);

// The menu may show the same picture earlier in the HTML, but loads it lazily.
const EAGER_PICTURE = /<img src="(\/images\/[^"]*\.svg)"(?=[^>]* loading="eager")/;

export const firstPictureOf = (html: string): string | undefined => EAGER_PICTURE.exec(html)?.[1];

/** Inlines the drawing at the top of a page, so that the first paint includes it. */
export const withPicture = (html: string, url: string, svg: string): string =>
  html.replace(`<link rel="preload" as="image" href="${url}"/>`, '').replace(
    EAGER_PICTURE,
    () =>
      `<img src="data:image/svg+xml,${svg
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/[%#<>"&{}[\] ]/g, encodeURIComponent)}"`,
  );

/** Inserts `data`, a script element that contains no code, after all visible content. */
export const withData = (html: string, data: string): string =>
  html.replace('</body>', () => `${data}</body>`);

export const withOpenings = (html: string, openings: DatedOpenings): string => {
  const json = JSON.stringify(openings).replaceAll('<', '\\u003c');
  return withData(html, `<script type="application/json" id="${GIVEN_OPENINGS}">${json}</script>`);
};
