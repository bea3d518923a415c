// 128 bits suffice: a collision is useless to an attacker, who would need other bytes with a given
// hash, that is, 2^128 tries. Longer hashes would enlarge the index considerably, because hashes
// cannot be compressed.
const BYTES = 16;

/**
 * Returns the hash that identifies a file's content in an index: the first 128 bits of its SHA-256,
 * in base64.
 */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
};
