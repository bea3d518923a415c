/** Signs of a robot. They never cause a refusal: staff see them beside the submission. */
export const spamSigns = ['hidden-field'] as const;
export type SpamSign = (typeof spamSigns)[number];

/** The name of the hidden field. */
export const TRAP_FIELD = 'website';

/** The signs of a form whose hidden field contains `trapped`. */
export const signsOf = (trapped: string): readonly SpamSign[] =>
  trapped === '' ? [] : ['hidden-field'];

/**
 * Signs are sent in a separate header: servers of other releases ignore it, but would refuse an
 * unknown input field.
 */
export const SIGNS_HEADER = 'x-spam-signs';

/** The header of a request for a submission with these signs. */
export const signsHeader = (
  signs: readonly SpamSign[] | undefined,
): Readonly<Record<string, string>> => (signs?.length ? { [SIGNS_HEADER]: signs.join(', ') } : {});

/** Parses the header; drops unknown signs. */
export const parseSigns = (header: string | undefined): readonly SpamSign[] => {
  const words = (header ?? '').slice(0, 200).split(',');
  return spamSigns.filter((sign) => words.some((word) => word.trim() === sign));
};
