import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { TrapField } from '../components/trap-field.tsx';

interface NativeFormProps {
  readonly action: string;
  readonly alert: { readonly title: string; readonly text: string };
  readonly fields: ReactNode;
  readonly trap: string;
  /** Below the fields. */
  readonly note?: ReactNode;
  readonly submit: string;
}

/** A form on a page that is never hydrated, below the message about its last post. */
export const NativeForm = ({ action, alert, fields, trap, note, submit }: NativeFormProps) => (
  <form noValidate method="post" action={action} className="flex flex-col gap-6">
    <div role="alert" className="flex items-start gap-4 border-2 border-danger bg-surface p-5">
      <Icon name="triangle-alert" className="mt-1 text-danger" />
      <div>
        <p className="font-semibold">{alert.title}</p>
        <p className="text-small text-muted">{alert.text}</p>
      </div>
    </div>
    {fields}
    <TrapField name={trap} />
    {note}
    <div>
      <Button type="submit" icon="arrow-right">
        {submit}
      </Button>
    </div>
  </form>
);
