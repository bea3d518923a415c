// 128 bits suffice. To replace a file, an attacker must find other bytes with that file's hash,
// which takes 2^128 tries; finding any two files that share a hash is easier, but useless.
// Longer hashes would enlarge the index considerably, because hashes cannot be compressed.
const BYTES = 16;

/**
 * Returns the hash that identifies a file's content in an index: the first 128 bits of its SHA-256,
 * in base64.
 */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
};
