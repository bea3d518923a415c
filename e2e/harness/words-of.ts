// Keys whose content is not text, or is shown only in some states or on another page.
const NOT_SHOWN = new RegExp(
  `^(${[
    'meta|id|kind|lead|order|icon|to|url|date|updated|signedBy|image|mark|logo|developerImage|names',
    'placeholder|submitting|draft|shared|states|storageUnavailable|offline|join|loading|none|stale|unavailable|apply|facts|salary|per',
    'vacancy|intake|others|length',
    'nothing|confirm|erased|notFound|detail|leaves|offlineBand|next|receipt',
  ].join('|')})$`,
);

/** Returns every string in a page's content that visitors read, in order. */
export const wordsOf = (content: unknown): readonly string[] => {
  if (typeof content === 'string') return content === '' ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  // The `name` of a person or product is shown, but the `name` of a form control is not.
  const isControl = 'placeholder' in content;
  // The server renders this list, so its `withoutScript` text is not shown.
  const isList = 'stale' in content;
  return Object.entries(content).flatMap(([key, value]) =>
    NOT_SHOWN.test(key) || (isControl && key === 'name') || (isList && key === 'withoutScript')
      ? []
      : wordsOf(value),
  );
};
