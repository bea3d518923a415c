/**
 * What hints at a robot. Weak signs all: a submission that bears them arrives like any other, and
 * staff see them. `hidden-field`: a field was filled that people cannot see. `quick`: the form was
 * sent within two seconds of the first key.
 */
export const spamSigns = ['hidden-field', 'quick'] as const;
export type SpamSign = (typeof spamSigns)[number];

/** The name of the field that people do not see. */
export const TRAP_FIELD = 'website';

/**
 * Signs travel in a header of their own, beside the submission: servers of other releases take no
 * notice of it, where an input field they do not know would make them refuse. Another origin would
 * have to allow the header first, so that it gets none; nor does Firestore.
 */
export const SIGNS_HEADER = 'x-spam-signs';

/** The header of a request to `endpoint` that carries a submission with these signs. */
export const signsHeader = (
  signs: readonly SpamSign[] | undefined,
  endpoint: string,
): Readonly<Record<string, string>> =>
  signs?.length && endpoint.startsWith('/') ? { [SIGNS_HEADER]: signs.join(', ') } : {};

/** Reads the header; what it does not know, it leaves out. */
export const parseSigns = (header: string | undefined): readonly SpamSign[] => {
  const words = (header ?? '').slice(0, 200).split(',');
  return spamSigns.filter((sign) => words.some((word) => word.trim() === sign));
};
