/** '1 234 567', with spaces at which no line breaks. */
export const grouped = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
