import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { constants } from '../content/constants.ts';
import { fill } from '../content/fill.ts';
import { grouped } from './grouped.ts';
import { Icon } from './icon.tsx';

type Control = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'children'>;

interface Limit {
  readonly most: number;
  readonly message: string;
  readonly countIn: (typed: string) => number;
}

interface FieldProps extends Control {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly multiline?: boolean;
  /** A button beside the input, or below it in narrow windows. */
  readonly action?: ReactNode;
  readonly limit?: Limit | undefined;
  /** The counter's templates: for characters used, and for characters over the limit. */
  readonly lengthWords?: { readonly used: string; readonly over: string };
}

export const Field = ({
  label,
  name,
  error,
  hint,
  multiline = false,
  action,
  limit,
  lengthWords,
  ...rest
}: FieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // Undefined before hydration, so the HTML shows no length.
  const [used, setUsed] = useState<number>();
  const count = () => {
    if (limit && input.current) setUsed(limit.countIn(input.current.value));
  };
  // Counts after every render, because a draft fills the field without an event.
  useEffect(count);
  const { most = 0, message } = limit ?? {};
  const over = Math.max(0, (used ?? 0) - most);
  const showsLength =
    lengthWords && used !== undefined && used >= most * constants.lengthShownShare;
  const described = [
    hint && `${id}-hint`,
    (error || over > 0) && `${id}-error`,
    showsLength && `${id}-length`,
  ];
  const control = {
    ...rest,
    id,
    name,
    ref: input,
    className: 'field-control tone-surface',
    'aria-invalid': error || over > 0 ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for events of the control inside
    <div className="flex flex-col gap-2" onInput={count} onFocus={count}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {multiline ? (
        <textarea rows={5} {...control} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <input {...control} />
          {action}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && over === 0 && (
        <p id={`${id}-error`} className="flex gap-2 text-small font-semibold text-danger">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
      {/* Initially empty, because screen readers announce a status only when its text changes. */}
      {used !== undefined && (
        <p
          id={over > 0 ? `${id}-error` : undefined}
          role="status"
          className={over > 0 ? 'text-small font-semibold text-danger' : 'sr-only'}
        >
          {over > 0 && message}
        </p>
      )}
      {showsLength && (
        <p id={`${id}-length`} className="text-small text-muted">
          {over > 0
            ? fill(lengthWords.over, { over: grouped(over) })
            : fill(lengthWords.used, { used: grouped(used), most: grouped(most) })}
        </p>
      )}
    </div>
  );
};
