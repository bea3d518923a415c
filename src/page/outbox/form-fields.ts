import { type AnyFields, fieldNames, type Kind } from '../../submissions/kinds.ts';

/** The value of a field; '' if the form has no field of this name. */
export const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

/** The values of all fields of its kind. */
export const read = (form: HTMLFormElement, kind: Kind): AnyFields =>
  Object.fromEntries(fieldNames(kind).map((name) => [name, textIn(form, name)]));

/** A field that can be typed into, or is hidden. */
export const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
};

/** WebKit scrolls a field that gets the focus to below the bar and no further: its label stays hidden. */
export const putCursorInto = (control: HTMLElement): void => {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
};

/** Both texts, unless one of them is in the other already. */
const joined = (kept: string, typed: string): string => {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n\n${typed}`;
};

/**
 * Puts `fields` into the form, over what stands in it or beside it: a line that was typed stays, and
 * a message that was begun again comes below the one that was kept.
 */
export const fill = (form: HTMLFormElement, fields: AnyFields, over: boolean): boolean => {
  let filled = false;
  for (const [name, text] of Object.entries(fields)) {
    const control = controlOf(form, name);
    // A hidden field is set by its form, not typed.
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

/** Whether somebody has put anything into the form that is not hidden. */
export const isTypedIn = (form: HTMLFormElement, kind: Kind): boolean =>
  fieldNames(kind).some((name) => {
    const control = controlOf(form, name);
    return control && control.type !== 'hidden' && control.value !== control.defaultValue;
  });

/** What is worth keeping: nothing of a form in which nobody has typed. */
export const draftIn = (form: HTMLFormElement, kind: Kind): AnyFields =>
  isTypedIn(form, kind)
    ? read(form, kind)
    : Object.fromEntries(fieldNames(kind).map((name) => [name, '']));
