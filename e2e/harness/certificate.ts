import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';

interface SelfSigned {
  readonly key: string;
  readonly cert: string;
  /** The argument that makes Chromium accept the certificate and cache the responses. */
  readonly acceptedBy: string;
}

// Node can generate keys, but not certificates.
const REQUEST =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=test -keyout - -out -';

export const selfSigned = (): SelfSigned => {
  const pem = execFileSync('openssl', REQUEST.split(' '), { encoding: 'utf8', stdio: 'pipe' });
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(spki).digest('base64');
  return { key: pem, cert: pem, acceptedBy: `--ignore-certificate-errors-spki-list=${digest}` };
};
