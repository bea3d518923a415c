import { aliases } from '../content/aliases.ts';

const KEPT_PAGE = /^\/(.+)\.html$/;
// Answers to forms, entries of a page, and fallbacks for unknown addresses.
const ASIDE = /^(404|sent\/.+|newsletter\/.+|training\/.+|(.+\/)?_.*)$/;

/** Whether this file of the offline copy is a page of its own, as a visitor would count them. */
export const isPageOfItsOwn = (path: string): boolean => {
  const [, name] = KEPT_PAGE.exec(path) ?? [];
  return name !== undefined && !ASIDE.test(name) && !Object.hasOwn(aliases, `/${name}`);
};
