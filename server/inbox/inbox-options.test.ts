import { describe, expect, it } from 'vitest';
import { readInboxOptions, UsageError } from './inbox-options.ts';

describe('the command line of the inbox', () => {
  it.each([
    [[], { json: false, help: false }],
    [['--json', '--kind', 'contact'], { json: true, help: false, kind: 'contact' }],
    [['--since', '2027-01-31'], { json: false, help: false, since: '2027-01-31T00:00:00.000Z' }],
    [
      ['--since=2027-01-31T08:00:00+02:00', '-h'],
      { json: false, help: true, since: '2027-01-31T06:00:00.000Z' },
    ],
    [['--csv', '--limit', '50'], { json: false, help: false, csv: true, limit: 50 }],
    [['--until', '2027-01-31'], { json: false, help: false, until: '2027-01-31T23:59:59.999Z' }],
    [
      ['--after', '2027-01-31T08:00:00.000Z,0b8f'],
      { json: false, help: false, after: { receivedAt: '2027-01-31T08:00:00.000Z', id: '0b8f' } },
    ],
    [['--delete', ' 0B8F '], { json: false, help: false, delete: '0b8f' }],
    [['--backup', 'a b.db'], { json: false, help: false, backup: 'a b.db' }],
    [['--status'], { json: false, help: false, status: true }],
    [['--test-mail'], { json: false, help: false, testMail: true }],
    [['--subscribers'], { json: false, help: false, subscribers: true }],
    [['--subscribers', '--csv'], { json: false, help: false, csv: true, subscribers: true }],
  ])('parses %j', (args, options) => expect(readInboxOptions(args)).toEqual(options));

  it.each([
    [['--jsno'], '--jsno'],
    [['extra'], 'extra'],
    [['--kind'], '--kind'],
    [
      ['--kind', 'spam'],
      "--kind must be contact or newsletter or application or reservation, not 'spam'",
    ],
    [['--since', 'yesterday'], '--since must be a date'],
    [['--since', '2027-02-30'], '--since must be a date'],
    [['--since', ''], '--since must be a date'],
    [['--until', '31/01/2027'], '--until must be a date'],
    [['--limit', '0'], '--limit must be a whole number'],
    [['--limit', '1e3'], '--limit must be a whole number'],
    [['--after', '0b8f'], '--after must be the receivedAt and id'],
    [['--after', 'yesterday,0b8f'], '--after must be a date'],
    [['--json', '--csv'], 'cannot go together'],
    [['--delete', '0b8f', '--kind', 'contact'], '--delete takes one id'],
    [['--delete', '0b8f', '1c9a'], '1c9a'],
    [['--delete', '0b8f', '--backup', 'a.db'], '--delete takes one id'],
    [['--backup', 'a.db', '--kind', 'contact'], '--backup takes one file'],
    [['--backup', ''], '--backup takes one file'],
    [['--status', '--json'], '--status takes no other flag'],
    [['--test-mail', '--status'], '--status takes no other flag'],
    [['--test-mail', '--limit', '2'], '--test-mail takes no other flag'],
    [['--subscribers', '--limit', '2'], '--subscribers takes --json or --csv'],
    [['--delete', '0b8f', '--subscribers'], '--delete takes one id'],
  ])('rejects %j', (args, problem) => {
    expect(() => readInboxOptions(args)).toThrow(UsageError);
    expect(() => readInboxOptions(args)).toThrow(problem);
  });
});
