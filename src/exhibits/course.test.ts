import { expect, it } from 'vitest';
import training from '../content/services/training.ts';
import { stepsOf } from './course.ts';

const { questions } = training.exhibit;

it('a course module is skipped only after a right answer', () => {
  const [first, second] = questions;
  const wrong = first.options.findIndex((_, i) => i !== first.right);
  expect(stepsOf(questions, [])).toEqual(questions.map(() => 'open'));
  expect(stepsOf(questions, [first.right, null])).toEqual(['skipped', 'open', 'open', 'open']);
  expect(stepsOf(questions, [wrong, second.right])).toEqual(['kept', 'skipped', 'open', 'open']);
});

it('every question in the training exhibit has a right option', () => {
  for (const { right, options } of questions) expect(options[right]).toBeDefined();
});
