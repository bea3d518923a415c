import fc from 'fast-check';
import { fuzzBody } from './fuzz-bodies.ts';

/** A request to the endpoint, any part of which may be malformed. */
export interface FuzzRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const JSON_TYPE = { 'content-type': 'application/json' };

// Some characters that a header may contain. Requests with other characters never reach the app.
const headerText = fc
  .string({ unit: fc.constantFrom(...'aZ09 ;,=/*+-."()<>@[]{}%é\t'), maxLength: 40 })
  .map((value) => value.trim());
const contentType = fc.oneof(
  fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/graphql+json'),
  fc.constantFrom('application/json; charset=utf-16', 'application/jsonx', 'application/json;'),
  fc.constantFrom('', ';;;', '*/*'),
  headerText,
);
const headers = fc.record(
  {
    'content-type': contentType,
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    accept: headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-proto': headerText,
    'if-none-match': headerText,
    cookie: headerText,
    range: headerText,
    'user-agent': headerText,
  },
  { requiredKeys: [] },
);
const url = fc.oneof(
  { weight: 4, arbitrary: fc.constant('/graphql') },
  fc.constantFrom('/graphql/', '/GraphQL', '//graphql', '/%67raphql', '/graphql?query={a}'),
  fc.constantFrom('/graphql/%zz', '/graphql/..%2f', '/graphql#x', '/graphql;x', '/graphql?%'),
  fc.constantFrom('/healthz', '/'),
  fc.webPath().map((path) => `/graphql${path}`),
);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant('POST' as const) },
  fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
);

/** Half of the requests differ only in the body. In the other half, any part may be invalid. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  fuzzBody.map((body) => ({ method: 'POST' as const, url: '/graphql', headers: JSON_TYPE, body })),
  fc
    .record({ method, url, headers, body: fuzzBody, isJson: fc.boolean() })
    .map(({ isJson, headers: given, ...rest }) => ({
      ...rest,
      headers: { ...(isJson && JSON_TYPE), ...given },
    })),
);
