import { phoneHref } from '../content/contact-details.ts';
import { unavailable as words } from '../content/pages/unavailable.ts';
import { site } from '../content/site.ts';
import { escapeHtml } from '../submissions/native-forms.ts';

/** A self-contained page for proxy errors: no response (502, 504) or too many requests (429). */
export const unavailablePage = (): string => `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} · ${escapeHtml(site.name)}</title>
<style>
  :root { color-scheme: light dark; background: light-dark(#fbf8f3, #100e20); color: light-dark(#15122b, #fbf8f3) }
  body { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.55 system-ui, sans-serif }
  b { border-bottom: 4px solid #f2a413 }
  h1 { font-size: 2.25rem; line-height: 1.1; text-wrap: balance }
  a { display: inline-block; padding: .6rem 1.5rem .6rem 0; color: inherit }
</style>
<b>${escapeHtml(site.shortName)}</b>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<p>${escapeHtml(words.otherWays)}<br>
<a href="${phoneHref}">${escapeHtml(site.phone)}</a><a href="mailto:${site.email}">${escapeHtml(site.email)}</a></p>
</html>
`;
