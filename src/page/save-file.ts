/** A browser may begin to read a download late. */
const KEPT_MS = 60_000;

/** Has the browser save a file, named after those letters of `name` that every file system takes. */
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
