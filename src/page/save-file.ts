/** How long the file's URL stays valid. A browser may begin the download late. */
const KEPT_MS = 60_000;

/** Makes the browser save a file. Replaces characters of `name` that a file system may forbid. */
export const saveFile = (blob: Blob, name: string, ending: string): void => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${plain}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
