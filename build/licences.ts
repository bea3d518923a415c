import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose icons or styles are sent to visitors. */
const OTHERS = ['lucide-static', 'tailwindcss'];

const licenceIn = (folder: string): string => {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file));
  if (!name) throw new Error(`${folder} has no licence`);
  return readFileSync(join(folder, name), 'utf8');
};

/** Adds the licences that Vite's list (`script`) omits. */
export const thirdPartyNotices = (script: string): string =>
  [
    script.trimEnd(),
    ...OTHERS.map((name) => `## ${name}\n\n${licenceIn(join('node_modules', name)).trimEnd()}`),
    "The licences of the server's packages are in `node_modules`.\n",
  ].join('\n\n');
