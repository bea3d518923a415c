import type { ReactNode } from 'react';
import type { FormOutcome } from '../content/form-words.ts';
import './sent-plane.css';

interface SentPlaneProps extends FormOutcome {
  /** The next steps, with the sender's name. */
  readonly next: string;
  readonly children?: ReactNode;
}

// The braces discard the promise that newer browsers return, because a ref must not return one.
const scrollHere = (plane: HTMLDivElement | null) => {
  plane?.scrollIntoView();
};

/** Confirms a delivered message. Covers the form's side of the page, and shows an opening door. */
export const SentPlane = ({ title, text, next, children }: SentPlaneProps) => (
  <div ref={scrollHere} className="sent-plane ground ground-dark">
    <div className="sticky top-(--bar) flex min-h-[calc(100svh-var(--bar))] flex-col justify-center px-[clamp(var(--gutter),5vw,6rem)] py-8">
      <div className="sent-door" aria-hidden="true">
        <i />
        <i />
      </div>
      <p className="mt-8 font-display text-heading font-bold">{title}</p>
      <p className="mt-4 max-w-text text-lead">{text}</p>
      <p className="mt-4 max-w-text wrap-anywhere">{next}</p>
      {children}
    </div>
  </div>
);
