import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { Icon } from '../components/icon.tsx';
import { TrapField } from '../components/trap-field.tsx';
import type { FieldWords, FormWords } from '../content/form-words.ts';
import { contact } from '../content/pages/contact.ts';
import { answersTo, formAnswers as words } from '../content/pages/form-answers.ts';
import { forms } from '../content/pages/forms.ts';
import { newsletter } from '../content/pages/newsletter.ts';
import { site } from '../content/site.ts';
import { createAppRouter } from '../router.tsx';
import { ContactPage } from '../routes/-contact-page.tsx';
import { PrivacyNote } from '../sections/submission-form.tsx';
import { Shell } from '../shell/shell.tsx';
import type { FieldTemplates, FormPages } from '../submissions/form-pages.ts';
import { controlFor, fieldsOf, type Kind, kindNames, kinds } from '../submissions/kinds.ts';
import { formAction, slot } from '../submissions/native-forms.ts';
import { FormAnswerPage } from './form-answer-page.tsx';

const alert = { title: slot('title'), text: slot('text') };

const fieldTemplates = (props: ComponentProps<typeof Field>): FieldTemplates => {
  const render = (more: Partial<ComponentProps<typeof Field>>) =>
    // Fields are rendered separately, so their ids need a prefix to be unique on the page.
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

/** Returns a hidden field's templates. The page with the form may have set the field's value. */
const hiddenTemplates = (name: string): FieldTemplates => {
  const plain = renderToStaticMarkup(
    <input type="hidden" name={name} defaultValue={slot('value')} />,
  );
  return { plain, wrong: plain, first: plain };
};

/**
 * Returns the templates for all fields except `consentVersion`, which `formOf` renders. A visible
 * field without an entry in `labelled` gets the label for staff.
 */
const templatesOf = (kind: Kind, labelled: readonly FieldWords[]) =>
  Object.fromEntries(
    Object.entries(fieldsOf(kind)).flatMap(([name, { label, preset }]) => {
      const words = labelled.find((each) => each.name === name) ?? { label };
      if (preset) return name === 'consentVersion' ? [] : [[name, hiddenTemplates(name)]];
      return [[name, fieldTemplates({ ...words, ...controlFor(kind, name) })]];
    }),
  );

type Labels = Pick<FormWords['form'], 'title' | 'fields' | 'submit'> &
  Partial<Pick<FormWords['form'], 'privacy'>>;

/** Returns a form that is never hydrated. An alert above its fields reports the last attempt. */
const formOf = (kind: Kind, { privacy, submit }: Labels) => (
  <form noValidate method="post" action={formAction(kind)} className="form">
    <div role="alert" className="flex items-start gap-4 border-2 border-danger tone-surface p-5">
      <Icon name="triangle-alert" className="mt-1 text-danger" />
      <div>
        <p className="font-semibold">{alert.title}</p>
        <p className="text-small text-muted">{alert.text}</p>
      </div>
    </div>
    {slot('fields')}
    <TrapField />
    {privacy ? (
      <PrivacyNote {...privacy} />
    ) : (
      <input type="hidden" name="consentVersion" value={newsletter.consentVersion} />
    )}
    <div className="max-md:grid">
      <Button type="submit" icon="arrow-right">
        {submit}
      </Button>
    </div>
  </form>
);

/** Renders the templates of the server's responses to forms posted without JavaScript. */
export const renderFormPages = async (
  wrap: (head: string, body: string) => string,
): Promise<FormPages> => {
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

  const formPage = async (kind: Kind) => {
    const labels: Labels = forms[kind].words.form;
    const form = formOf(kind, labels);
    const page =
      kind === 'contact' ? (
        <ContactPage content={contact} form={form} />
      ) : (
        <FormAnswerPage title={labels.title} form={form} />
      );
    const answers = {
      page: await render(kinds[kind].form, page),
      fields: templatesOf(kind, labels.fields),
      ...answersTo(kinds[kind].noun),
    };
    return [kind, answers] as const;
  };
  return {
    // TypeScript cannot infer that there is one entry per kind.
    forms: Object.fromEntries(await Promise.all(kindNames.map(formPage))) as FormPages['forms'],
    refusal: await render('/_', <FormAnswerPage {...alert} />),
    links: words.links,
    refusals: words.refusals,
  };
};
