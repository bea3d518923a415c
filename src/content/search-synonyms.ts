/**
 * Words that find the same: each list's first stands for the others, in the pages and in what is
 * typed. One word each, in lower case, without accents.
 */
export const synonyms = [
  // Places, by the names that people here call them.
  ['johannesburg', 'joburg', 'jozi', 'jhb', 'egoli'],
  ['durban', 'ethekwini', 'itheku', 'thekwini'],
  ['pretoria', 'tshwane', 'ipitoli'],
  ['kaapstad', 'ikapa', 'kapa'],
  ['gqeberha', 'ibhayi'],
  ['bloemfontein', 'mangaung'],
  ['polokwane', 'pietersburg'],
  ['limpopo', 'northern'],
  ['eswatini', 'swaziland'],
  // What is written in more than one way.
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

/** Words that stand on every page and find nothing. */
export const stopWords =
  'a an and are as at be by can do does for from has have how i in is it me my of on or our s that the there this to us was we what when where which who will with you your';
