/** Hints at a robot. No submission is refused for one: staff see it beside the submission. */
export const spamSigns = ['hidden-field'] as const;
export type SpamSign = (typeof spamSigns)[number];

/** The name of the field that people do not see. */
export const TRAP_FIELD = 'website';

/** The signs of a form whose hidden field holds `trapped`. */
export const signsOf = (trapped: string): readonly SpamSign[] =>
  trapped === '' ? [] : ['hidden-field'];

/**
 * Signs travel in a header of their own, beside the submission: servers of other releases take no
 * notice of it, where an input field they do not know would make them refuse.
 */
export const SIGNS_HEADER = 'x-spam-signs';

/** The header of a request that carries a submission with these signs. */
export const signsHeader = (
  signs: readonly SpamSign[] | undefined,
): Readonly<Record<string, string>> => (signs?.length ? { [SIGNS_HEADER]: signs.join(', ') } : {});

/** Reads the header; what it does not know, it leaves out. */
export const parseSigns = (header: string | undefined): readonly SpamSign[] => {
  const words = (header ?? '').slice(0, 200).split(',');
  return spamSigns.filter((sign) => words.some((word) => word.trim() === sign));
};
