import { readSecurityHeaders } from '../server/site/security-headers.ts';

// Prints the headers that a static host must send with every response of the built site.
for (const [name, value] of Object.entries(readSecurityHeaders('dist', console)(true))) {
  process.stdout.write(`${name}: ${value}\n`);
}
