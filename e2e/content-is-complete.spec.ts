import type { Locator, Page } from '@playwright/test';
import { about } from '../src/content/pages/about.ts';
import { site as company } from '../src/content/site.ts';
import { team } from '../src/content/team-members.ts';
import { contactForm, writeMessage } from './harness/contact-form.ts';
import { desktop, devices } from './harness/devices.ts';
import { expect, readingTest as test } from './harness/fixtures.ts';
import { outlineOf } from './harness/outline.ts';
import { hydrated } from './harness/visitor.ts';

// Strings are those that the product's specification quotes, letter by letter; a pattern stands
// where it describes words without quoting them.
type Words = string | RegExp;

interface ChapterPromise {
  readonly title: Words;
  /** Without it, whatever the page chooses to have here, but not nothing. */
  readonly parts?: readonly Words[];
  /** Bullets or paragraphs below each of the parts. */
  readonly lines?: number;
}

interface PagePromise {
  readonly path: string;
  readonly heading?: Words;
  readonly says?: readonly Words[];
  /** Headings of the second level with everything below them. */
  readonly chapters?: readonly ChapterPromise[];
  readonly figures?: Readonly<Record<string, string>>;
  readonly links?: readonly (readonly [words: string, path: string])[];
  /** Commitments to choose from, the first of them chosen. */
  readonly tabs?: readonly string[];
  /** How many there are to page through. */
  readonly slides?: Readonly<Record<string, number>>;
  readonly moreOf?: (main: Locator, page: Page) => Promise<void>;
}

const serviceIds = [
  'analytics',
  'security',
  'cloud',
  'gaming',
  'sharepoint',
  'rand',
  'erp',
  'training',
];
const productIds = ['opher', 'performetric', 'aroundly', 'capstart', 'goodaction', 'boldbash'];
const roles = [
  'Chief Executive Officer',
  'Director - Legal',
  'Director - Business Development',
  'CIO & Head of R&D',
  'Director - Finance',
  'Chief Operations Officer',
  'Delivery Manager',
];
const any = /./;
const something = expect.arrayContaining([expect.anything()]);

/** The different paths that links in `area` lead to, below `folder`. */
const pathsBelow = async (area: Locator, folder: string): Promise<string[]> => {
  const hrefs = await area
    .locator(`a[href^="${folder}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
};

const everyService = async (main: Locator) =>
  expect(await pathsBelow(main, '/services')).toEqual(serviceIds.map((id) => `/services/${id}`));

const reachOut: PagePromise['links'] = [['Contact Us', '/contact']];
const clientsSay = { title: 'What Our Clients Say', parts: [] } as const;
const closing = { title: 'Reach Out', parts: [] } as const;

const service = (
  id: string,
  chapters: readonly ChapterPromise[],
  more: { readonly heading?: Words; readonly quotes?: number } = {},
): PagePromise => ({
  path: `/services/${id}`,
  heading: more.heading ?? any,
  chapters: [...chapters, clientsSay, closing],
  links: reachOut,
  moreOf: async (main) => {
    const quotes = main.getByRole('region', { name: clientsSay.title }).locator('figure');
    await expect(quotes).toHaveCount(more.quotes ?? 3);
  },
});

const product = (
  id: string,
  name: string,
  figures: readonly string[],
  more: Partial<PagePromise> = {},
): PagePromise => ({
  path: `/products/${id}`,
  heading: name,
  says: figures.map((figure) => new RegExp(figure.replace('+', '\\+'))),
  links: [['Back to Products', '/products']],
  ...more,
  moreOf: async (main) => {
    const visit = main.getByRole('link', { name: /^Visit Website/ });
    await expect(visit).toHaveAttribute('href', /^https:/);
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('list', { name: 'Tags' }).first().locator('li')).not.toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Key Features' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Success Story' })).toBeVisible();
  },
});

const aboutPromise = (path: string): PagePromise => ({
  path,
  heading: `About ${company.name}`,
  says: ['Innovative Technology Solutions'],
  figures: { Founded: '2005', Employees: '43+', 'Black Owned': '100%', Projects: '28+' },
  links: [['Learn more about our services', '/services']],
  chapters: [
    {
      title: 'Core Values',
      parts: ['Excellence', 'Innovation', 'Integrity', 'Client Focus'],
      lines: 1,
    },
  ],
  moreOf: async (main) => {
    const quote = main.locator('figure').filter({ has: main.page().locator('blockquote') });
    await expect(quote.locator('figcaption')).toContainText('Chief Executive Officer');
    const story = main.getByRole('region', { name: about.story.title });
    await expect(story.getByRole('paragraph')).toHaveCount(3);
  },
});

const member = (index: number): PagePromise => {
  const { id, name, ...rest } = team[index] ?? team[0];
  // Derived from the first name where the person gives none.
  const email =
    'email' in rest ? rest.email : `${name.split(' ')[0]?.toLowerCase()}@${company.domain}`;
  return {
    path: `/team/${id}`,
    heading: name,
    says: [
      roles[index] ?? '',
      ...rest.biography,
      ...rest.education.map((entry) => entry || 'Certification/qualification'),
    ],
    moreOf: async (main) => {
      await expect(main.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
      const portrait = main.getByRole('img', { name: `Portrait of ${name}` });
      await expect(portrait).toHaveAttribute('src', 'image' in rest ? /\/people\// : /placeholder/);
      const back = main.getByRole('link', { name: 'Back', exact: true });
      await expect(back).toHaveAttribute('href', /^(\/company)?\/about$/i);
    },
  };
};

const offerings = {
  security: [
    /audit/i,
    /network/i,
    /endpoint/i,
    /cloud/i,
    /identity & access/i,
    /incident response/i,
    /awareness training/i,
  ],
  cloud: [
    /consulting/i,
    /migration/i,
    /development & integration/i,
    /managed services/i,
    /security & compliance/i,
    /AI & analytics/i,
  ],
  gaming: [/story RPGs/i, /adventure/i, /kids.*educational/i, /virtual reality/i, /mobile/i],
  sharepoint: [
    /consulting/i,
    /development/i,
    /migration/i,
    /intranet & extranet portals/i,
    /support/i,
    /training/i,
  ],
  rand: [/ideation/i, /development/i, /prototyping/i, /integration/i, /monitoring/i],
  erp: [
    /consulting/i,
    /implementation/i,
    /customi[sz]ation/i,
    /migration/i,
    /training & support/i,
    /analytics/i,
  ],
} as const;

const promises: readonly PagePromise[] = [
  {
    path: '/',
    links: [
      ['Explore Services', '/services'],
      ['Contact Us', '/contact'],
    ],
    figures: {
      'Black Owned': '100%',
      'Female Owned': '50%',
      'Completed Projects': '28+',
      'Client Satisfaction': '98%',
    },
    chapters: [closing],
    moreOf: everyService,
  },
  aboutPromise('/about'),
  aboutPromise('/company/about'),
  {
    path: '/company',
    says: [/100% black owned/, /50% female owned/, /youth operated/, /almost two decades/],
    moreOf: async (main) =>
      expect(await pathsBelow(main, '/company')).toEqual(
        ['about', 'culture', 'initiatives', 'academy', 'research'].map((id) => `/company/${id}`),
      ),
  },
  {
    path: '/company/culture',
    chapters: [
      {
        title: any,
        parts: [
          'Diversity & Inclusion',
          'Empowerment & Leadership',
          'Innovation & Excellence',
          'Heritage & Legacy',
          'Community Engagement',
          'Sustainability',
        ],
        lines: 2,
      },
      { title: 'Our Commitment to You', parts: [] },
      closing,
    ],
    tabs: ['Client-Centricity', 'Collaboration', 'Ethical Practice'],
    links: reachOut,
  },
  {
    path: '/company/initiatives',
    heading: /Johannesburg.*digital transformation/,
    chapters: [
      { title: 'Our Key Initiatives', parts: ['Local Talent Upliftment'] },
      { title: 'Success stories', parts: [] },
    ],
    slides: { 'Our Key Initiatives': 3, 'Success stories': 6 },
    moreOf: async (main) => {
      const titles = main.getByRole('region', { name: 'Our Key Initiatives' }).locator('h3');
      await expect(titles).toHaveText([
        'Local Talent Upliftment',
        'SME Digital Transformation',
        'Community Engagement & Collaboration',
      ]);
    },
  },
  {
    path: '/company/academy',
    chapters: [
      { title: 'Learning paths' },
      { title: 'How it works' },
      { title: 'Who it is for' },
      { title: 'Questions and answers' },
    ],
  },
  {
    path: '/company/research',
    chapters: [
      { title: 'Focus areas' },
      { title: 'How a project runs' },
      { title: 'Published work' },
    ],
    links: [['Commission research and development', '/services/rand']],
  },
  {
    path: '/team',
    heading: 'Our Executive Team',
    says: [
      /passionate about technology/i,
      /up to date with trends and best practices/i,
      /service level above 97%/,
      /30% engagement increase/,
    ],
    moreOf: async (main) => {
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(7);
      for (const [index, role] of roles.entries()) {
        const card = cards.nth(index);
        await expect(card.getByText(role, { exact: true })).toBeVisible();
        await expect(card.locator('img')).toHaveCount(1);
        await expect(card.getByRole('list').getByRole('link')).toHaveCount(3);
        await expect(card.locator('a[href]')).toHaveAttribute('href', `/team/m100${index + 1}`);
      }
      await expect(main.locator('img[src*="placeholder"]')).toHaveCount(1);
    },
  },
  ...roles.map((_, index) => member(index)),
  {
    path: '/auth',
    heading: 'Sign in to your account',
    says: ['Forgot your password?', 'Facebook', 'Twitter', 'GitHub', /not open yet/],
    moreOf: async (main, page) => {
      const email = main.locator('input[type="email"]');
      const password = main.locator('input[type="password"]');
      await expect(email).toHaveAttribute('required', '');
      await expect(password).toHaveAttribute('required', '');
      await expect(main.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
      for (const name of ['Forgot your password?', 'Facebook', 'Twitter', 'GitHub']) {
        await expect(main.getByRole('link', { name })).not.toHaveAttribute('href');
      }
      const address = page.url();
      await email.fill('lindiwe@example.org');
      await password.fill('not a password');
      await main.getByRole('button', { name: 'Create An Account' }).click();
      await main.getByRole('button', { name: 'Sign in', exact: true }).click();
      await main.getByText('Forgot your password?').click({ force: true });
      expect(page.url()).toBe(address);
      await expect(email).toHaveValue('lindiwe@example.org');
    },
  },
  {
    path: '/training',
    heading: "Empowering Tomorrow's Leaders, One Skill at a Time.",
    says: ['Watch out for our upcoming skills development program.'],
    chapters: [
      {
        title: any,
        parts: ['Quarterly Intensives', 'Annual Workshops', 'Online Courses'],
        lines: 3,
      },
      {
        title: 'Hall of Fame',
        parts: ['Keynote Sessions', 'Hands-on Workshops', 'Group Activities'],
        lines: 1,
      },
      { title: 'Pillars of Support', parts: [] },
      { title: 'Our Commitment to You', parts: [] },
      closing,
    ],
    tabs: ['Personalized Training', 'State-of-the-Art Facilities', 'Networking Opportunities'],
    slides: { 'What developers say': 4 },
    links: reachOut,
    moreOf: async (main) => {
      const partners = main.getByRole('region', { name: 'Pillars of Support' });
      await expect(partners.getByRole('img')).toHaveCount(5);
    },
  },
  {
    path: '/careers',
    chapters: [{ title: 'Why work here' }, { title: 'How we hire' }],
    links: [['Send an open application', '/contact']],
    moreOf: async (main) => {
      const vacancies = main.getByRole('region', { name: 'Open vacancies' });
      await expect(vacancies.getByRole('article')).not.toHaveCount(0);
    },
  },
  { path: '/services', moreOf: everyService },
  { path: '/services/knitting', moreOf: everyService },
  { path: '/company/knitting', moreOf: everyService },
  service(
    'analytics',
    [
      {
        title: any,
        parts: [
          'Microsoft BI Consulting',
          'Power BI Development & Implementation',
          'Integration Services',
          'Analysis Services',
          'Reporting Services',
          'Training & Support',
        ],
        lines: 3,
      },
      {
        title: 'Why Opt for Our Microsoft BI & Analytics Services?',
        parts: [
          'Proven Expertise',
          'Tailored Solutions',
          'Full-Spectrum Services',
          'Secure & Compliant',
          'Client-Centric Delivery',
        ],
      },
    ],
    { heading: 'Unlock Actionable Insights with Our Microsoft BI Expertise', quotes: 6 },
  ),
  ...Object.entries(offerings).flatMap(([id, parts]) => service(id, [{ title: any, parts }])),
  { ...service('rand', [{ title: any, parts: offerings.rand }]), path: '/services/randd' },
  service('training', [
    {
      title: /^Why Opt/i,
      parts: [
        /experienced trainers/i,
        /customized curriculum/i,
        /hands-on/i,
        /up-to-date/i,
        /flexible delivery/i,
      ],
    },
  ]),
  {
    path: '/products',
    moreOf: async (main) => {
      expect(await pathsBelow(main, '/products')).toEqual(
        productIds.map((id) => `/products/${id}`),
      );
      const cards = main.getByRole('article');
      await expect(cards).toHaveCount(6);
      await expect(cards.locator('a[target="_blank"]')).toHaveCount(6);
    },
  },
  product('opher', 'Opher', ['40% shorter time-to-hire', '35% better retention'], {
    chapters: [{ title: any, parts: ['For job seekers', 'For employers'], lines: 4 }],
  }),
  product('performetric', 'Performetric', ['Productivity rose by 25%']),
  product('aroundly', 'Aroundly', ['over 50,000 appointments at 96% satisfaction']),
  product('capstart', 'CapStart', ['over 200 startups raising over R500 million']),
  product('goodaction', 'GoodAction', ['over R10 million donated', '15,000+ volunteer hours']),
  product('boldbash', 'BoldBash', ['40% less admin work', '30% higher satisfaction']),
  {
    path: '/products/knitting',
    heading: 'Product Not Found',
    says: ["The product you're looking for doesn't exist or has been removed."],
    links: [['Back to Products', '/products']],
  },
  {
    path: '/contact',
    heading: 'Get in touch',
    says: ['Send us a message', /Sandton/, /Gauteng/],
    links: [
      [company.phone.display, company.phone.href],
      ['info@kuvula.example', 'mailto:info@kuvula.example'],
    ],
    moreOf: async (_, page) => {
      const form = contactForm(page);
      for (const field of [form.name, form.email, form.message]) await expect(field).toBeVisible();
    },
  },
];

const keep = async (page: Page, promise: PagePromise) => {
  const main = page.getByRole('main');
  const { heading, says = [], chapters = [], figures = {}, links = [], slides = {} } = promise;
  if (heading) await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);

  for (const words of says) {
    const said = main.getByText(words, { exact: true }).filter({ visible: true });
    await expect(said.first(), `says ${words}`).toBeVisible();
  }
  const matching = (words: Words) =>
    typeof words === 'string' ? words : expect.stringMatching(words);
  const outline = await outlineOf(main);
  for (const { title, parts, lines = expect.any(Number) } of chapters) {
    expect(outline).toContainEqual({
      title: matching(title),
      parts: parts?.map((name) => ({ name: matching(name), lines })) ?? something,
    });
  }
  for (const [label, value] of Object.entries(figures)) {
    const term = main.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(term.locator('xpath=..').getByRole('definition'), label).toHaveText(value);
  }
  if (promise.figures) {
    await expect(main.getByRole('term')).toHaveCount(Object.keys(figures).length);
  }
  for (const [words, path] of links) {
    const link = main.getByRole('link', { name: words, exact: true }).first();
    await expect(link, words).toHaveAttribute('href', path);
    await expect(link, words).toBeVisible();
  }
  if (promise.tabs) {
    const tabs = main.getByRole('tablist', { name: 'Our Commitment to You' }).getByRole('tab');
    await expect(tabs).toHaveText(promise.tabs.map((name) => new RegExp(`^${name}`)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  }
  for (const [label, count] of Object.entries(slides)) {
    const carousel = main.getByRole('region', { name: label });
    await expect(carousel.locator('[aria-roledescription="slide"]'), label).toHaveCount(count);
  }
  await promise.moreOf?.(main, page);
};

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' } });

    test('every page has all its words, names and figures', async ({ visitor }) => {
      test.slow();
      visitor.allow(/status of 404/);
      const page = await visitor.context.newPage();
      for (const promise of promises) {
        await test.step(promise.path, async () => {
          await page.goto(promise.path);
          await hydrated(page);
          await keep(page, promise);
        });
      }
    });

    test('the footer has its tagline, links, form and the current year', async ({ visitor }) => {
      const page = await visitor.context.newPage();
      // A page that was built last year shows this one all the same.
      await page.clock.setFixedTime(new Date('2031-03-01T08:00:00Z'));
      await page.goto('/');
      await hydrated(page);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(company.tagline, { exact: true })).toBeVisible();
      await expect(footer.getByText(`© 2031 ${company.name}`)).toBeVisible();
      await expect(footer.getByRole('link', { name: company.shortName })).toHaveAttribute(
        'href',
        '/',
      );
      // The capital in the last but one is the specification's own.
      for (const [title, paths] of [
        [
          'Services',
          ['security', 'gaming', 'training', 'sharepoint', 'analytics', 'rand'].map(
            (id) => `/services/${id}`,
          ),
        ],
        [
          'Company',
          [
            '/company/about',
            '/company/academy',
            '/company/research',
            '/company/Initiatives',
            '/company/culture',
            '/careers',
          ],
        ],
      ] as const) {
        const column = footer.getByRole('navigation', { name: title });
        for (const path of paths) await expect(column.locator(`a[href="${path}"]`)).toBeVisible();
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
      // Profiles that are not open yet: in their place, without a target.
      await expect(footer.locator('a:not([href])')).toHaveCount(3);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ device: desktop });

  test('team cards stand in 1, 2 and 3 columns and turn indigo', async ({ visitor }) => {
    const page = await visitor.newPage('/team');
    await hydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${width}px`).toBe(columns);
    }

    const card = cards.first();
    const name = card.getByRole('heading');
    const colour = await name.evaluate((element) => getComputedStyle(element).color);
    await card.hover();
    await expect(card).toHaveCSS('background-color', 'rgb(67, 56, 202)');
    await expect(name).not.toHaveCSS('color', colour);
  });

  test('a product card pointed at shows its two ways on', async ({ visitor }) => {
    const page = await visitor.newPage('/products');
    await hydrated(page);
    const card = page.getByRole('article').filter({ hasText: 'CapStart' });
    const overlay = card.locator('.product-card-overlay');
    await expect(overlay).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(overlay).toHaveCSS('opacity', '1');
    await expect(overlay.getByRole('link', { name: /^Details/ })).toHaveAttribute(
      'href',
      '/products/capstart',
    );
    await expect(overlay.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute(
      'href',
      'https://capstart.example',
    );
  });

  test('a wrong field has a red border and its message in red', async ({ visitor }) => {
    const page = await visitor.newPage('/contact');
    await writeMessage(page, { name: '', email: '', message: '' });
    for (const words of [
      'Please enter your name',
      'Please enter your email',
      'Please enter your message',
    ]) {
      await expect(page.getByText(words)).toHaveCSS('color', 'rgb(180, 35, 24)');
    }
    const { name, email, message } = contactForm(page);
    for (const field of [name, email, message]) {
      await expect(field).toHaveCSS('border-color', 'rgb(180, 35, 24)');
    }
  });

  for (const [role, name, path] of [
    ['button', 'Reload this page', '/company/initiatives'],
    ['link', 'Go to the home page', '/'],
  ] as const) {
    test(`a page that fails says so; '${name}' mends it`, async ({ visitor }) => {
      visitor.allow(/broken/);
      const page = await visitor.newPage('/');
      await hydrated(page);
      // The shell has asked by then what the next page asks while it renders.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        window.matchMedia = () => {
          throw new Error('broken');
        };
      });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Initiatives' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Error Page');
      await Promise.all([page.waitForEvent('load'), page.getByRole(role, { name }).click()]);
      await hydrated(page);
      await expect(page).toHaveURL(path);
      await expect(heading).not.toHaveText('Error Page');
    });
  }
});
