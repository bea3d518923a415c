import { expect, it } from 'vitest';
import { markdownOfPage } from './markdown.ts';

const URL_OF_PAGE = 'https://site.example/services/cloud';
const of = (main: string) =>
  markdownOfPage(`<header>Menu</header><main><h1>Cloud</h1>${main}</main>`, URL_OF_PAGE)
    .replace(/^# Cloud\n\n/, '')
    .replace(/\n+---\n\n.*\n$/, '');

it("the Markdown contains the text of <main>, and ends with the page's URL", () => {
  expect(markdownOfPage('<nav>Menu</nav><main><h1>Cloud</h1></main>', URL_OF_PAGE)).toBe(
    `# Cloud\n\n---\n\n${URL_OF_PAGE}\n`,
  );
});

it.each([
  ['a link', '<a href="/contact">Write</a>', '[Write](https://site.example/contact)'],
  ['adjacent elements', '<p><span>Zola</span><span>Manager</span></p>', 'Zola Manager'],
  ['a figure', '<p><span>By </span><span>25%</span><span>, a year</span></p>', 'By 25%, a year'],
  ['a fact', '<dl><div><dt>Phone</dt><dd>10 555</dd></div></dl>', '**Phone**: 10 555'],
  ['a quote', '<blockquote>It works.</blockquote>', '> It works.'],
  [
    'every slide',
    '<section aria-roledescription="carousel"><div aria-live="off"><p>One</p><p>Two</p></div></section>',
    'One\n\nTwo',
  ],
])('markdownOfPage converts %s', (_, html, markdown) => {
  expect(of(html)).toBe(markdown);
});

it.each([
  ['a control', '<button>Next</button>'],
  ['a form', '<form><label>Name</label></form>'],
  ['a picture without a text alternative', '<img alt="" src="/images/a.svg">'],
  ['hidden content', '<p aria-hidden="true">1</p>'],
  ['a list that is still loading', '<div aria-live="polite"><p>Loading</p></div>'],
  ['an interactive example', '<section class="section exhibit"><h2>Try</h2></section>'],
  ['an empty entry', '<ul><li><span></span></li></ul>'],
])('markdownOfPage omits %s', (_, html) => {
  expect(of(`<p>Words</p>${html}`)).toBe('Words');
});

it('markdownOfPage throws if a page has no heading or no <main>', () => {
  expect(() => markdownOfPage('<main><p>Words</p></main>', URL_OF_PAGE)).toThrow('no heading');
  expect(() => markdownOfPage('<p>Words</p>', URL_OF_PAGE)).toThrow('no <main>');
});
