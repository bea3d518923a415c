import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const html = async (changed: Readonly<Record<string, string>>): Promise<string> => {
  vi.resetModules();
  vi.doMock('../content/site.ts', async (original) => {
    const { site, ...rest } = await original<typeof import('../content/site.ts')>();
    return { ...rest, site: { ...site, ...changed } };
  });
  const { contact } = await import('../content/pages/contact.ts');
  const { ContactPanel } = await import('./contact-panel.tsx');
  const { LocationPlan } = await import('./location-plan.tsx');
  return [
    createElement(ContactPanel, { ...contact.panel, topic: '' }),
    createElement(LocationPlan, { label: contact.plan }),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('');
};

it('a chat link requires `site.whatsapp`, and a map requires `site.wayHere`', async () => {
  expect(await html({})).toMatch(/wa\.me.*role="img"/s);
  const none = await html({ whatsapp: '', wayHere: '' });
  expect(none).toContain('tel:');
  expect(none).not.toMatch(/whatsapp|wa\.me|role="img"|<figure/i);
});
