import type { PrivacyPage as Content } from '../content/pages/privacy.ts';
import { DeviceData } from '../sections/device-data-panel.tsx';
import { LegalText } from '../sections/legal-text.tsx';

export const PrivacyPage = ({ content }: { readonly content: Content }) => (
  <LegalText
    {...content}
    {...content.hero}
    extras={[
      { title: content.deviceData.title, content: <DeviceData words={content.deviceData} /> },
    ]}
  />
);
