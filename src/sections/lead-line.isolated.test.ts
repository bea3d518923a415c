import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LeadLine } from './lead-line.tsx';

vi.mock('../content/leads.gen.ts', () => ({
  leads: {
    'services/cloud': { name: 'A', role: 'Engineer', image: 'people/x' },
    '': { name: 'B', role: 'Sales', image: 'people/y' },
  },
}));

const line = (topic: string): string =>
  renderToStaticMarkup(createElement(LeadLine, { topic, portrait: '', why: 'Knows clouds.' }));

it('a qualification is only shown with the lead whom it describes', () => {
  expect(line('services/cloud')).toMatch(/from A.*Engineer.*Knows clouds/);
  expect(line('services/erp')).toMatch(/from B.*Sales/);
  expect(line('services/erp')).not.toContain('Knows');
});
