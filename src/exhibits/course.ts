import type { CheckQuestion } from '../content/exhibit-types.ts';

export type Answers = readonly (number | null)[];

export type Step = 'open' | 'skipped' | 'kept';

export const stepsOf = (questions: readonly CheckQuestion[], answers: Answers): readonly Step[] =>
  questions.map(({ right }, i) => {
    const answer = answers[i] ?? null;
    if (answer === null) return 'open';
    return answer === right ? 'skipped' : 'kept';
  });
