import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from '../components/field.tsx';
import { SiteLink } from '../components/link.tsx';
import { contact } from '../content/pages/contact.ts';
import { formAnswers as words } from '../content/pages/form-answers.ts';
import { newsletter } from '../content/pages/newsletter.ts';
import { site } from '../content/site.ts';
import { ContactPage } from '../pages/contact-page.tsx';
import { FormAnswerPage } from '../pages/form-answer-page.tsx';
import { createAppRouter } from '../router.tsx';
import { NativeForm } from '../sections/native-form.tsx';
import { Shell } from '../shell/shell.tsx';
import { contactMessage } from '../submissions/contact-message.ts';
import {
  type FieldTemplates,
  type FormPages,
  formAction,
  formPlaces,
  slot,
} from '../submissions/native-forms.ts';
import { TRAP_FIELD } from '../submissions/spam-signs.ts';

/** Makes a whole document of what is in its head and in the page. */
type Wrap = (head: string, body: string) => string;

const alert = { title: slot('title'), text: slot('text') };

const fieldTemplates = (props: ComponentProps<typeof Field>): FieldTemplates => {
  const render = (more: Partial<ComponentProps<typeof Field>>) =>
    // Each field is rendered by itself, and its ids must differ from those of the others.
    renderToStaticMarkup(<Field {...props} defaultValue={slot('value')} {...more} />, {
      identifierPrefix: `${props.name}-`,
    });
  const error = slot('problem');
  return {
    plain: render({}),
    wrong: render({ error }),
    first: render({ error, autoFocus: true }),
  };
};

const { fields, privacy, submit } = contact.form;
const { vacancy, organisation } = contactMessage.fields;

const contactFields = {
  name: fieldTemplates({ ...fields.name, name: 'name', autoComplete: 'name', required: true }),
  email: fieldTemplates({
    ...fields.email,
    ...{ name: 'email', type: 'email', autoComplete: 'email', required: true },
  }),
  message: fieldTemplates({
    ...fields.message,
    ...{ name: 'message', multiline: true, required: true },
  }),
  vacancy: fieldTemplates({ label: vacancy.label, name: 'vacancy' }),
  organisation: fieldTemplates({ label: organisation.label, name: 'organisation' }),
};

const contactForm = (
  <NativeForm
    action={formAction('contact')}
    alert={alert}
    fields={slot('fields')}
    trap={TRAP_FIELD}
    note={
      <p className="text-small text-muted">
        {privacy.text}{' '}
        <SiteLink to="/privacy" className="link">
          {privacy.linkText}
        </SiteLink>
        .
      </p>
    }
    submit={submit}
  />
);

const newsletterFields = {
  email: fieldTemplates({
    ...{ label: newsletter.label, placeholder: newsletter.placeholder, hint: newsletter.consent },
    ...{ name: 'email', type: 'email', autoComplete: 'email', required: true },
  }),
};

const newsletterForm = (
  <NativeForm
    action={formAction('newsletter')}
    alert={alert}
    fields={slot('fields')}
    trap={TRAP_FIELD}
    note={<input type="hidden" name="consentVersion" value={newsletter.consentVersion} />}
    submit={newsletter.button}
  />
);

/** The answers to forms posted without script, with slots for what only the server knows. */
export const renderFormPages = async (wrap: Wrap): Promise<FormPages> => {
  const render = async (path: string, page: ReactNode) => {
    const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
    await router.load();
    const body = renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <Shell>{page}</Shell>
      </RouterContextProvider>,
    );
    const head = `<title>${slot('title')} · ${site.name}</title><meta name="robots" content="noindex"/>`;
    return wrap(head, body);
  };

  const { intro, ...newsletterWords } = words.newsletter;
  return {
    forms: {
      contact: {
        page: await render(
          formPlaces.contact.form,
          <ContactPage content={contact} form={contactForm} />,
        ),
        fields: contactFields,
        ...words.contact,
      },
      newsletter: {
        page: await render(
          formPlaces.newsletter.sent,
          <FormAnswerPage
            title={newsletter.title}
            text={intro}
            words={words}
            form={newsletterForm}
          />,
        ),
        fields: newsletterFields,
        ...newsletterWords,
      },
    },
    refusal: await render('/_', <FormAnswerPage {...alert} words={words} />),
    links: words.links,
    refusals: words.refusals,
  };
};
