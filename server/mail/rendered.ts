import { escapeHtml } from '../../src/submissions/native-forms.ts';
import { safeLine, safeLines } from '../submissions/safe-text.ts';

/** A block of an email. A string is a paragraph. Rendering escapes all strings. */
export type Block =
  | string
  | { readonly rows: readonly (readonly [label: string, text: string])[] }
  /** A visitor's multi-line text. */
  | { readonly typed: string }
  | { readonly link: string; readonly words: string }
  /** A decorative square picture. */
  | { readonly picture: string; readonly side: number };

const textOf = (block: Block): string | readonly [] => {
  if (typeof block === 'string') return safeLine(block);
  if ('picture' in block) return [];
  if ('rows' in block) {
    return block.rows.map(([label, text]) => `${safeLine(label)}: ${safeLine(text)}`).join('\n');
  }
  if ('typed' in block) return safeLines(block.typed).join('\n');
  return `${safeLine(block.words)}:\n${safeLine(block.link)}`;
};

const inHtml = (text: string): string => escapeHtml(safeLine(text));

const htmlOf = (block: Block): string => {
  if (typeof block === 'string') return `<p>${inHtml(block)}</p>`;
  if ('rows' in block) {
    const rows = block.rows.map(
      ([label, text]) => `<tr><th align="left">${inHtml(label)}</th><td>${inHtml(text)}</td></tr>`,
    );
    return `<table>\n${rows.join('\n')}\n</table>`;
  }
  if ('typed' in block) return `<p>${safeLines(block.typed).map(escapeHtml).join('<br>\n')}</p>`;
  if ('picture' in block) {
    const { picture, side } = block;
    return `<p><img src="cid:${picture}" width="${side}" height="${side}" alt=""></p>`;
  }
  return `<p><a href="${inHtml(block.link)}">${inHtml(block.words)}</a></p>`;
};

export const rendered = (blocks: readonly Block[]): { text: string; html: string } => ({
  text: `${blocks.flatMap(textOf).join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"></head>
<body>
${blocks.map(htmlOf).join('\n')}
</body>
</html>
`,
});
