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
  ])('understands %j', (args, options) => expect(readInboxOptions(args)).toEqual(options));

  it.each([
    [['--jsno'], '--jsno'],
    [['extra'], 'extra'],
    [['--kind'], '--kind'],
    [['--kind', 'spam'], "--kind must be contact or newsletter, not 'spam'"],
    [['--since', 'yesterday'], '--since must be a date'],
    [['--since', '2027-02-30'], '--since must be a date'],
    [['--since', ''], '--since must be a date'],
  ])('refuses %j', (args, problem) => {
    expect(() => readInboxOptions(args)).toThrow(UsageError);
    expect(() => readInboxOptions(args)).toThrow(problem);
  });
});
