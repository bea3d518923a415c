import { type ComponentProps, useId } from 'react';

type Control = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'children'>;

interface FieldProps extends Control {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly multiline?: boolean;
}

/** A labelled input with its hint and its error tied to it. */
export const Field = ({
  label,
  name,
  error,
  hint,
  multiline = false,
  className = '',
  ...rest
}: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    ...rest,
    id,
    name,
    className: 'field-control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {multiline ? <textarea rows={6} {...control} /> : <input {...control} />}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
