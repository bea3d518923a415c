import { type PropsWithChildren, useEffect, useRef } from 'react';

type ListSectionProps = PropsWithChildren<{
  /** The heading's id, which other pages link to. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly note?: string | false;
  /** The outcome of the visitor's last action. May be empty. */
  readonly said: string;
}>;

/**
 * A section with a list of submissions. Scrolls itself into view if the URL's hash is `id`, because
 * the browser looks for `id` too early. Receives the focus if its focused button is removed.
 */
export const ListSection = ({ id, title, intro, note, said, children }: ListSectionProps) => {
  const section = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement === document.body) section.current?.focus();
  });
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (!isTyping && location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section
      ref={section}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-16 outline-none"
    >
      <h2 id={id}>{title}</h2>
      <p className="mt-2 max-w-text text-muted">{intro}</p>
      {note && <p className="mt-2 max-w-text text-muted">{note}</p>}
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {said}
      </p>
      {children}
    </section>
  );
};
