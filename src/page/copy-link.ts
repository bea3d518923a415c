interface Outcomes {
  readonly copied: string;
  /** Before the link itself. */
  readonly notCopied: string;
}

/** Puts a link into the clipboard, and returns the words for the result. */
export const copyLink = async (link: string, { copied, notCopied }: Outcomes): Promise<string> => {
  try {
    // Undefined over plain http.
    await navigator.clipboard.writeText(link);
    return copied;
  } catch {
    return `${notCopied} ${link}`;
  }
};
