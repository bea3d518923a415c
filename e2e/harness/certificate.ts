import { createHash, generateKeyPairSync, sign } from 'node:crypto';

// Encodes one DER element. Node can generate keys, but not certificates.
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  // DER requires the shortest encoding of the length.
  const { length } = body;
  const bytes = [[length], [0x81, length], [0x82, length >> 8, length & 0xff]];
  const header = bytes[length < 0x80 ? 0 : length < 0x1_00 ? 1 : 2] ?? [];
  return Buffer.concat([Buffer.from([tag, ...header]), body]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');

export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
  /** The argument that makes Chromium accept the certificate and cache the responses. */
  readonly acceptedBy: string;
}

export const selfSigned = (): SelfSigned => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('test')))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const time = (text: string) => der(0x17, Buffer.from(text));
  const content = sequence(
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('250101000000Z'), time('491231235959Z')),
    name,
    spki,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    acceptedBy: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  };
};
