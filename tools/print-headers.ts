import { watchSecurityHeaders } from '../server/site/security-headers.ts';

// What a host of static files has to send with every answer of the built site.
for (const [name, value] of Object.entries(watchSecurityHeaders('dist', console)(true))) {
  process.stdout.write(`${name}: ${value}\n`);
}
