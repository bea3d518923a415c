const COOKIE = /^_ga(?:_|$)/;
// The last is Firebase's try whether there can be one.
const DATABASE = /^(?:firebase|validate-browser-context)-/;

const cookieNames = () =>
  document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');

/** A cookie can be set for each of these, and has to be deleted for the same. */
const domains = (host: string): readonly string[] => {
  const labels = host.split('.');
  return ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
};

/** Deletes what Google's script and Firebase keep in this browser. Rejects where that cannot be done. */
export const eraseAnalyticsStorage = async (): Promise<void> => {
  for (const name of cookieNames().filter((each) => COOKIE.test(each))) {
    for (const domain of domains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    if (DATABASE.test(name)) indexedDB.deleteDatabase(name);
  }
};
