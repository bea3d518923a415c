import { newsletterLinks } from '../../src/submissions/native-forms.ts';
import { endTokenOf } from './tokens.ts';

export const confirmLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${newsletterLinks.confirm.page}?token=${token}`;

/** Returns the URL that ends all subscriptions of `email`. Mail programs may post to this URL. */
export const unsubscribeLink = (siteUrl: string, secret: string, email: string): string =>
  `${siteUrl}${newsletterLinks.unsubscribe.page}?token=${endTokenOf(secret, email)}`;
