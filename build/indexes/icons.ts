import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const icons = join(
  dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);

/** An SVG file with a symbol for each name. Symbols have the colour of the surrounding text. */
export function iconSprite(names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    const source = readFileSync(join(icons, `${name}.svg`), 'utf8');
    const shapes = source
      .slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><')
      .replace(/ \/>/g, '/>')
      .trim();
    return `<symbol id="${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
