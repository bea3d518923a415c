import { type AnyFields, fieldNames, type Kind } from '../../submissions/kinds.ts';

/** The value of a field; '' if the form has no field of this name. */
export const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

/** The values of all fields of the kind. */
export const read = (form: HTMLFormElement, kind: Kind): AnyFields =>
  Object.fromEntries(fieldNames(kind).map((name) => [name, textIn(form, name)]));

/** A field that is typed into, or hidden. */
export const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
};

/** WebKit scrolls a focused field just below the bar, which hides its label. */
export const putCursorInto = (control: HTMLElement): void => {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
};

/** Both texts, unless one contains the other. */
const joined = (kept: string, typed: string): string => {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n\n${typed}`;
};

/**
 * Writes `fields` into the form, over its values or beside them: a typed line stays, and a typed
 * message is placed below the saved one.
 */
export const fill = (form: HTMLFormElement, fields: AnyFields, over: boolean): boolean => {
  let filled = false;
  for (const [name, text] of Object.entries(fields)) {
    const control = controlOf(form, name);
    // The form sets a hidden field itself.
    if (!control || control.type === 'hidden') continue;
    const { value, defaultValue, localName } = control;
    const isFree = over || value === defaultValue;
    if (!isFree && localName !== 'textarea') continue;
    const next = isFree ? text : joined(text, value);
    if (next !== value) control.value = next;
    filled ||= next !== value && text !== '';
  }
  return filled;
};

/** Whether the visitor has changed any field that is not hidden. */
export const isTypedIn = (form: HTMLFormElement, kind: Kind): boolean =>
  fieldNames(kind).some((name) => {
    const control = controlOf(form, name);
    return control && control.type !== 'hidden' && control.value !== control.defaultValue;
  });

/** The draft to save; empty for an untouched form. */
export const draftIn = (form: HTMLFormElement, kind: Kind): AnyFields =>
  isTypedIn(form, kind)
    ? read(form, kind)
    : Object.fromEntries(fieldNames(kind).map((name) => [name, '']));
