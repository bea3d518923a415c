import { GIVEN_OPENINGS } from '../openings/given-openings.ts';
import type { DatedOpenings } from '../openings/openings.ts';

/** A document without head and body, by the file that has it in the built site. */
export type Templates = Readonly<
  Record<string, { readonly html: string; readonly hasPictureInline: boolean }>
>;

/** Below the site's root; the name starts with a dot, so that it is never served. */
export const LIVE_TEMPLATES = '.render/templates.json';

/** Puts `head` and `body` into the built index.html. */
export const fill = (template: string, head: string, body: string): string =>
  template
    .replace('<!--page-head-->', () => head)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);

const EAGER_PICTURE = /<img src="(\/images\/[^"]*\.svg)"[^>]* loading="eager"/;

/** The drawing that a page opens with, where it has one. */
export const firstPictureOf = (html: string): string | undefined => EAGER_PICTURE.exec(html)?.[1];

/** `html` with the drawing that it opens with in it, so that it comes with the first paint. */
export const withPicture = (html: string, url: string, svg: string): string =>
  html.replace(`<link rel="preload" as="image" href="${url}"/>`, '').replace(
    `<img src="${url}"`,
    () =>
      `<img src="data:image/svg+xml,${svg
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/[%#<>"& ]/g, encodeURIComponent)}"`,
  );

/** `html` with the data for search engines after all painted content. */
export const withData = (html: string, data: string): string =>
  html.replace('</body>', () => `${data}</body>`);

/** `html` with its openings, for the script that hydrates it. */
export const withOpenings = (html: string, openings: DatedOpenings): string => {
  const json = JSON.stringify(openings).replaceAll('<', '\\u003c');
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="${GIVEN_OPENINGS}">${json}</script></body>`,
  );
};
