import type { FieldTemplates, FormPages } from '../../src/submissions/form-pages.ts';
import { fieldsOf, type Kind, kindNames } from '../../src/submissions/kinds.ts';

const field = (name: string): FieldTemplates => ({
  plain: `<input name="${name}" value="%%value%%">`,
  wrong: `<input name="${name}" value="%%value%%" aria-invalid="true"><p>%%problem%%</p>`,
  first: `<input name="${name}" value="%%value%%" aria-invalid="true" autofocus><p>%%problem%%</p>`,
});

const form = (kind: Kind) => ({
  page: `<title>%%title%%</title><form action="/forms/${kind}"><p role="alert">%%text%%</p>%%fields%%</form>`,
  // `consentVersion` needs no template, because its field is already in `page`.
  fields: Object.fromEntries(
    Object.keys(fieldsOf(kind)).flatMap((name) =>
      name === 'consentVersion' ? [] : [[name, field(name)]],
    ),
  ),
  invalid: { title: 'Please check', text: 'Not sent yet.' },
  limited: { title: 'Not sent yet', text: 'Again in %%minutes%% min.' },
  failed: { title: 'Not sent', text: 'Our fault.' },
});

/** The form pages in the build's format, but as short as possible. */
export const formPages: FormPages = {
  forms: Object.fromEntries(kindNames.map((kind) => [kind, form(kind)])) as FormPages['forms'],
  links: {
    confirm: { title: 'No such link', text: 'Nothing has changed & nobody is lost.' },
    unsubscribe: { title: 'No such address', text: 'Nothing has changed & nobody is lost.' },
    failed: { title: 'Not now', text: 'Nothing has changed & nobody is lost.' },
  },
  refusal: '<title>%%title%%</title><p>%%text%%</p>',
  refusals: Object.fromEntries(
    [400, 403, 404, 413, 415].map((status) => [
      status,
      { title: `Refused: ${status}`, text: 'Nothing was sent & nothing lost.' },
    ]),
  ),
};
