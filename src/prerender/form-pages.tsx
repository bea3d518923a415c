import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from '../components/field.tsx';
import { SiteLink } from '../components/link.tsx';
import type { FieldWords, FormWords } from '../content/form-words.ts';
import { applicationForm } from '../content/pages/application-form.ts';
import { contact } from '../content/pages/contact.ts';
import { formAnswers as words } from '../content/pages/form-answers.ts';
import { newsletter } from '../content/pages/newsletter.ts';
import { reservationForm } from '../content/pages/reservation-form.ts';
import { site } from '../content/site.ts';
import { createAppRouter } from '../router.tsx';
import { ContactPage } from '../routes/-contact-page.tsx';
import { NativeForm } from '../sections/native-form.tsx';
import { Shell } from '../shell/shell.tsx';
import { controlFor, fieldsOf, type Kind } from '../submissions/kinds.ts';
import {
  type FieldTemplates,
  type FormPages,
  formAction,
  formUrls,
  slot,
} from '../submissions/native-forms.ts';
import { TRAP_FIELD } from '../submissions/spam-signs.ts';
import { FormAnswerPage } from './form-answer-page.tsx';

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

/** A field that may have been set by the page that was posted. */
const hiddenTemplates = (name: string): FieldTemplates => {
  const plain = renderToStaticMarkup(
    <input type="hidden" name={name} defaultValue={slot('value')} />,
  );
  return { plain, wrong: plain, first: plain };
};

/**
 * Of every field that can be typed, and of those that a page may have set, but not the version of the
 * consent line, which the answer shows itself. A typed field that a page has no words for has the label
 * that staff read.
 */
const templatesOf = (kind: Kind, labelled: readonly FieldWords[]) =>
  Object.fromEntries(
    Object.entries(fieldsOf(kind)).flatMap(([name, { label, preset }]) => {
      const words = labelled.find((each) => each.name === name) ?? { label };
      if (preset) return name === 'consentVersion' ? [] : [[name, hiddenTemplates(name)]];
      return [[name, fieldTemplates({ ...words, ...controlFor(kind, name) })]];
    }),
  );

const formOf = (kind: Kind, { privacy, submit }: FormWords['form']) => (
  <NativeForm
    action={formAction(kind)}
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
    const router = createAppRouter({
      history: createMemoryHistory({ initialEntries: [path] }),
    });
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
  const openingForm = async (kind: 'application' | 'reservation', { form }: FormWords) => {
    const { intro: text, ...answers } = words[kind];
    const page = (
      <FormAnswerPage title={form.title} text={text} words={words} form={formOf(kind, form)} />
    );
    return {
      page: await render(formUrls[kind].form, page),
      fields: templatesOf(kind, form.fields),
      ...answers,
    };
  };
  return {
    forms: {
      contact: {
        page: await render(
          formUrls.contact.form,
          <ContactPage content={contact} form={formOf('contact', contact.form)} />,
        ),
        fields: templatesOf('contact', contact.form.fields),
        ...words.contact,
      },
      newsletter: {
        page: await render(
          formUrls.newsletter.sent,
          <FormAnswerPage
            title={newsletter.title}
            text={intro}
            words={words}
            form={newsletterForm}
          />,
        ),
        fields: templatesOf('newsletter', [
          {
            ...{ name: 'email', label: newsletter.label, placeholder: newsletter.placeholder },
            hint: newsletter.consent,
          },
        ]),
        ...newsletterWords,
      },
      application: await openingForm('application', applicationForm),
      reservation: await openingForm('reservation', reservationForm),
    },
    refusal: await render('/_', <FormAnswerPage {...alert} words={words} />),
    links: words.links,
    refusals: words.refusals,
  };
};
