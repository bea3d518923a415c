// Not words, or words that show in some state only, or on another page.
const NOT_SHOWN = new RegExp(
  `^(${[
    'meta|id|order|icon|to|url|date|updated|signedBy|image|mark|logo|developerImage',
    'placeholder|submitting|draft|shared|states|storageUnavailable|loading|none|stale|unavailable|apply',
    'nothing|confirm|erased|notFound|detail|vacancy',
  ].join('|')})$`,
);

/** Every text in a page's content that its visitor reads, in order. */
export const wordsOf = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return content === '' ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    NOT_SHOWN.test(key) ? [] : wordsOf(value),
  );
};
