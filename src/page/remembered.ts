/** Reads and stores a visitor's choice under `key`. */
export const remembered = (key: string, storage = () => localStorage) => {
  let chosen: string | null | undefined;
  return {
    get(): string | null {
      if (chosen !== undefined) return chosen;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Pass `null` to forget the choice. */
    set(choice: string | null): void {
      chosen = choice;
      try {
        if (choice === null) storage().removeItem(key);
        else storage().setItem(key, choice);
      } catch {
        // Without storage, the choice lasts until the page is closed.
      }
    },
  };
};
