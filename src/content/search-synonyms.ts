/**
 * Lists of synonyms. The first word of a list replaces the others, in pages and in queries. Each
 * entry is one word, in lower case, without accents.
 */
export const synonyms = [
  // Names of places.
  ['johannesburg', 'joburg', 'jozi', 'jhb', 'egoli'],
  ['durban', 'ethekwini', 'itheku', 'thekwini'],
  ['pretoria', 'tshwane', 'ipitoli'],
  ['kaapstad', 'ikapa', 'kapa'],
  ['gqeberha', 'ibhayi'],
  ['bloemfontein', 'mangaung'],
  ['polokwane', 'pietersburg'],
  ['limpopo', 'northern'],
  ['eswatini', 'swaziland'],
  // Words with several spellings or translations.
  ['email', 'mail', 'epos'],
  ['vacancy', 'vacancies', 'job', 'jobs', 'vakature', 'vakatures', 'umsebenzi', 'imisebenzi'],
  ['cv', 'resume', 'curriculum'],
  ['salary', 'salaries', 'pay', 'wage', 'wages', 'salaris'],
  ['security', 'cybersecurity', 'sekuriteit', 'ukuphepha'],
  ['training', 'opleiding', 'ukuqeqeshwa'],
  ['privacy', 'popi', 'popia', 'privaatheid'],
  ['contact', 'kontak', 'xhumana'],
  ['ceo', 'uhoof'],
] as const satisfies readonly (readonly [string, ...string[]])[];

/** Very common words, which the search ignores. */
export const stopWords =
  'a an and are as at be by can do does for from has have how i in is it me my of on or our s that the there this to us was we what when where which who will with you your';
