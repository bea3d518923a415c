import { expect, test } from '@playwright/test';
import { rebrand } from '../tools/rebrand.ts';

test('changing one file removes all traces of the old company', {
  tag: '@build',
}, async () => {
  test.setTimeout(300_000);
  const { traces, company, home, contact, manifest } = await rebrand();
  expect(traces).toEqual([]);
  expect(home).toContain(`${company.name}</title>`);
  expect(home).toContain(`content="${company.shortName}"`);
  expect(home).toContain(`href="${company.social.LinkedIn}"`);
  // The new company has no WhatsApp number and no location map.
  expect(home + contact).not.toMatch(/wa\.me|WhatsApp|role="img" aria-label="Plan/);
  expect(JSON.parse(manifest)).toMatchObject({
    name: company.name,
    short_name: company.shortName,
  });
});
