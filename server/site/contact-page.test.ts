import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const page =
  '<title>Contact</title><noscript id="topic"></noscript><form><input type="hidden" name="topic"/></form>';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ site: { 'contact.html': page } });
  return server.stop;
});

const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: 'GET', url: `/contact${query}`, headers });

describe("the server's contact page", () => {
  it.each([
    ['services/cloud', 'Cloud Solutions'],
    ['services/erp', 'ERP &amp; Dynamics 365'],
    ['products/opher', 'Opher'],
    ['training/online-courses', 'Online Courses'],
    ['careers', 'Open application'],
  ])('shows the topic %s without JavaScript, and puts it into the form', async (topic, title) => {
    const { statusCode, headers, body } = await get(`?topic=${encodeURIComponent(topic)}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(
      /<noscript id="topic"><p[^>]*>About: <strong>[^<]*<\/strong><\/p><\/noscript>/,
    );
    expect(body).toContain(`<strong>${title}</strong>`);
    expect(body).toContain(`<input type="hidden" name="topic" value="${topic}"/>`);
  });

  it.each(
    [
      ...['', '?topic=', '?topic=services/knitting', '?topic=careers/engineer'],
      ...['?other=services/cloud', '?topic=services/cloud&topic=services/erp'],
      ...['?topic[]=services/cloud', '?topic=%00', '?topic=%E0%A4%A', '?topic=__proto__'],
      `?topic=${encodeURIComponent('"><script>alert(1)</script>')}`,
      `?topic=${encodeURIComponent('services/cloud"><script>')}`,
      `?topic=${'x'.repeat(10_000)}`,
    ].map((query) => [query.slice(0, 60), query] as const),
  )('is sent unchanged for the query %s', async (_, query) => {
    const { statusCode, body, headers } = await get(query);
    expect(statusCode).toBe(200);
    expect(body).toBe(page);
    expect(headers.etag).toBeDefined();
  });

  it('sends the same headers for HEAD as for GET, without the body', async () => {
    const query = '?topic=services/cloud';
    const { statusCode, headers, body } = await server.app.inject({
      method: 'HEAD',
      url: `/contact${query}`,
    });
    expect([statusCode, body]).toEqual([200, '']);
    const full = await get(query);
    for (const name of ['content-type', 'cache-control', 'content-length'] as const) {
      expect(headers[name], name).toBe(full.headers[name]);
    }
  });

  it('is compressed if the browser accepts gzip', async () => {
    const query = '?topic=services/cloud';
    const { headers, rawPayload } = await get(query, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe((await get(query)).body);
  });
});
