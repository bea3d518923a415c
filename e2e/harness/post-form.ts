import type { Page } from '@playwright/test';

interface Post {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly enctype?: string;
}

/** Posts a form without the site's code, as another site or a page without JavaScript would. */
export const postForm = (page: Page, post: Post): Promise<void> =>
  page.evaluate(({ action, fields, enctype = '' }) => {
    const form = document.createElement('form');
    Object.assign(form, { action, enctype, method: 'post' });
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  }, post);
