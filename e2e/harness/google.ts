import type { Host, Internet } from './internet.ts';

const anyOrigin = (headers: Readonly<Record<string, string | string[] | undefined>>) => ({
  'access-control-allow-origin': String(headers['origin'] ?? '*'),
  'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
});

const api =
  (answer: object): Host =>
  ({ method, headers }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, anyOrigin(headers)).end();
    else {
      response.writeHead(200, { 'content-type': 'application/json', ...anyOrigin(headers) });
      response.end(JSON.stringify(answer));
    }
  };

// What gtag.js does here, by its documentation: cookies, a hit for each page, its own policy.
const gtag = `(() => {
  trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
  const kept = '; path=/; max-age=63072000';
  const hit = (path) => {
    if (window['ga-disable-G-DEMO']) return;
    document.cookie = '_ga=GA1.1.1.1' + kept;
    document.cookie = '_ga_DEMO=GS1.1.1' + kept;
    const query = '?v=2&tid=G-DEMO&en=page_view&dl=' + encodeURIComponent(path);
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect' + query);
    new Image().src = 'https://www.google-analytics.com/g/collect' + query;
  };
  const handle = (command) => command[0] === 'config' && hit(location.pathname);
  dataLayer.forEach(handle);
  dataLayer.push = (...more) => more.forEach(handle);
  const { pushState } = history;
  history.pushState = function (...args) {
    pushState.apply(this, args);
    hit(location.pathname);
  };
})();`;

/** Plays the hosts of Google Analytics for Firebase. */
export const playAnalytics = ({ hosts }: Internet): void => {
  hosts['firebase.googleapis.com'] = api({ appId: '1:1:web:1', measurementId: 'G-DEMO' });
  hosts['firebaseinstallations.googleapis.com'] = api({
    name: 'projects/1/installations/c1111111111111111111111',
    fid: 'c1111111111111111111111',
    refreshToken: 'refresh',
    authToken: { token: 'token', expiresIn: '604800s' },
  });
  hosts['www.googletagmanager.com'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(gtag);
  hosts['.google-analytics.com'] = (_, response) => response.writeHead(204).end();
};

export const ANALYTICS_HOSTS = [
  'firebase.googleapis.com',
  'firebaseinstallations.googleapis.com',
  'region1.google-analytics.com',
  'www.google-analytics.com',
  'www.googletagmanager.com',
];

/** What Firestore holds: each document's fields as plain values, by its id. */
export type Documents = Map<string, Readonly<Record<string, unknown>>>;

const plain = (fields: Readonly<Record<string, { stringValue?: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]));

/** Firestore's `documents:commit`, storing into `documents`. */
export const firestoreOf =
  (documents: Documents): Host =>
  ({ method, path, headers, body }, response) => {
    const cors = anyOrigin(headers);
    if (
      method !== 'POST' ||
      !path.startsWith('/v1/projects/demo-site/databases/(default)/documents:commit?key=')
    ) {
      response.writeHead(404, cors).end('{}');
      return;
    }
    const { name, fields } = JSON.parse(body).writes[0].update;
    documents.set(name.split('/').at(-1), plain(fields));
    const time = new Date().toISOString();
    response.writeHead(200, { 'content-type': 'application/json', ...cors });
    response.end(JSON.stringify({ writeResults: [{ updateTime: time }], commitTime: time }));
  };
