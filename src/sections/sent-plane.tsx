import { type ReactNode, useEffect, useRef } from 'react';
import './sent-plane.css';

interface SentPlaneProps {
  readonly title: string;
  readonly text: string;
  /** The next steps, with the sender's name. */
  readonly next: string;
  readonly children?: ReactNode;
}

/** Confirms a delivered message. Covers the form's side of the page, and shows an opening door. */
export const SentPlane = ({ title, text, next, children }: SentPlaneProps) => {
  const plane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the result: newer browsers return a promise, which an effect must not
    // return.
    plane.current?.scrollIntoView();
  }, []);
  return (
    <div ref={plane} className="sent-plane ground-dark">
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
};
