// 128 bits suffice: to replace a file, an attacker needs a second preimage (2^128 tries). A
// collision is easier to find, but useless. Longer hashes would enlarge the compressed index.
const BYTES = 16;

/** Returns the hash that an index lists: the first 128 bits of the SHA-256 hash, in base64. */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
};
