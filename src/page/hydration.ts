declare global {
  interface Window {
    /** The path of the served page, set by src/boot/start.ts. The URL may have changed since. */
    openedAt: string;
  }
}

export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] === 'true';

export const markHydrated = (): void => {
  document.documentElement.dataset['hydrated'] = 'true';
};

type TypedInto = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (within: Element): readonly TypedInto[] => [
  ...within.querySelectorAll<TypedInto>(
    'input:not([type=hidden], [type=radio], [type=checkbox]), textarea',
  ),
];

let asTheyCame: readonly TypedInto[] = [];

/** Records the served page's fields, just before React hydrates them. */
export const noteFields = (container: Element): void => {
  asTheyCame = fieldsIn(container);
};

const isSuccessor = (field: TypedInto, to: TypedInto): boolean =>
  field.name === to.name && field.form?.getAttribute('action') === to.form?.getAttribute('action');

/**
 * Copies typed text from fields that React has discarded to the fields that replace them. React
 * rebuilds markup that differs from its own, for example after the browser has translated the page.
 */
export const carryOver = (into: Element): void => {
  const successors = [...fieldsIn(into)];
  asTheyCame = asTheyCame.filter((field) => {
    const at = successors.findIndex((each) => isSuccessor(field, each));
    // Fields without a name are matched in order.
    const [successor] = at === -1 ? [] : successors.splice(at, 1);
    if (successor && !field.isConnected) successor.value = field.value;
    return !successor;
  });
};
