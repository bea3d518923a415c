import { atLeast, atMost, email, type Field, required } from './field.ts';
import { asPhone, PHONE } from './phone.ts';

export const sender = {
  name: {
    label: 'From',
    autoComplete: 'name',
    rules: [
      required('Please enter your name'),
      atLeast(2, 'Name must be at least 2 characters'),
      atMost(100, 'Name must be at most 100 characters'),
    ],
  },
  email,
  phone: {
    label: 'Phone',
    optional: true,
    type: 'tel',
    autoComplete: 'tel',
    format: asPhone,
    rules: [[(text) => !PHONE.test(text), 'Invalid phone number']],
  },
} as const satisfies Record<string, Field>;
