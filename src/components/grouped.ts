/** Returns a string such as '1 234 567', with non-breaking spaces. */
export const grouped = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
