import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SocialMediaLink } from '../content/types.ts';
import { SocialLinks } from './social-links.tsx';

const render = (links: readonly SocialMediaLink[]) =>
  renderToStaticMarkup(createElement(SocialLinks, { name: 'Thandeka Mabuso', links }));

test('a link to an external profile opens a new tab', () => {
  const html = render([{ name: 'LinkedIn', href: 'https://www.linkedin.com/in/thandeka' }]);
  expect(html).toContain('href="https://www.linkedin.com/in/thandeka" target="_blank"');
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html).not.toContain('aria-disabled');
});

test('a person without profiles gets three placeholder links', () => {
  const html = render([]);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(3);
  expect(html).not.toContain('href=');
});
