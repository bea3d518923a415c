import { kindNames } from '../src/submissions/kinds.ts';
import { sentPage } from '../src/submissions/native-forms.ts';
import { isCleanInBothThemes } from './harness/axe.ts';
import {
  contactForm,
  fillMessage,
  message,
  newsletterForm,
  subscription,
} from './harness/contact-form.ts';
import { devices } from './harness/devices.ts';
import { expect, pageTest, test } from './harness/fixtures.ts';
import { overflowOf } from './harness/overflow.ts';
import { postForm } from './harness/post-form.ts';

test.use({ isReturning: true });

test.describe('without JavaScript', () => {
  test.use({ device: { javaScriptEnabled: false }, worker: false });

  test('problems are shown beside their fields, and the corrected message arrives once, even if the page is reloaded or the same form is sent again', async ({
    visitor,
    site,
  }) => {
    visitor.allow(/status of 422/);
    const typed = { name: '"><script>', email: 'lindiwe@', message: 'Line one\nline <two>' };
    const corrected = { ...typed, email: message.email };
    const topic = 'services/cloud';
    const page = await visitor.newPage(`/contact?topic=${topic}`);
    const form = contactForm(page);
    await expect(page.getByRole('main').getByText('Without JavaScript')).toBeVisible();
    await expect(page.locator('#topic strong')).toHaveText('Cloud Solutions');
    await expect(page.locator('#topic strong')).toBeVisible();
    await fillMessage(page, typed);
    await form.send.click();

    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription('Invalid email address');
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.name).not.toHaveAttribute('aria-invalid');
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(form[name]).toHaveValue(typed[name]);
    }
    await expect(page.getByRole('main').getByRole('alert')).toContainText('has not been sent yet');
    await expect(page).toHaveTitle(/^Please check your message/);
    expect(await site.inbox()).toEqual([]);

    await form.email.fill(corrected.email);
    await form.send.click();
    await expect(page).toHaveURL('/sent/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent!');
    await page.reload();
    await page.goto(`/contact?topic=${topic}`);
    await fillMessage(page, corrected);
    await form.send.click();
    await expect(page).toHaveURL('/sent/contact');
    expect(await site.inbox()).toMatchObject([{ kind: 'contact', ...corrected, topic }]);
  });

  test("the Back button restores the typed text after a refusal, and after the browser's error page", {
    tag: '@cases',
  }, async ({ visitor, network }) => {
    visitor.allow(/status of 413/);
    const page = await visitor.newPage('/contact');
    const tooLong = 'x'.repeat(70_000);
    await fillMessage(page, { ...message, message: tooLong });
    await contactForm(page).send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your text is too long');
    await page.goBack();
    await expect(contactForm(page).message).toHaveValue(tooLong);
    await contactForm(page).message.fill(message.message);
    network.cut();
    await contactForm(page).send.click();
    await expect(page.getByRole('main')).toHaveCount(0);
    await network.connect();
    await page.goBack();
    await expect(contactForm(page).message).toHaveValue(message.message);
  });

  test('a subscription arrives after its address is corrected', { tag: '@cases' }, async ({
    visitor,
    site,
  }) => {
    visitor.allow(/status of 422/);
    const page = await visitor.newPage('/');
    await newsletterForm(page).email.fill('lindiwe@');
    await newsletterForm(page).subscribe.click();
    const form = newsletterForm(page, 'main');
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveValue('lindiwe@');
    await expect(form.email).toHaveAccessibleDescription(/Invalid email address/);
    await form.email.fill(subscription.email);
    await form.subscribe.click();
    await expect(page).toHaveURL('/sent/newsletter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address has reached us');
    expect(await site.inbox()).toMatchObject([{ kind: 'newsletter', ...subscription }]);
  });
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ device: { ...device, reducedMotion: 'reduce' }, worker: false });

    test("the server's response pages are accessible and fit the window", {
      tag: '@pages',
    }, async ({ visitor, network: { origin } }) => {
      visitor.allow(/status of 4\d\d/);
      const page = await visitor.context.newPage();
      const post = async (path: string, fields: string, enctype = '') => {
        await page.goto('/terms', { waitUntil: 'domcontentloaded' });
        const typed = Object.fromEntries(new URLSearchParams(fields));
        await postForm(page, { action: `${origin}${path}`, enctype, fields: typed });
        await expect(page).toHaveURL(path);
      };
      const check = async (what: string) => {
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await overflowOf(page), what).toEqual([]);
        await isCleanInBothThemes(page, what);
      };
      await post('/forms/contact', 'name=L&email=lindiwe@&phone=12&message=Short&topic=careers');
      await check('contact, 422');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
      await post('/forms/newsletter', 'email=lindiwe@');
      await check('newsletter, 422');
      await post('/forms/application', 'name=L&email=lindiwe@&vacancy=x');
      await check('application, 422');
      await post('/forms/reservation', 'name=L&email=lindiwe@&places=1e9&waitingList=yes');
      await expect(page.getByText('Please enter a whole number from 1 to 20')).toBeVisible();
      await check('reservation, 422');
      await post('/forms/contact', 'name=L', 'text/plain');
      await check('415');
      for (const path of kindNames.map(sentPage)) {
        await page.goto(path);
        await check(path);
      }
    });
  });
}

pageTest(
  "until the sections' script has loaded, the browser itself submits the footer's form",
  { tag: '@cases' },
  async ({ visitor, site }) => {
    const page = await visitor.context.newPage();
    await page.route(/\/islands-[\w-]+\.js$/, () => {
      // The request never gets a response.
    });
    await page.goto('/');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const form = newsletterForm(page);
    await form.email.fill(subscription.email);
    await form.subscribe.click();
    await expect(page).toHaveURL('/sent/newsletter');
    expect(await site.inbox()).toMatchObject([{ kind: 'newsletter', email: subscription.email }]);
  },
);
