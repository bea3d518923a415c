import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses on another thread. The quality ranges from 0 to 11. */
export const brotli = (plain: Uint8Array, quality = 11): Promise<Buffer> =>
  compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** Compresses with gzip, for WebKit, which does not accept Brotli over plain HTTP. */
export const zip = (plain: Uint8Array): Promise<Buffer> => compressGzip(plain, { level: 9 });
