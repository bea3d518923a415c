import { describe, expect, it } from 'vitest';
import { readInboxOptions, UsageError } from './inbox-options.ts';

describe('the command line of the inbox', () => {
  it.each([
    [[], {}],
    [['--json', '--kind', 'contact'], { json: true, kind: 'contact' }],
    [['--since', '2027-01-31'], { since: '2027-01-31T00:00:00.000Z' }],
    [['--since=2027-01-31T08:00:00+02:00'], { since: '2027-01-31T06:00:00.000Z' }],
    [['-h'], { help: true }],
    [['--csv', '--limit', '50'], { csv: true, limit: 50 }],
    [['--until', '2027-01-31'], { until: '2027-01-31T23:59:59.999Z' }],
    [['--delete', ' 0B8F '], { delete: '0b8f' }],
    [['--backup', 'a b.db'], { backup: 'a b.db' }],
    [['--status'], { status: true }],
    [['--test-mail'], { 'test-mail': true }],
    [['--subscribers'], { subscribers: true }],
    [['--subscribers', '--csv'], { csv: true, subscribers: true }],
  ])('parses %j', (args, options) => expect(readInboxOptions(args)).toEqual(options));

  it.each([
    [['--jsno'], '--jsno'],
    [['extra'], 'extra'],
    [['--kind'], '--kind'],
    [['--kind', 'spam'], "contact or newsletter or application or reservation, not 'spam'"],
    [['--since', 'yesterday'], '--since must be a date'],
    [['--since', '2027-02-30'], '--since must be a date'],
    [['--since', ''], '--since must be a date'],
    [['--until', '31/01/2027'], '--until must be a date'],
    [['--limit', '0'], '--limit must be a whole number'],
    [['--limit', '1e3'], '--limit must be a whole number'],
    [['--json', '--csv'], 'cannot be combined'],
    [['--delete', '0b8f', '--kind', 'contact'], '--delete and --kind cannot be combined'],
    [['--delete', '0b8f', '1c9a'], '1c9a'],
    [['--delete', '0b8f', '--backup', 'a.db'], '--delete and --backup cannot be combined'],
    [['--backup', 'a.db', '--kind', 'contact'], '--backup and --kind cannot be combined'],
    [['--backup', ''], '--backup takes one file'],
    [['--status', '--json'], '--status and --json cannot be combined'],
    [['--test-mail', '--status'], '--status and --test-mail cannot be combined'],
    [['--test-mail', '--limit', '2'], '--test-mail and --limit cannot be combined'],
    [['--subscribers', '--limit', '2'], '--subscribers and --limit cannot be combined'],
    [['--delete', '0b8f', '--subscribers'], '--delete and --subscribers cannot be combined'],
  ])('rejects %j', (args, problem) => {
    expect(() => readInboxOptions(args)).toThrow(UsageError);
    expect(() => readInboxOptions(args)).toThrow(problem);
  });
});
