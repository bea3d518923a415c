import { expect, test } from 'vitest';
import { firstStyle } from './first-style.ts';

const page = '<html><body><main><p class="md:big note" data-open="">Hello</p></main></body></html>';
const first = (css: string, ...pages: string[]) => firstStyle([css], [page, ...pages]);

test('firstStyle keeps the rules for elements, classes and attributes on the page', () => {
  const css = first('p{color:red}.note{margin:1px}.md\\:big{margin:2px}[data-open]{margin:3px}');
  for (const kept of ['p{', '.note{', '.md\\:big{', '[data-open]{']) expect(css).toContain(kept);
});

test('firstStyle drops rules that match nothing on any page', () => {
  expect(first('aside{margin:1px}.card{margin:2px}p[hidden]{margin:3px}')).toBe('');
  expect(first('.card{margin:2px}', '<p class="card"></p>')).toContain('.card');
});

test('firstStyle keeps a rule if all parts of one of its selectors match', () => {
  expect(first('p.card{margin:1px}main .card{margin:2px}')).not.toContain('margin');
  expect(first('.card,.note{margin:1px}')).toContain('.note');
  expect(first(':is(.card,.note) p{margin:1px}')).toContain('margin');
  expect(first(':is(.card,.cards) p{margin:1px}')).not.toContain('margin');
  expect(first('p:not(.card){margin:1px}')).toContain('margin');
});

test('firstStyle drops rules that depend on interaction or print', () => {
  expect(first('p:hover{margin:1px}p:focus-visible{margin:2px}::selection{color:red}')).toBe('');
  expect(first('@media print{p{margin:1px}}')).not.toContain('margin');
  expect(first('@media (width > 40rem){p{margin:1px}}')).toContain('margin');
});

test('firstStyle drops rules for closed dialogs and popovers, but keeps rules for elements after them', () => {
  const css = '.inside{margin:1px}.behind{margin:2px}.deep{margin:3px}';
  for (const [open, close] of [
    ['<dialog>', '</dialog>'],
    ['<div class="x" popover="auto">', '</div>'],
  ]) {
    const html = `${open}<div class="inside"><img src="/a.svg"/><p class="deep">A</p></div>${close}<p class="behind">B</p>`;
    expect(firstStyle([css], [html])).toBe('.behind{margin:2px}');
  }
});

test('firstStyle inlines a theme value that is the same everywhere and contains no variables', () => {
  const css = first(`@layer theme{:root,:host{--spacing:.25rem;--ink:red;--of:var(--ink)}}
    .dark{--ink:blue} .note{margin:calc(var(--spacing)*6);color:var(--ink);fill:var(--of)}`);
  expect(css).toContain('margin:1.5rem');
  expect(css).toContain('color:var(--ink)');
  expect(css).toContain('fill:var(--of)');
  expect(css).not.toContain('--spacing');
});

test('firstStyle drops transitions, cursors, and rules for parts of a date field', () => {
  expect(first('p{cursor:pointer;transition:color .2s;order:1}')).toBe('p{order:1}');
  expect(first('::-webkit-datetime-edit{margin:1px}')).toBe('');
  expect(first('p::-webkit-details-marker{display:none}')).toContain('details-marker');
});

test('firstStyle keeps rules for attributes that scripts set before the first paint', () => {
  const css = first(':root[data-theme=dark] p{margin:1px}[data-fonts] p{margin:2px}');
  expect(css).toContain('data-theme');
  expect(css).toContain('data-fonts');
});

test('firstStyle drops variables, animations and registered properties that no rule uses', () => {
  const css = first(`:root{--used:1px;--unused:2px} p{margin:var(--used);animation:rise 1s}
    .card{margin:var(--unused);animation:sink 1s}
    @keyframes rise{from{opacity:0}} @keyframes sink{to{opacity:0}}
    @property --used{syntax:"*";inherits:false} @property --unused{syntax:"*";inherits:false}`);
  expect(css).toContain('@keyframes rise');
  expect(css).toContain('@property --used');
  expect(css).not.toMatch(/unused|sink/);
});

test('firstStyle keeps declarations of properties that the parser does not know', () => {
  const rule = 'p:before{content:"";unheard-of:1px;order:2}';
  expect(first(rule)).toBe(rule);
});

test('firstStyle keeps the order of layers, even if one is empty', () => {
  const css = first('@layer theme{.card{margin:1px}}@layer base{p{margin:2px}}');
  expect(css).toMatch(/^@layer theme,base;/);
});

test("firstStyle includes the theme values that a page's own sheet uses for layout", () => {
  const theme = '@layer theme{:root,:host{--text-small:1rem;--ease-open:ease;--radius:4px}}';
  const own = 'p{font-size:var(--text-small);transition:all var(--ease-open)}';
  const css = firstStyle([`${theme}p{margin:0}`, own], [page]);
  expect(css).toContain('@layer theme{:root{--text-small:1rem}}');
  expect(firstStyle([`${theme}${own}`], [page])).not.toContain(':root');
});
