import { expect, it } from 'vitest';
import { misspelledNames } from './misspelled-names.ts';

const known = ['PORT', 'SITE_DIR', 'RETENTION_DAYS'];

it.each([
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['RETENTION_DAYSS', 'RETENTION_DAYS'],
  ['RETENTION-DAYS', 'RETENTION_DAYS'],
  ['ERTENTION_DAYS', 'RETENTION_DAYS'],
  ['retention_days', 'RETENTION_DAYS'],
  ['SITE_DRI', 'SITE_DIR'],
  ['SITEDIR', 'SITE_DIR'],
])('%s is reported as a misspelling of %s', (name, meant) => {
  const says = `${name} is not a setting; did you mean ${meant}?`;
  expect(misspelledNames([name], known)).toEqual([says]);
});

it.each(['RETENTION_DAYS', 'PORTS', 'POST', 'SITE_ID', 'SITE_DIRECTORY', 'TENTION_DAYS', ''])(
  '%s is not reported',
  (name) => {
    expect(misspelledNames([name], known)).toEqual([]);
  },
);
