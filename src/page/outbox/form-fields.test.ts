import { beforeEach, expect, it, vi } from 'vitest';
import { fill, isTypedIn } from './form-fields.ts';

class Control {
  value = '';
  readonly defaultValue: string = '';
  readonly localName: string = 'input';
  readonly type: string = 'text';

  constructor(properties: Partial<Control>) {
    Object.assign(this, properties);
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Control);
  vi.stubGlobal('HTMLTextAreaElement', Control);
});

const formOf = (controls: Readonly<Record<string, Control>>) => {
  const namedItem = (field: string) => controls[field] ?? null;
  return {
    form: { elements: { namedItem } } as unknown as HTMLFormElement,
    values: () => Object.values(controls).map(({ value }) => value),
  };
};
const formWith = ({ name = '', message = '', topic = '' }) =>
  formOf({
    name: new Control({ value: name }),
    message: new Control({ value: message, localName: 'textarea' }),
    topic: new Control({ value: topic, type: 'hidden' }),
  });

const kept = { name: 'Lindiwe', email: 'l@client.example', message: 'Half', topic: 'careers' };

it('fill keeps a typed line, appends a typed message to the saved one, and fills blanks', () => {
  const { form, values } = formWith({ name: 'Thabo', message: 'Another' });
  expect(fill(form, kept, false)).toBe(true);
  expect(values()).toEqual(['Thabo', 'Half\n\nAnother', '']);
  const blank = formWith({});
  expect(fill(blank.form, kept, false)).toBe(true);
  expect(blank.values()).toEqual(['Lindiwe', 'Half', '']);
});

it('a field with its default value counts as blank', () => {
  const control = new Control({ value: '1', type: 'number', defaultValue: '1' });
  const { form } = formOf({ places: control });
  expect(isTypedIn(form, 'reservation')).toBe(false);
  expect(fill(form, { places: '3' }, false)).toBe(true);
  expect([control.value, isTypedIn(form, 'reservation')]).toEqual(['3', true]);
  expect(fill(form, { places: '5' }, false)).toBe(false);
  control.value = '';
  expect(isTypedIn(form, 'reservation')).toBe(true);
});

it('fill overwrites typed text if `over` is true', () => {
  const { form, values } = formWith({ name: 'Thabo', message: 'Another' });
  expect(fill(form, kept, true)).toBe(true);
  expect(values()).toEqual(['Lindiwe', 'Half', '']);
  expect(fill(form, kept, true)).toBe(false);
});

it.each([
  ['Half', 'Half a message', 'Half a message'],
  ['Half a message', 'a mess', 'Half a message'],
])('fill joins saved %j and typed %j without repetition', (before, typed, both) => {
  const { form, values } = formWith({ name: 'Lindiwe', message: typed });
  fill(form, { ...kept, message: before }, false);
  expect(values()).toEqual(['Lindiwe', both, '']);
});

it('the value of a hidden field does not count as typed text', () => {
  expect(isTypedIn(formWith({ topic: 'services/cloud' }).form, 'contact')).toBe(false);
  expect(isTypedIn(formWith({ name: 'L' }).form, 'contact')).toBe(true);
});
