/**
 * Remembers under `key` that the visitor has declined an offer; without storage only for this page.
 */
export const rememberedDismissal = (key: string) => {
  let said = false;
  return {
    isKnown(): boolean {
      try {
        return said || localStorage.getItem(key) !== null;
      } catch {
        return said;
      }
    },
    keep(): void {
      said = true;
      try {
        localStorage.setItem(key, 'declined');
      } catch {}
    },
  };
};
