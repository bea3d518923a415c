/** The texts of the list of submissions that wait on this device. */
export const waiting = {
  title: 'Waiting on this device',
  intro: 'Not confirmed by our server yet. Each goes by itself when it can.',
  /** Shown in Safari, and in all browsers on an iPhone or iPad. */
  soonForgotten:
    'This browser erases what waits here if this site is not opened for seven days. Come back to it within the week, in this browser: the site on your home screen keeps its own and cannot see this.',
  /** These texts contain the placeholder `{time}`. */
  savedAt: 'Saved {time}',
  writtenAt: 'Written {time}',
  nextTry: 'Next try at {time}',
  trying: 'Next try any moment now',
  serverWait: 'Our server asked to wait until {time}',
  states: {
    waiting: 'Waiting for a connection',
    sending: 'Being sent now',
    'needs-attention': 'Not accepted as it stands',
  },
  maybeSent:
    'It may already have been sent: an earlier answer was lost. Sending it again does not make it two.',
  maybeSentEdit:
    'The unchanged text may already have reached us. If you change and send it, we may read both.',
  unsaved: 'This device could not save it: it goes only while this page is open.',
  unreadable: 'An entry of another version of this site, which this version cannot show',
  actions: {
    sendNow: 'Send now',
    edit: 'Edit',
    cancel: 'Cancel',
    discard: 'Discard',
    notify: 'Tell me when it has gone',
  },
  confirmCancel: 'Cancel this and erase it from this device?',
  confirmCancelYes: 'Yes, erase it',
  confirmCancelNo: 'Keep it',
  outcomes: {
    cancelled: 'Cancelled. It is no longer on this device.',
    cancelledMaybeSent: 'Cancelled here. It may already have reached us before that.',
    serverWait: 'Our server asked for a pause. It will be sent after that.',
    sending: 'It is on its way this very moment. Please try again in a few seconds.',
    gone: 'It has already gone.',
    willNotify: 'A notification on this device will tell you.',
    notAllowed: 'This browser does not allow us notifications.',
    storageFailed: 'This device did not let us do that just now. Nothing has changed.',
    notLoaded: 'A part of this page has not come through the connection. Please try again.',
    'form-in-use': 'Please send or clear the text in the form first, so that it is not lost.',
  },
} as const;
