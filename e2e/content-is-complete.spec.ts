import type { Locator } from '@playwright/test';
import { caseStudies } from '../src/content/case-studies.ts';
import { companyPages } from '../src/content/described-pages.gen.ts';
import { leads } from '../src/content/leads.gen.ts';
import { opherLanding } from '../src/content/opher-landing.ts';
import { careersWith } from '../src/content/pages/careers.ts';
import { culture } from '../src/content/pages/culture.ts';
import { home } from '../src/content/pages/home.ts';
import { initiatives } from '../src/content/pages/initiatives.ts';
import { privacyWith } from '../src/content/pages/privacy.ts';
import { productsPage } from '../src/content/pages/products.ts';
import { servicesPage } from '../src/content/pages/services.ts';
import { training } from '../src/content/pages/training.ts';
import { wall } from '../src/content/pages/wall.ts';
import { work } from '../src/content/pages/work.ts';
import { products } from '../src/content/products.ts';
import { retentionWith } from '../src/content/retention.ts';
import analytics from '../src/content/services/analytics.ts';
import { serviceEntries } from '../src/content/services.gen.ts';
import { site as company } from '../src/content/site.ts';
import { team } from '../src/content/team-members.ts';
import { wallInvitation } from '../src/content/wall-invitation.ts';
import { devices, phone } from './harness/devices.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import {
  described,
  figures,
  footerLinks,
  headings,
  links,
  list,
  roles,
  says,
  tabs,
} from './harness/specified.ts';
import { goTo } from './harness/visitor.ts';
import { wordsOf } from './harness/words-of.ts';

const sameAs: Readonly<Record<string, string>> = {
  '/company/about': '/about',
  '/services/randd': '/services/rand',
};

type Check = (main: Locator) => Promise<void>;

/** Checks that exactly these entries of `folder` are linked, in this order. */
const leadsTo =
  (folder: string, entries: readonly { readonly id: string }[]): Check =>
  async (main) => {
    const hrefs = await main
      .locator(`a[href^="${folder}/"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...new Set(hrefs)]).toEqual(entries.map(({ id }) => `${folder}/${id}`));
  };
const everyService = leadsTo('/services', serviceEntries);

const isService =
  (id: string): Check =>
  async (main) => {
    const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.slice(-2)).toEqual(['What Our Clients Say', 'Reach Out']);
    const contact = main.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', `/contact?topic=services/${id}`);
    await expect(main).toContainText(`You will hear from ${leads[`services/${id}`]?.name}.`);
  };

const isProduct: Check = async (main) => {
  const visit = main.getByRole('link', { name: /^Visit Website/ });
  await expect(visit).toHaveAttribute('href', /^https:/);
  await expect(visit).toHaveAttribute('target', '_blank');
  const back = main.getByRole('link', { name: 'Back to Products', exact: true });
  await expect(back).toHaveAttribute('href', '/products');
  await expect(main.getByRole('list', { name: 'Tags' }).first().locator('li')).not.toHaveCount(0);
  for (const name of ['Key Features', 'Success Story']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
};

const isProductGrid: Check = async (main) => {
  await leadsTo('/products', products)(main);
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(products.length);
  await expect(cards.locator('a[target="_blank"]')).toHaveCount(products.length);
};

const isProfileOf =
  (member: (typeof team)[number]): Check =>
  async (main) => {
    // If a member has no email address, the site derives one from the first name.
    const [first = ''] = member.name.toLowerCase().split(' ');
    const email = 'email' in member ? member.email : `${first}@${company.domain}`;
    const address = main.getByRole('link', { name: email });
    await expect(address).toHaveAttribute('href', `mailto:${email}`);
    await expect(main.getByRole('img', { name: `Portrait of ${member.name}` })).toBeVisible();
    const back = main.getByRole('link', { name: 'Back', exact: true });
    await expect(back).toHaveAttribute('href', /^(\/company)?\/about$/i);
  };

const isTeam: Check = async (main) => {
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(team.length);
  const placeholders = main.locator('img[src*="placeholder"]');
  await expect(placeholders).toHaveCount(team.filter((member) => !('image' in member)).length);
  for (const [index, { id, role }] of team.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(role, { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('list').getByRole('link')).toHaveCount(3);
    await expect(card.locator('a[href]')).toHaveAttribute('href', `/team/${id}`);
  }
};

const doesNothing: Check = async (main) => {
  const email = main.locator('input[type="email"]');
  const password = main.locator('input[type="password"]');
  await expect(email).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('required', '');
  for (const name of ['Forgot your password?', 'Facebook', 'Twitter', 'GitHub']) {
    await expect(main.getByRole('link', { name })).not.toHaveAttribute('href');
  }
  const address = main.page().url();
  await email.fill('lindiwe@example.org');
  await password.fill('not a password');
  await main.getByRole('button', { name: 'Create An Account' }).click();
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await main.getByText('Forgot your password?').click({ force: true });
  expect(main.page().url()).toBe(address);
  await expect(email).toHaveValue('lindiwe@example.org');
};

const fromPages = async (name: string): Promise<unknown> =>
  Object.values(await import(`../src/content/pages/${name}.ts`))[0];
const retention = retentionWith(null);
const companyIds = companyPages.flatMap(({ to }) =>
  to.startsWith('/company/') ? [{ id: to.replace('/company/', '') }] : [],
);
const fromServices = async (id: string): Promise<unknown> =>
  (await import(`../src/content/services/${id}.ts`)).default;

/** Each page, the content that it must show, and sometimes a further check. */
const pages = async (): Promise<readonly (readonly [path: string, words: unknown, Check?])[]> => [
  ['/', [home, wallInvitation, serviceEntries], everyService],
  ['/about', await fromPages('about')],
  ['/company', [await fromPages('company'), companyPages], leadsTo('/company', companyIds)],
  ...(await Promise.all(
    companyIds.map(async ({ id }) => [`/company/${id}`, await fromPages(id)] as const),
  )),
  ['/team', [await fromPages('team'), team.map(({ name, role }) => [name, role])], isTeam],
  ...team.map((member) => [`/team/${member.id}`, member, isProfileOf(member)] as const),
  ['/auth', await fromPages('sign-in'), doesNothing],
  ['/training', training],
  ['/careers', careersWith(retention)],
  ['/services', [servicesPage, serviceEntries], everyService],
  ['/services/knitting', servicesPage, everyService],
  ['/company/knitting', servicesPage, everyService],
  ['/services/randd', await fromServices('rand'), isService('rand')],
  ...(await Promise.all(
    serviceEntries.map(
      async ({ id }) => [`/services/${id}`, await fromServices(id), isService(id)] as const,
    ),
  )),
  [
    '/products',
    [productsPage, products.map(({ name, description }) => [name, description])],
    isProductGrid,
  ],
  ...products.map(
    (product) =>
      [
        `/products/${product.id}`,
        product.id === 'opher' ? [product, opherLanding] : product,
        isProduct,
      ] as const,
  ),
  ['/products/knitting', productsPage.notFound],
  ['/contact', await fromPages('contact')],
  // The rest of the wall's content depends on the visitor's actions.
  [
    '/wall',
    [wall.title, wall.tagline, wall.form, wall.caption, wall.sample, wall.actions, wall.about],
  ],
  [
    '/work',
    [
      work.hero,
      work.intro,
      work.closing,
      caseStudies.map(({ title, description, client }) => [title, description, client]),
    ],
    leadsTo('/work', caseStudies),
  ],
  ...caseStudies.map(({ id, service, image, ...study }) => {
    const { hero, meta, intro, ...words } = work;
    return [`/work/${id}`, [study, words]] as const;
  }),
  ['/privacy', privacyWith(retention)],
  ['/terms', await fromPages('terms')],
  ['/cookies', await fromPages('cookies')],
];

/** All text in `main`, including hidden slides and tabs, and text for assistive technology. */
const textOf = (main: Locator) =>
  main.evaluate((element) =>
    [
      element.textContent,
      ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
      ...[...element.querySelectorAll('[role=img]')].map(({ ariaLabel }) => ariaLabel),
    ].join('\n'),
  );

/** Removes white space and colons, because a page may replace them with layout. */
const bare = (text: string) => text.replace(/[\s:]/g, '');

/** Scrolls through the page, because islands hydrate when they are visible. */
const wakeAll = (main: Locator) =>
  main.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });

const isComplete = async (main: Locator, path: string, words: unknown) => {
  await wakeAll(main);
  await expect
    .poll(async () => {
      const text = bare(await textOf(main));
      return wordsOf(words).filter((word) => !text.includes(bare(word)));
    })
    .toEqual([]);
  const title = await main.getByRole('heading', { level: 1 }).textContent();
  expect(wordsOf(words)).toContain(title);
  for (const name of list(headings[path])) {
    await expect(main.getByRole('heading', { name, exact: true }).first(), name).toBeVisible();
  }
  for (const text of list(says[path])) {
    const shown = main.getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown).not.toHaveCount(0);
  }
  expect((await textOf(main)).replace(/\s+/g, ' ')).toMatch(described[path] ?? /./);
  const labelled = main.getByRole('term').locator('xpath=..');
  for (const [index, figure] of list(figures[path]).entries()) {
    const [, label = '', value = ''] = /^(.+) (\S+)$/.exec(figure) ?? [];
    await expect(labelled.nth(index).getByRole('definition')).toHaveText(value);
    await expect(labelled.nth(index).getByRole('term')).toHaveText(label);
  }
  for (const [name, href] of Object.entries(links[path] ?? {})) {
    const link = main.getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', href);
  }
  const tabsOn = main.getByRole('tablist', { name: 'Our Commitment to You' }).getByRole('tab');
  for (const [index, name] of list(tabs[path]).entries()) {
    await expect(tabsOn.nth(index)).toHaveText(new RegExp(`^${name}`));
    await expect(tabsOn.nth(index)).toHaveAttribute('aria-selected', `${index === 0}`);
  }
};

test('every kind of content has the specified entries', () => {
  const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  const services = list('analytics; security; cloud; gaming; sharepoint; rand; erp; training');
  expect(idsOf(serviceEntries)).toEqual(expect.arrayContaining(services));
  const productIds = list('opher; performetric; aroundly; capstart; goodaction; boldbash');
  expect(idsOf(products)).toEqual(expect.arrayContaining(productIds));
  expect(idsOf(companyIds)).toEqual(
    list('about; culture; initiatives; academy; research; supplier'),
  );
  expect(team.slice(0, 7).map(({ id, role }) => `${id} ${role}`)).toEqual(
    roles.map((role, index) => `m${1001 + index} ${role}`),
  );
  const lines = (items: readonly { readonly description: readonly string[] }[]) =>
    items.map(({ description }) => description.length);
  expect(lines(culture.pillars.items)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(lines(training.programmes.items)).toEqual([3, 3, 3]);
  expect(lines(analytics.offerings.items)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(analytics.testimonials).toHaveLength(6);
  expect(training.partners.items).toHaveLength(5);
  expect(initiatives.successStories.items).toHaveLength(6);
  expect(initiatives.initiatives.items.map(({ title }) => title)).toEqual(
    list(
      'Local Talent Upliftment; SME Digital Transformation; Community Engagement & Collaboration',
    ),
  );
});

test('the supplier page prints on one sheet', { tag: '@pages' }, async ({ visitor }) => {
  const page = await visitor.open('/company/supplier');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' } });

    test('pages contain all of their text, names and figures', { tag: '@pages' }, async ({
      visitor,
    }) => {
      test.slow();
      visitor.allow(/status of 404/);
      const page = await visitor.newPage('/');
      // Stores a choice, so that /privacy has one to list.
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      for (const [path, words, check] of await pages()) {
        await test.step(path, async () => {
          await goTo(page, path);
          const main = page.getByRole('main');
          await isComplete(main, sameAs[path] ?? path, words);
          await check?.(main);
        });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ device: { ...phone, reducedMotion: 'reduce' } });

  test('the footer shows the tagline, the links, the form and the current year', async ({
    visitor,
  }) => {
    const page = await visitor.context.newPage();
    // Even a page that was built in an earlier year shows the current year.
    await page.clock.setFixedTime(new Date('2031-03-01T08:00:00Z'));
    await goTo(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(company.tagline, { exact: true })).toBeVisible();
    await expect(footer.getByText(`© 2031 ${company.name}`)).toBeVisible();
    const logo = footer.getByRole('link', { name: company.shortName });
    await expect(logo).toHaveAttribute('href', '/');
    const letters = await logo.locator('use').boundingBox();
    const wordmark = await logo.locator('svg').last().boundingBox();
    expect((letters?.width ?? 0) / (wordmark?.width ?? 0)).toBeCloseTo(1, 1);
    for (const [title, paths] of Object.entries(footerLinks)) {
      const column = footer.getByRole('navigation', { name: title });
      await expect(column.getByRole('link')).toHaveCount(0);
      await column.getByRole('heading', { name: title }).tap();
      for (const path of list(paths)) {
        await expect(column.locator(`a[href="${path}"]`)).toBeVisible();
      }
    }
    for (const [words, path] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Cookie Policy', '/cookies'],
    ] as const) {
      await expect(footer.getByRole('link', { name: words })).toHaveAttribute('href', path);
    }
    const email = footer.getByRole('textbox');
    await expect(email).toHaveCount(1);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required', '');
    // The company has no profiles yet, and a placeholder would lead nowhere.
    await expect(footer.locator('a:not([href])')).toHaveCount(0);
  });
});
