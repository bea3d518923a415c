import type { Hero, PageMeta } from '../types.ts';

export interface SignInContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  /** Tells visitors that the form does not work yet, so that nobody types a password. */
  readonly notOpenYet: string;
  readonly contactLink: string;
  /** The label of the form. */
  readonly preview: string;
  readonly emailLabel: string;
  readonly passwordLabel: string;
  readonly rememberMe: string;
  readonly forgotPassword: string;
  readonly submit: string;
  readonly createAccount: string;
  readonly socialTitle: string;
  readonly social: readonly ['Facebook', 'Twitter', 'GitHub'];
}

export const signIn = {
  meta: {
    title: 'Sign in',
    description:
      'The sign-in page for client accounts, which are not open yet. Until they are, you reach your consultant by phone, email or message.',
  },
  hero: {
    title: 'Sign in to your account',
    tagline: 'Soon: a place for your project files, invoices and support requests.',
    image: 'pages/sign-in',
  },
  notOpenYet:
    'Client accounts are not open yet, and this form sends nothing: please do not enter a password. Your consultant has your files and invoices.',
  contactLink: 'Contact us instead',
  preview: 'Preview of the form, not in use',
  emailLabel: 'Email address',
  passwordLabel: 'Password',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot your password?',
  submit: 'Sign in',
  createAccount: 'Create An Account',
  socialTitle: 'Or continue with',
  social: ['Facebook', 'Twitter', 'GitHub'],
} as const satisfies SignInContent;
