import { expect, it } from 'vitest';
import { leavesOf } from './door-leaves.ts';

it('leavesOf returns the left and right halves of a wall', () => {
  const [left = '', right = ''] = leavesOf('#Soweto&3');
  expect(left).toContain('viewBox="0 0 72 96"');
  expect(right).toContain('viewBox="72 0 72 96"');
  expect(leavesOf('#Soweto&4')).not.toEqual(leavesOf('#Soweto&3'));
});

it.each(['', '#', '#%E2%80%8B', `#${'x'.repeat(61)}`])(
  'leavesOf returns an empty list for the stored value %j',
  (stored) => {
    expect(leavesOf(stored)).toEqual([]);
  },
);
