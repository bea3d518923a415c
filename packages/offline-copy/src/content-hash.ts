// 128 bits suffice: replacing a file takes a second preimage (2^128 tries), and a collision, which
// is easier to find, is useless. Longer hashes do not compress, so they would enlarge the index.
const BYTES = 16;

/** Returns the hash that an index lists: the first 128 bits of the SHA-256 hash, in base64. */
export const contentHash = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, BYTES)));
};
