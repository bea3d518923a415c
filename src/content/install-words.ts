import type { IconName } from './icons.ts';
import { site } from './site.ts';

interface InstallStep {
  readonly icon: IconName;
  readonly text: string;
}

interface InstallWords {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly close: string;
  /** The steps in browsers without an install prompt, with the names in their menus. */
  readonly steps: Readonly<Record<'ios' | 'mac' | 'android', readonly InstallStep[]>>;
}

/** The texts of the install offer, and of the steps for installing by hand. */
export const install: InstallWords = {
  name: 'Install this site',
  title: `Install ${site.shortName}`,
  text: 'It opens like an app, in a window of its own, with or without a connection.',
  close: 'Close',
  steps: {
    ios: [
      { icon: 'share', text: 'Press Share in your browser’s bar.' },
      { icon: 'square-plus', text: 'Scroll down and choose ‘Add to Home Screen’.' },
      { icon: 'check', text: 'Press Add.' },
    ],
    mac: [
      { icon: 'share', text: 'Press Share in Safari’s toolbar.' },
      { icon: 'square-plus', text: 'Choose ‘Add to Dock’.' },
      { icon: 'check', text: 'Press Add.' },
    ],
    android: [
      { icon: 'ellipsis-vertical', text: 'Open your browser’s menu.' },
      { icon: 'smartphone', text: 'Choose ‘Install’ or ‘Add app to Home screen’.' },
      { icon: 'check', text: 'Confirm.' },
    ],
  },
};
