// 128 bits suffice: nobody gains from a collision, and finding other bytes for a given hash takes
// 2^128 tries. Hashes cannot be compressed, so longer ones would enlarge the index considerably.
const BYTES = 16;

/**
 * Returns the hash that identifies a file's content in an index: the first 128 bits of its SHA-256,
 * in base64.
 */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
};
