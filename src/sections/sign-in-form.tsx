import type { FormEvent } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { PlaceholderLink } from '../components/placeholder-link.tsx';
import { SocialIcon } from '../components/social-icon.tsx';
import type { SignInContent } from '../content/pages/sign-in.ts';

const nothing = (event: FormEvent) => event.preventDefault();

/** The form for future accounts. The browser validates the fields, but the form is not sent. */
export const SignInForm = ({ words }: { readonly words: SignInContent }) => (
  // `method="dialog"` keeps the password out of the URL in browsers without JavaScript.
  <form
    method="dialog"
    onSubmit={nothing}
    className="flex flex-col gap-6 border-2 border-edge border-dashed p-6"
  >
    <p className="font-semibold text-muted text-small">{words.preview}</p>
    <Field label={words.emailLabel} name="email" type="email" autoComplete="off" required />
    <Field
      label={words.passwordLabel}
      name="password"
      type="password"
      autoComplete="off"
      required
    />
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input type="checkbox" name="remember" className="checkbox tone-surface" />
        {words.rememberMe}
      </label>
      <PlaceholderLink className="link inline-flex min-h-11 items-center">
        {words.forgotPassword}
      </PlaceholderLink>
    </div>
    <div className="flex flex-wrap gap-4">
      <Button type="submit" tone="outline">
        {words.submit}
      </Button>
      <Button tone="outline">{words.createAccount}</Button>
    </div>
    <div className="mt-4 border-line border-t pt-6">
      <p className="text-small text-muted">{words.socialTitle}</p>
      <ul className="mt-3 flex flex-col gap-3 sm:flex-row">
        {words.social.map((name) => (
          <li key={name}>
            <PlaceholderLink className="flex min-h-12 items-center gap-3 rounded-small border-2 border-edge px-5">
              <SocialIcon name={name} />
              {name}
            </PlaceholderLink>
          </li>
        ))}
      </ul>
    </div>
  </form>
);
