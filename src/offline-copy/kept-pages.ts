import { aliases } from '../content/aliases.ts';

const KEPT_PAGE = /^\/(.+)\.html$/;
// Not counted: form responses, programmes, single openings, and fallbacks for unknown URLs.
const ASIDE = /^(404|sent\/.+|newsletter\/.+|training\/.+|(.+\/)?_.*)$/;

/** Whether a visitor would count this file of the offline copy as a page. */
export const isPageOfItsOwn = (path: string): boolean => {
  const [, name] = KEPT_PAGE.exec(path) ?? [];
  return name !== undefined && !ASIDE.test(name) && !Object.hasOwn(aliases, `/${name}`);
};
