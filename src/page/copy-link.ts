interface Outcomes {
  readonly copied: string;
  /** Shown before the link itself. */
  readonly notCopied: string;
}

export const copyLink = async (link: string, { copied, notCopied }: Outcomes): Promise<string> => {
  try {
    // Throws without HTTPS, where `navigator.clipboard` is undefined.
    await navigator.clipboard.writeText(link);
    return copied;
  } catch {
    return `${notCopied} ${link}`;
  }
};
