import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('takes the defaults when nothing is set, or set to nothing', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 3000,
      database: { url: 'file:data/submissions.db' },
      trustProxy: false,
      logLevel: 'info',
      siteDir: resolve('dist'),
      rateLimit: { submissions: 20, seconds: 600 },
      emailRateLimit: { submissions: 20, seconds: 3600 },
    };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: '', HOST: ' ', DATABASE_AUTH_TOKEN: '', TRUST_PROXY: '' })).toEqual(
      defaults,
    );
  });

  it('reads what is set', () => {
    expect(
      readSettings({
        HOST: '0.0.0.0',
        PORT: '8080',
        DATABASE_URL: 'libsql://kuvula.example',
        DATABASE_AUTH_TOKEN: 'token',
        LOG_LEVEL: 'silent',
        SITE_DIR: '/srv/site',
        RATE_LIMIT_SUBMISSIONS: '5',
        RATE_LIMIT_SECONDS: '60',
        RATE_LIMIT_EMAIL_SUBMISSIONS: '3',
        RATE_LIMIT_EMAIL_SECONDS: '7200',
        RETENTION_DAYS: '365',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 8080,
      database: { url: 'libsql://kuvula.example', authToken: 'token' },
      trustProxy: false,
      logLevel: 'silent',
      siteDir: '/srv/site',
      rateLimit: { submissions: 5, seconds: 60 },
      emailRateLimit: { submissions: 3, seconds: 7200 },
      retentionDays: 365,
    });
  });

  it.each([
    ['off', false],
    ['on', 'loopback, linklocal, uniquelocal'],
    ['true', 'loopback, linklocal, uniquelocal'],
    ['loopback, 10.0.0.0/8,::1', 'loopback, 10.0.0.0/8,::1'],
  ])('understands TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(expected);
  });

  it('names everything that is wrong in one error, without repeating a value', () => {
    const wrong = {
      PORT: '65536',
      DATABASE_URL: 'postgres://user:secret@host/db',
      TRUST_PROXY: 'my-proxy',
      LOG_LEVEL: 'loud',
      RATE_LIMIT_SUBMISSIONS: '0',
      RATE_LIMIT_SECONDS: '1.5',
      RATE_LIMIT_EMAIL_SUBMISSIONS: '-1',
      RATE_LIMIT_EMAIL_SECONDS: 'hour',
      // Off is to leave it out: 0 days would erase everything.
      RETENTION_DAYS: '0',
    };
    const read = () => readSettings(wrong);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.1,,::1', 'loopback/8'])(
    'refuses TRUST_PROXY=%s',
    (TRUST_PROXY) => expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY'),
  );

  it.each(['file:', 'file:data/', 'file::memory:', 'file:a.db?mode=ro', 'data/x.db', 'libsql://'])(
    'refuses DATABASE_URL=%s',
    (DATABASE_URL) => expect(() => readSettings({ DATABASE_URL })).toThrow('DATABASE_URL'),
  );
});
