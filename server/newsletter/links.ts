import { newsletterLinks } from '../../src/submissions/native-forms.ts';
import { endTokenOf } from './tokens.ts';

/** The page that confirms the subscription of `token`. `siteUrl` is the site's public origin. */
export const confirmLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${newsletterLinks.confirm.page}?token=${token}`;

/** The page that ends every subscription of `email`; mail programs may also post to it. */
export const unsubscribeLink = (siteUrl: string, secret: string, email: string): string =>
  `${siteUrl}${newsletterLinks.unsubscribe.page}?token=${endTokenOf(secret, email)}`;
