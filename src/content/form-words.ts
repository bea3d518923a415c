import { capital } from './number-words.ts';

export interface FormOutcome {
  readonly title: string;
  readonly text: string;
}

export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  readonly defaultValue?: string;
}

/** The texts of a form with several fields. */
export interface FormWords {
  readonly form: {
    readonly title: string;
    /** The texts of the fields, in the order of the form. */
    readonly fields: readonly FieldWords[];
    /** Shown below a field whose text is close to its limit, or too long. */
    readonly length: { readonly used: string; readonly over: string };
    readonly submit: string;
    readonly submitting: string;
    readonly privacy: { readonly text: string; readonly linkText: string };
  };
  readonly draft: { readonly restored: string; readonly clear: string };
  readonly states: {
    /** The server has sent a receipt. */
    readonly sent: FormOutcome;
    /** The submission is stored on the device, but there is no receipt yet. */
    readonly saved: FormOutcome;
    /** The submission is neither delivered nor stored: it is only in the page's memory. */
    readonly 'not-saved': FormOutcome;
    /** Like `not-saved`, but the reason is known: the device has no room. */
    readonly 'storage-full': FormOutcome;
    /** The code for sending did not load. The text is still in the form. */
    readonly 'not-loaded': FormOutcome;
    /** The server refused the submission. The text is in the form again. */
    readonly refused: FormOutcome;
  };
  /** Shown above the form after a delivery. Contains the placeholders `{name}` and `{time}`. */
  readonly receipt: string;
  /** Shown below the form's button in a browser without storage. */
  readonly storageUnavailable: string;
  /** Shown above the form's button while there is no connection. */
  readonly offline: string;
}

/** The texts that all forms with several fields share. */
export const formWords = {
  fields: {
    name: { name: 'name', label: 'Name', placeholder: 'Your name and surname' },
    email: { name: 'email', label: 'Email', placeholder: 'you@example.com' },
    phone: {
      name: 'phone',
      label: 'Phone (optional)',
      placeholder: '082 555 0142',
      hint: 'If you would like us to call you back.',
    },
  },
  length: { used: '{used} of {most} characters', over: '{over} too many' },
  submitting: 'Sending...',
  privacyLink: 'How we handle it',
  rest: {
    draft: {
      restored: 'We kept what you had typed here before.',
      clear: 'Clear the draft',
    },
    receipt: 'Received {time} · {name}',
    storageUnavailable:
      'This device does not let us save messages, for instance in a private window. What you send goes only while this page is open.',
    offline:
      'There is no connection. What you send is saved on this device, and goes as soon as there is one.',
  },
} as const;

/**
 * Returns the texts about the outcome of a submission.
 * @param what the name of the submission within a sentence
 */
export const formStates = (what: string, sent: FormOutcome) =>
  ({
    sent,
    saved: {
      title: `${capital(what)} saved`,
      text: 'It is saved on this device and will be sent as soon as there is a connection. If this device cannot do that in the background, it goes when you next open this site. A private window forgets it when it is closed.',
    },
    'not-saved': {
      title: `${capital(what)} not sent yet`,
      text: `There is no connection, and this device did not let us save your ${what}. Keep this page open: it goes as soon as there is one. Or phone us.`,
    },
    'storage-full': {
      title: 'No room to save',
      text: `There is no connection, and this device has no space left for your ${what}. Keep this page open: it goes as soon as there is one.`,
    },
    'not-loaded': {
      title: `${capital(what)} not sent`,
      text: 'A part of this page has not come through the connection. Your text is still in the form: keep this page open and try again, or phone us.',
    },
    refused: {
      title: `Please check your ${what}`,
      text: 'Our server could not accept it as it stands. Nothing is lost: correct the marked fields and send it again.',
    },
  }) as const satisfies FormWords['states'];
