import { useEffect, useRef, useState } from 'react';
import { constants } from '../../content/constants.ts';
import type { FormInput } from '../../submissions/compose.ts';
import type { FieldProblem } from '../../submissions/field.ts';
import { type Kind, validate } from '../../submissions/kinds.ts';
import type { SpamSign } from '../../submissions/spam-signs.ts';
import type { WaitedFor } from './submit-and-wait.ts';

export type FormState =
  | {
      readonly status: 'editing';
      readonly problems: readonly FieldProblem[];
      /** Why the last attempt ended here: neither saved nor sent, or refused by the server. */
      readonly failure?: 'storage-full' | 'not-saved' | 'refused';
    }
  | { readonly status: 'submitting' }
  | { readonly status: 'done'; readonly outcome: 'sent' | 'saved' };

const idle: FormState = { status: 'editing', problems: [] };

// The outbox has no place in the first load. A page that cannot load it has saved nothing.
const submitAndWait = (input: FormInput): Promise<WaitedFor> =>
  import('./submit-and-wait.ts').then(
    (loaded) => loaded.submitAndWait(input),
    () => ({ status: 'failed', reason: 'not-saved' }),
  );

/** The states a form that feeds the outbox goes through, with the product's times. */
export const useSubmissionForm = (kind: Kind) => {
  const [state, setState] = useState<FormState>(idle);
  const underWay = useRef(false);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState(idle), constants.outcomePanelMs);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (
    typed: FormInput['fields'],
    signs: readonly SpamSign[],
  ): Promise<FormState> => {
    // The state comes with the next rendering: a second press may be quicker.
    if (underWay.current) return state;
    const checked = validate(kind, typed);
    if (!checked.ok) return finish({ status: 'editing', problems: checked.problems });
    underWay.current = true;
    setState({ status: 'submitting' });
    const result = await submitAndWait({ kind, fields: checked.fields, signs });
    underWay.current = false;
    switch (result.status) {
      case 'sent':
      case 'saved':
        return finish({ status: 'done', outcome: result.status });
      case 'refused':
        return finish({ status: 'editing', problems: result.problems, failure: 'refused' });
      case 'failed':
        return finish({ status: 'editing', problems: [], failure: result.reason });
    }
  };

  const finish = (next: FormState): FormState => {
    setState(next);
    return next;
  };

  /** Takes a field's error away as soon as the visitor types in it. */
  const clearProblem = (field: string) => {
    setState((now) =>
      now.status === 'editing'
        ? { ...now, problems: now.problems.filter((problem) => problem.field !== field) }
        : now,
    );
  };

  const problemOf = (field: string): string | undefined =>
    state.status === 'editing'
      ? state.problems.find((problem) => problem.field === field)?.message
      : undefined;

  return { state, submit, clearProblem, problemOf };
};
