import type { Engine } from '../engine.ts';
import { databaseFile, missingFile } from './file.ts';

export const embedded: Engine = {
  urlForm: 'file:<path of a file>',
  isUrl: (url) => /^file:(?!:memory:)[^?#]*[^?#/]$/.test(url),
  missingFile,
  async open({ url }, use) {
    const { openEmbedded } = await import('./embedded.ts');
    return openEmbedded(databaseFile(url), use);
  },
};
