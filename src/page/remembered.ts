/** A choice that localStorage keeps under `key`; without storage it applies to this page. */
export const remembered = (key: string) => {
  let chosen: string | null | undefined;
  return {
    get(): string | null {
      if (chosen !== undefined) return chosen;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** `null` forgets the choice. */
    set(choice: string | null): void {
      chosen = choice;
      try {
        if (choice === null) localStorage.removeItem(key);
        else localStorage.setItem(key, choice);
      } catch {
        // Storage is unavailable.
      }
    },
  };
};
