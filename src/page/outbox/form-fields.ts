import { type AnyFields, fieldNames, type Kind } from '../../submissions/kinds.ts';

export const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '');

export const read = (form: HTMLFormElement, kind: Kind): AnyFields =>
  Object.fromEntries(fieldNames(kind).map((name) => [name, textIn(form, name)]));

export const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
};

/** Focuses a field. Scrolls separately, because WebKit would leave the label behind the top bar. */
export const putCursorInto = (control: HTMLElement): void => {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
};

/** Returns both texts, or only the longer one if it contains the other. */
const joined = (kept: string, typed: string): string => {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n\n${typed}`;
};

/**
 * Writes `fields` into the form, and returns whether this added saved text. With `over`, replaces
 * typed text. Otherwise keeps typed fields, but appends a typed message to the saved one.
 */
export const fill = (form: HTMLFormElement, fields: AnyFields, over: boolean): boolean => {
  let filled = false;
  for (const [name, text] of Object.entries(fields)) {
    const control = controlOf(form, name);
    // The page itself sets hidden fields.
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

export const isTypedIn = (form: HTMLFormElement, kind: Kind): boolean =>
  fieldNames(kind).some((name) => {
    const control = controlOf(form, name);
    return control && control.type !== 'hidden' && control.value !== control.defaultValue;
  });

/** Returns the draft to save, with empty fields if the visitor has typed nothing. */
export const draftIn = (form: HTMLFormElement, kind: Kind): AnyFields =>
  isTypedIn(form, kind)
    ? read(form, kind)
    : Object.fromEntries(fieldNames(kind).map((name) => [name, '']));
