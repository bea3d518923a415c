import { isSubmissionId, type SubmissionId } from './submission.ts';

const fromBytes = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (at === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join('-');
};

/** Returns a UUID, version 4. crypto.randomUUID is missing on a local network without HTTPS. */
export const createSubmissionId = (): SubmissionId =>
  asSubmissionId(fromBytes(crypto.getRandomValues(new Uint8Array(16))));

/** @throws TypeError if `text` is not a UUID in lower case */
export const asSubmissionId = (text: string): SubmissionId => {
  if (!isSubmissionId(text)) throw new TypeError(`Not a submission id: ${text}`);
  return text;
};
