import { capital } from '../number-words.ts';
import { confirmationLinkWorks, periodInWords } from '../retention.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface FormAnswers {
  /** The messages for a link in a newsletter mail that is invalid, or that temporarily fails. */
  readonly links: Readonly<Record<'confirm' | 'unsubscribe' | 'failed', Words>>;
  /** The messages by status, for posts whose fields the server does not read. */
  readonly refusals: Readonly<Record<400 | 403 | 404 | 413 | 415, Words>>;
  /** Shown beside the phone number and the email address. */
  readonly otherWays: string;
  readonly toForm: string;
  readonly toHome: string;
}

/**
 * Returns the messages in `FormPages` for a post that the server rejects or fails to process.
 * @param noun the name of the submission within a sentence
 */
export const answersTo = (noun: string) => ({
  invalid: {
    title: `Please check your ${noun}`,
    text: 'It has not been sent yet. Correct what is marked below and send it again.',
  },
  limited: {
    title: `${capital(noun)} not sent yet`,
    text: 'Many messages have come from your connection or address in a short time. Your text is still in the form: send it again in about %%minutes%% min, or phone us.',
  },
  failed: {
    title: `${capital(noun)} not sent`,
    text: 'Something went wrong on our side. Your text is still in the form: try again in a moment, or phone us.',
  },
});

/** The server's texts for a post that it rejects, and for a link in a mail that does not work. */
export const formAnswers = {
  links: {
    confirm: {
      title: 'This link does not work',
      text: `It is incomplete or older than ${periodInWords(confirmationLinkWorks)}, or its subscription has ended. Nothing has changed: if you have confirmed before, you are subscribed. If not, subscribe again at the foot of this page, and a new link comes by mail.`,
    },
    unsubscribe: {
      title: 'This link does not work',
      text: 'It is incomplete, or its address is no longer known to us. If the newsletter still comes to you, write to us and we take your address off the list.',
    },
    failed: {
      title: 'Please try again in a moment',
      text: 'Something went wrong on our side, and nothing may have changed. Open the link in your mail again in a few minutes: pressing twice does no harm.',
    },
  },
  refusals: {
    400: {
      title: 'The form did not arrive whole',
      text: 'Nothing was sent. Go back one page, where your text should still be, and send it again.',
    },
    403: {
      title: 'This form came from another website',
      text: 'For your safety we take messages from our own pages only. Nothing was sent. Please write to us on our contact page.',
    },
    404: {
      title: 'There is no form at this address',
      text: 'Nothing was sent. Our contact page has the form that reaches us.',
    },
    413: {
      title: 'Your text is too long',
      text: 'Nothing was sent. Go back one page, where your text should still be, and shorten it: a message may have 3000 characters.',
    },
    415: {
      title: 'The form came in a way we cannot read',
      text: 'Nothing was sent. Please write to us on our contact page.',
    },
  },
  otherWays: 'You can also reach us without a form:',
  toForm: 'To the contact form',
  toHome: 'Home',
} as const satisfies FormAnswers;
