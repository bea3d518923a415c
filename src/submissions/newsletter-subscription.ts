import { atMost, email, type KindDefinition, required } from './field.ts';

const CONSENT_MISSING = 'Please subscribe again: the consent text is missing';

export const newsletterSubscription = {
  title: 'Newsletter subscription',
  noun: 'subscription',
  isAnswered: false,
  kept: null,
  form: '/#newsletter',
  mutation: { field: 'subscribeToNewsletter', input: 'NewsletterSubscriptionInput' },
  fields: {
    email,
    /** The version of the consent text that the visitor saw. */
    consentVersion: {
      label: 'Consent',
      preset: true,
      rules: [required(CONSENT_MISSING), atMost(32, CONSENT_MISSING)],
    },
  },
} as const satisfies KindDefinition;
