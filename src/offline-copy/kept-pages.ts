const KEPT_PAGE = /^\/(.+)\.html$/;
// The same page at another address, what answers a form, and what stands in for an unknown address.
const ASIDE = /^(about|404|services\/randd|sent\/.+|newsletter\/.+|training\/.+|(.+\/)?_.*)$/;

/** Whether this file of the offline copy is a page of its own, as a visitor would count them. */
export const isPageOfItsOwn = (path: string): boolean => {
  const [, name] = KEPT_PAGE.exec(path) ?? [];
  return name !== undefined && !ASIDE.test(name);
};
