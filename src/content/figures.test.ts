import { expect, it } from 'vitest';
import { statistic } from './figures.ts';

it('statistic splits a figure into a number and a suffix', () => {
  expect(statistic('Projects', '28+', { animated: true })).toEqual({
    label: 'Projects',
    value: 28,
    suffix: '+',
    animated: true,
  });
  expect(statistic('Founded', 2005)).toMatchObject({ value: 2005, suffix: '', animated: false });
  expect(statistic('Owned', '100%')).toMatchObject({ value: 100, suffix: '%' });
});

it('statistic throws if a text is not a figure', () => {
  expect(() => statistic('Projects', 'about 28')).toThrow('Projects');
});
