import { type FirestoreEntry, firestoreFields } from '../../tools/firestore-fields.ts';
import type { Asked, Host, Internet } from './internet.ts';

/** Sends the result of `answerTo` to any origin as JSON. An undefined result becomes a 404. */
const api =
  (answerTo: (asked: Asked) => object | undefined): Host =>
  (asked, response) => {
    const { method, headers } = asked;
    const cors = {
      'access-control-allow-origin': String(headers['origin'] ?? '*'),
      'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
    };
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const answer = answerTo(asked);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...cors });
    response.end(JSON.stringify(answer ?? {}));
  };

// Like gtag.js, this sets cookies, sends a hit for each page, and creates a Trusted Types policy.
const gtag = `(() => {
  trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url });
  const kept = '; path=/; max-age=63072000';
  const hit = (path) => {
    if (window['ga-disable-G-1']) return;
    document.cookie = '_ga=GA1.1.1.1' + kept;
    document.cookie = '_ga_1=GS1.1.1' + kept;
    const query = '?v=2&tid=G-1&en=page_view&dl=' + encodeURIComponent(path);
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

export const playAnalytics = ({ hosts }: Internet): void => {
  hosts['firebase.googleapis.com'] = api(() => ({ appId: 'app', measurementId: 'G-1' }));
  hosts['firebaseinstallations.googleapis.com'] = api(() => ({
    name: 'projects/1/installations/c1111111111111111111111',
    fid: 'c1111111111111111111111',
    refreshToken: 'refresh',
    authToken: { token: 'token', expiresIn: '604800s' },
  }));
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

/** The fields of each document as plain values, by document id. */
export type Documents = Map<string, Readonly<Record<string, unknown>>>;

const plain = (fields: Readonly<Record<string, { stringValue?: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]));

type Lists = Readonly<Record<string, readonly FirestoreEntry[]>>;

/** Fakes Firestore: `commit` writes to `documents`, and `runQuery` reads from `lists`. */
export const firestoreOf = (documents: Documents, lists: Lists = {}): Host =>
  api(({ method, path, body }) => {
    const root = 'projects/demo-site/databases/(default)/documents';
    const time = new Date().toISOString();
    if (method === 'POST' && path.startsWith(`/v1/${root}:commit?key=`)) {
      const { name, fields } = JSON.parse(body).writes[0].update;
      documents.set(name.split('/').at(-1), plain(fields));
      return { writeResults: [{ updateTime: time }], commitTime: time };
    }
    if (method === 'POST' && path.startsWith(`/v1/${root}:runQuery?key=`)) {
      const [{ collectionId }] = JSON.parse(body).structuredQuery.from;
      const found = (lists[collectionId] ?? []).map(({ id, ...entry }) => ({
        document: {
          name: `${root}/${collectionId}/${id}`,
          fields: firestoreFields(entry),
          createTime: time,
          updateTime: time,
        },
        readTime: time,
      }));
      return found.length > 0 ? found : [{ readTime: time }];
    }
    return undefined;
  });
