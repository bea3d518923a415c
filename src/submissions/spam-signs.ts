/** Signs of a bot. Staff see them beside the submission, which is never refused because of them. */
export const spamSigns = ['hidden-field'] as const;
export type SpamSign = (typeof spamSigns)[number];

export const TRAP_FIELD = 'website';

/** Returns the signs of a form whose hidden field contains `trapped`. */
export const signsOf = (trapped: string): readonly SpamSign[] =>
  trapped === '' ? [] : ['hidden-field'];

/** Signs are sent in a header: a server of another release would reject an unknown field. */
export const SIGNS_HEADER = 'x-spam-signs';

export const signsHeader = (
  signs: readonly SpamSign[] | undefined,
): Readonly<Record<string, string>> => (signs?.length ? { [SIGNS_HEADER]: signs.join(', ') } : {});

export const parseSigns = (header: string | undefined): readonly SpamSign[] => {
  const words = (header ?? '').slice(0, 200).split(',');
  return spamSigns.filter((sign) => words.some((word) => word.trim() === sign));
};
