import { aliases } from '../content/aliases.ts';

const KEPT_PAGE = /^\/(.+)\.html$/;
// Answers to forms, single openings, and fallbacks for unknown URLs.
const ASIDE = /^(404|sent\/.+|newsletter\/.+|training\/.+|(.+\/)?_.*)$/;

/** Whether this file of the offline copy is a page in the eyes of a visitor. */
export const isPageOfItsOwn = (path: string): boolean => {
  const [, name] = KEPT_PAGE.exec(path) ?? [];
  return name !== undefined && !ASIDE.test(name) && !Object.hasOwn(aliases, `/${name}`);
};
