import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Service } from '../src/content/types.ts';

const FOLDER = 'src/content/services';
const INDEX = 'src/content/services.gen.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const entry = ({ id, name, description, icon, image }: Service) => `  {
    id: ${quote(id)},
    name: ${quote(name)},
    description: ${quote(description)},
    to: ${quote(`/services/${id}`)},
    icon: ${quote(icon)},
    image: ${quote(image)},
  },`;

/** The source of the index for `services`, in their order. */
export const indexOf = (services: readonly Service[]): string =>
  `// Written by tools/service-index.ts from services/*.ts at every build. Not edited by hand.
import type { ImageId, NavigationEntry } from './types.ts';

export const serviceEntries = [
${services
  .toSorted((a, b) => a.order - b.order)
  .map(entry)
  .join('\n')}
] as const satisfies readonly (NavigationEntry & { id: string; image: ImageId })[];

export type ServiceId = (typeof serviceEntries)[number]['id'];
`;

const readServices = async (): Promise<Service[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { module } = await runnerImport<{ default: Service }>(resolve(FOLDER, name));
      if (`${module.default.id}.ts` !== name) {
        throw new Error(`${FOLDER}/${name}: its id is '${module.default.id}', unlike its name`);
      }
      return module.default;
    }),
  );
};

/**
 * Menus and grids are on every page and need one line of each service; a service's own words belong
 * to its own page. So the lines are copied out of the service files into one small typed index.
 */
export const serviceIndex = (): Plugin => ({
  name: 'kuvula:service-index',
  async buildStart() {
    const source = indexOf(await readServices());
    const present = await readFile(INDEX, 'utf8').catch(() => '');
    if (source !== present) await writeFile(INDEX, source);
  },
});
