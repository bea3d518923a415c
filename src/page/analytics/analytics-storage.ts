const COOKIE = /^_ga(?:_|$)/;
// Firebase creates `validate-browser-context-…` to check whether databases work.
const DATABASE = /^(?:firebase|validate-browser-context)-/;

const cookieNames = () =>
  document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');

/** Returns every `domain` attribute that a cookie may have, and '' for a cookie without one. */
const domains = (host: string): readonly string[] => {
  const labels = host.split('.');
  return ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
};

/** Deletes the data that Google's script and Firebase have stored. Rejects if IndexedDB is unavailable. */
export const eraseAnalyticsStorage = async (): Promise<void> => {
  for (const name of cookieNames().filter((each) => COOKIE.test(each))) {
    for (const domain of domains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    if (!DATABASE.test(name)) continue;
    const deletion = indexedDB.deleteDatabase(name);
    await new Promise((end) => {
      // `onblocked` fires if this page still uses the database. The next page then deletes it.
      Object.assign(deletion, { onsuccess: end, onerror: end, onblocked: end });
    });
  }
};
