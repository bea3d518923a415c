import {
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { attribute, type Element, elementsOf } from './html-elements.ts';

const isClosed = (element: Element): boolean =>
  element.tagName === 'dialog' || attribute(element, 'popover') !== undefined;

// Pseudo-classes and pseudo-elements that match only after the first paint.
const LATER_CLASSES: ReadonlySet<string> = new Set([
  ...['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'autofill'],
]);
const LATER_ELEMENTS: ReadonlySet<string> = new Set([
  ...['selection', 'backdrop', 'placeholder', 'file-selector-button', 'view-transition'],
  ...['view-transition-group', 'view-transition-image-pair'],
  ...['view-transition-old', 'view-transition-new'],
]);

/** Parts of date, search and number fields. The first paint does not need their style. */
const FIELD_PART = /^-webkit-(?:date|calendar|search|inner-spin|outer-spin)/;

const selectorTest = (pages: readonly string[]) => {
  const classes = new Set<string>();
  const tags = new Set<string>();
  // Attributes that scripts in `<head>` set before the first paint.
  const attributes = new Set(['data-theme', 'data-fonts']);
  for (const { tagName, attrs } of pages.flatMap((page) => elementsOf(page, isClosed))) {
    tags.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      attributes.add(name);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
    }
  }
  const partMayMatch = (part: SelectorComponent): boolean => {
    switch (part.type) {
      case 'class':
        return classes.has(part.name);
      case 'type':
        return tags.has(part.name.toLowerCase());
      case 'attribute':
        return attributes.has(part.name);
      case 'pseudo-element':
        if (part.kind === 'custom') return !FIELD_PART.test(part.name);
        return !LATER_ELEMENTS.has(part.kind);
      case 'pseudo-class':
        if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
          return part.selectors.some(mayMatch);
        }
        return !LATER_CLASSES.has(part.kind);
      default:
        return true;
    }
  };
  const mayMatch = (parts: Selector): boolean => parts.every(partMayMatch);
  return mayMatch;
};

const isForLater = (query: MediaQuery): boolean =>
  query.mediaType === 'print' || JSON.stringify(query).includes('forced-colors');

const run = (css: string, visitor: Visitor<Record<string, never>>): string =>
  transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();

const THEME = /@layer theme\{:root,:host\{([^}]*)\}/;

const themeIn = (css: string): [name: string, value: string][] => {
  const [, theme = ''] = THEME.exec(css) ?? [];
  return [...theme.matchAll(/(--[\w-]+):([^;]*)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
};

/** Replaces theme variables with their values, so that Lightning CSS can simplify calculations. */
const withoutTheme = (css: string): string => {
  let plain = css;
  for (const [name, value] of themeIn(css)) {
    // Skips variables that have several values or depend on other variables.
    if (value.includes('var(') || plain.split(`${name}:`).length > 2) continue;
    plain = plain.replaceAll(`var(${name})`, () => value);
  }
  return plain;
};

const MOVES = /^--(?:ease|time)-/;

/**
 * Declares the theme variables that a page's own sheets use, except those for motion. On a slow
 * connection, these sheets may load before the theme's sheet.
 */
const themeOfOwnSheets = (sheets: readonly string[], first: string): string => {
  const own = sheets.filter((sheet) => !THEME.test(sheet)).join();
  const needed = themeIn(sheets.join()).filter(
    ([name]) => !MOVES.test(name) && own.includes(`var(${name})`) && !first.includes(`${name}:`),
  );
  if (needed.length === 0) return '';
  return `@layer theme{:root{${needed.map((entry) => entry.join(':')).join(';')}}}`;
};

const nothing = () => [];
// Omits transitions and cursors, which do not affect the first paint.
const LATER_PROPERTIES = {
  transition: nothing,
  'transition-property': nothing,
  'transition-duration': nothing,
  'transition-timing-function': nothing,
  cursor: nothing,
};

/** Removes variables, keyframes and registered properties that no rule in `css` uses. */
const withoutUnused = (css: string): string => {
  const isUsed = (variable: string) => css.includes(`var(${variable}`);
  const animations = css.match(/animation(?:-name)?:[^;}]*/g)?.join() ?? '';
  return run(css, {
    Rule: {
      property: ({ value }) => (isUsed(value.name) ? undefined : []),
      keyframes: ({ value }) => (animations.includes(value.name.value) ? undefined : []),
    },
    Declaration: {
      // Lightning CSS also calls this for properties that it does not know.
      custom: ({ name }) => (!name.startsWith('--') || isUsed(name) ? undefined : []),
    },
  });
};

/**
 * The part of `sheets` that `pages` need to look right before any interaction. The full sheets load
 * later, without a visible change.
 */
export const firstStyle = (sheets: readonly string[], pages: readonly string[]): string => {
  const css = sheets.join('\n');
  const mayMatch = selectorTest(pages);
  const rules = run(withoutTheme(css), {
    Declaration: LATER_PROPERTIES,
    Rule: {
      style: ({ value }) => (value.selectors.some(mayMatch) ? undefined : []),
      media: ({ value }) => (value.query.mediaQueries.every(isForLater) ? [] : undefined),
      // Drops Tailwind's fallbacks for browsers without @property: no supported browser needs them.
      'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
    },
  });
  // An empty layer must still be declared, to keep its place in the order.
  const layers = new Set([...css.matchAll(/@layer ([\w-]+)/g)].map(([, name]) => name));
  const order = layers.size > 0 ? `@layer ${[...layers].join()};` : '';
  // Removes licence comments, which the full sheets keep.
  const first = order + withoutUnused(rules).replace(/\/\*!.*?\*\//g, '');
  return first + themeOfOwnSheets(sheets, first);
};
