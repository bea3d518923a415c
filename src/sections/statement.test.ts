import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Statement } from './statement.tsx';

it('a statement highlights percentages, amounts and counts, with their units', () => {
  const children = 'a 40% shorter time, over R500 million and 15,000+ hours';
  const html = renderToStaticMarkup(createElement(Statement, { title: '', children }));
  expect([...html.matchAll(/marigold">(.*?)</g)].map(([, figure]) => figure)).toEqual([
    '40%',
    'over R500 million',
    '15,000+',
  ]);
  expect(html.replace(/<.*?>/g, '')).toBe(children);
});
