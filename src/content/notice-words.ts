export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

interface NoticeCatalogue {
  readonly close: string;
  /** `noun` is the name of the submission within a sentence. */
  readonly refused: (noun: string) => NoticeWords;
  readonly unsaved: (noun: string) => NoticeWords;
  readonly downloading: {
    readonly title: string;
    readonly text: (percent: number) => string;
  };
  readonly pictures: NoticeWords & { readonly accept: string; readonly decline: string };
  readonly offlineReady: NoticeWords;
  readonly connectionLost: NoticeWords;
  readonly connectionBack: NoticeWords;
  readonly install: NoticeWords & { readonly accept: string; readonly decline: string };
  readonly updateReady: NoticeWords & { readonly action: string };
  readonly updatedElsewhere: NoticeWords & { readonly action: string };
}

/** The texts of notices, which can appear on any page. */
export const noticeWords: NoticeCatalogue = {
  close: 'Close this notice',
  refused: (noun) => ({
    title: `Your ${noun} needs attention`,
    text: 'Our server could not accept it. The contact page has your text and says what to change.',
  }),
  unsaved: (noun) => ({
    title: `Your ${noun} is not sent yet`,
    text: 'There is no connection, and this device could not save it. Keep this page open: it goes as soon as there is one.',
  }),
  downloading: {
    title: 'Saving the site for offline use',
    text: (percent) => `${percent}%`,
  },
  pictures: {
    title: 'Every page opens offline now',
    text: 'Fetch the pictures, too? Data may cost you here; they take less than 75 KB in all.',
    accept: 'Fetch the pictures',
    decline: 'Leave them out',
  },
  offlineReady: {
    title: 'Available offline',
    text: 'The whole site is on this device now, and opens without a connection.',
  },
  connectionLost: {
    title: 'No connection at the moment',
    text: 'What you send waits, and goes by itself once there is one.',
  },
  connectionBack: {
    title: 'The connection is back',
    text: 'Anything that was waiting goes by itself.',
  },
  install: {
    title: 'Install this site?',
    text: 'It opens like an app, in a window of its own, with or without a connection.',
    accept: 'Install',
    decline: 'No, thank you',
  },
  updateReady: {
    title: 'A newer version of this site is ready',
    text: 'Reloading takes a second. What you have typed and what is waiting to be sent is kept.',
    action: 'Reload now',
  },
  updatedElsewhere: {
    title: 'This site was updated in another window',
    text: 'This page still works. Reload it when it suits you.',
    action: 'Reload this page',
  },
};
