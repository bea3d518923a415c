import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { testDirectory } from './testing/for-one-test.ts';

describe('readSettings', () => {
  it('uses the defaults for unset and empty variables', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 3000,
      database: { url: 'file:data/submissions.db', connections: 10 },
      trustProxy: false,
      allowedOrigins: [],
      logLevel: 'info',
      siteDir: resolve('dist'),
      rateLimit: { submissions: 100, seconds: 600 },
      networkRateLimit: { submissions: 200, seconds: 600 },
      totalRateLimit: { submissions: 1000, seconds: 600 },
      emailRateLimit: { submissions: 20, seconds: 3600 },
      emailTotalRateLimit: { submissions: 200, seconds: 3600 },
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: '', HOST: ' ', TRUST_PROXY: '' })).toEqual(defaults);
  });

  it('reads all variables', () => {
    const site = testDirectory({ 'index.html': '' });
    expect(
      readSettings({
        HOST: '0.0.0.0',
        PORT: '8080',
        DATABASE_URL: 'postgres://db.example/site',
        DATABASE_CONNECTIONS: '25',
        ALLOWED_ORIGINS: 'https://www.company.example , http://localhost:5173',
        LOG_LEVEL: 'silent',
        SITE_DIR: site.path,
        OPENINGS_FILE: '/srv/openings.json',
        RATE_LIMIT_SUBMISSIONS: '5',
        RATE_LIMIT_SECONDS: '60',
        RATE_LIMIT_EMAIL_SUBMISSIONS: '3',
        RETENTION_DAYS: '365',
        SITE_URL: 'https://company.example/',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 8080,
      database: { url: 'postgres://db.example/site', connections: 25 },
      trustProxy: false,
      allowedOrigins: ['https://www.company.example', 'http://localhost:5173'],
      logLevel: 'silent',
      siteDir: site.path,
      openingsFile: '/srv/openings.json',
      rateLimit: { submissions: 5, seconds: 60 },
      networkRateLimit: { submissions: 10, seconds: 60 },
      totalRateLimit: { submissions: 50, seconds: 60 },
      emailRateLimit: { submissions: 3, seconds: 3600 },
      emailTotalRateLimit: { submissions: 30, seconds: 3600 },
      retentionDays: 365,
      siteUrl: 'https://company.example',
    });
  });

  it.each([
    ['off', false],
    ['on', 'loopback, linklocal, uniquelocal'],
    ['true', 'loopback, linklocal, uniquelocal'],
    ['loopback, 10.0.0.0/8,::1', 'loopback, 10.0.0.0/8,::1'],
  ])('accepts TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(expected);
  });

  it('names every invalid setting in one error, which contains no values', () => {
    const wrong = {
      PORT: '65536',
      DATABASE_URL: 'postgres://user:secret@host',
      TRUST_PROXY: 'my-proxy',
      LOG_LEVEL: 'loud',
      SITE_DIR: '/nowhere',
      RETENTION_DAY: '3',
      OPENINGS_FLIE: 'openings.json',
      smtp_url: 'smtp://mail.example',
      RATE_LIMIT_SUBMISSIONS: '0',
      RATE_LIMIT_SECONDS: '1.5',
      RATE_LIMIT_EMAIL_SUBMISSIONS: '-1',
      // With 0 days, everything would be erased.
      RETENTION_DAYS: '0',
      METRICS_TOKEN: 'a secret of words',
    };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });

  it.each([
    ...['everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/', '::1/129'],
    ...['10.0.0.1,,::1', 'loopback/8'],
  ])('rejects TRUST_PROXY=%s', (TRUST_PROXY) =>
    expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY'),
  );

  it.each([
    ...['*', 'null', 'company.example', 'https://company.example/', 'https://COMPANY.example'],
    ...['https://company.example:443', 'https://*.company.example/x'],
    'https://a.example,,https://b.example',
  ])('rejects ALLOWED_ORIGINS=%s', (ALLOWED_ORIGINS) =>
    expect(() => readSettings({ ALLOWED_ORIGINS })).toThrow('ALLOWED_ORIGINS'),
  );

  it.each([
    'postgres://db.example/site',
    'postgresql://site:secret@db.example:5433/site?sslmode=verify-full',
    'postgres:///site?host=/var/run/postgresql',
  ])('accepts DATABASE_URL=%s', (url) =>
    expect(readSettings({ DATABASE_URL: url }).database).toEqual({ url, connections: 10 }),
  );

  it.each([
    ...['file:', 'file:data/', 'file::memory:', 'file:a.db?mode=ro', 'data/x.db'],
    ...['postgres://', 'postgres://db.example', 'postgres:///site', 'postgres://db:port/site'],
    ...['postgres://db.example/site/more', 'mysql://db.example/site', 'libsql://db.example'],
  ])('rejects DATABASE_URL=%s', (DATABASE_URL) =>
    expect(() => readSettings({ DATABASE_URL })).toThrow('DATABASE_URL'),
  );
});
