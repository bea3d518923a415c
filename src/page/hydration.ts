declare global {
  interface Window {
    /** Noted by src/boot/start.ts. */
    openedAt: string;
  }
}

/** The path of the page that came as HTML; the visitor may have gone on since. */
export const openedAt = (): string => window.openedAt;

/** Whether React has taken the page over. */
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

/** Notes the fields of a page as they came, just before React takes it over. */
export const noteFields = (container: Element): void => {
  asTheyCame = fieldsIn(container);
};

const isSuccessor = (field: TypedInto, to: TypedInto): boolean =>
  field.name === to.name && field.form?.getAttribute('action') === to.form?.getAttribute('action');

/**
 * React builds what is not as it came a second time: the browser has translated it. What was typed in
 * the meantime goes from the fields that React has thrown away into their successors, once.
 */
export const carryOver = (into: Element): void => {
  const successors = [...fieldsIn(into)];
  asTheyCame = asTheyCame.filter((field) => {
    const at = successors.findIndex((each) => isSuccessor(field, each));
    // Of fields without a name, the first follows the first.
    const [successor] = at === -1 ? [] : successors.splice(at, 1);
    if (successor && !field.isConnected) successor.value = field.value;
    return !successor;
  });
};
