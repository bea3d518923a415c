import { useState } from 'react';
import type { CheckExhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';
import { fill } from '../content/fill.ts';
import { Choices } from './choices.tsx';
import { type Answers, type Step, stepsOf } from './course.ts';
import { Frame } from './frame.tsx';

const words = exhibitWords.check;
const STEP = 40;
const looks = {
  open: { fill: 'fill-plane-indigo', mark: null },
  skipped: {
    fill: 'fill-leaf',
    mark: <path d="M0 20V0a20 20 0 0 1 20 20z" className="fill-paper" />,
  },
  kept: { fill: 'fill-marigold', mark: <path d="M0 0h20v20z" className="fill-night" /> },
} as const;

/** A staircase of course modules. Each step shows whether its question was answered correctly. */
const Stair = ({ steps }: { readonly steps: readonly Step[] }) => (
  <svg
    viewBox={`0 0 ${steps.length * STEP} ${(steps.length * STEP) / 2}`}
    className="block w-full bg-sand"
    aria-hidden="true"
  >
    {steps.map((step, i) => {
      const height = ((i + 1) * STEP) / 2;
      return (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          key={i}
          transform={`translate(${i * STEP} ${(steps.length * STEP) / 2 - height})`}
        >
          <path d={`M0 0h${STEP}v${height}H0z`} className={looks[step].fill} />
          {looks[step].mark}
        </g>
      );
    })}
  </svg>
);

/** Questions that shorten the course if they are answered correctly. */
export const Check = ({ content }: { readonly content: CheckExhibit }) => {
  const { questions } = content;
  const [answers, setAnswers] = useState<Answers>(() => questions.map(() => null));
  const steps = stepsOf(questions, answers);
  const count = steps.filter((step) => step !== 'skipped').length;
  return (
    <Frame content={content}>
      <ol className="flex flex-col gap-8">
        {questions.map(({ module, question, options, right, why }, i) => {
          const step = steps[i] ?? 'open';
          return (
            <li key={question}>
              <Choices
                legend={question}
                options={options}
                chosen={answers[i] ?? -1}
                onChoose={(chosen) => setAnswers(answers.with(i, chosen))}
              />
              <p className="hidden font-semibold plain:block">
                {question} {options.join('? ')}?{' '}
                {fill(words.answer, { answer: options[right] ?? '' })}
              </p>
              <p
                role="status"
                className={step === 'open' ? 'hidden plain:block' : 'mt-2 text-small'}
              >
                {step !== 'open' && (
                  <span
                    className={`block font-semibold ${step === 'skipped' ? 'text-leaf' : 'text-clay'}`}
                  >
                    {fill(step === 'skipped' ? words.right : words.wrong, { module })}
                  </span>
                )}
                {why}
              </p>
            </li>
          );
        })}
      </ol>
      <div className="lg:row-span-2">
        <div className="lg:sticky lg:top-32">
          <Stair steps={steps} />
          <output className="mt-4 block font-bold font-display text-title">
            {fill(words.course, { count, all: questions.length })}
          </output>
          <ol className="mt-4 flex flex-col gap-2 text-small">
            {questions.map(({ module }, i) => (
              <li key={module} className={steps[i] === 'skipped' ? 'text-muted' : ''}>
                {module}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Frame>
  );
};
