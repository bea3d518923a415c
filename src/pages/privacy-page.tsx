import type { PrivacyContent } from '../content/pages/privacy.ts';
import { later } from '../sections/later.tsx';

const DeviceData = later((sections) => sections.DeviceData);
const LegalText = later((sections) => sections.LegalText);

export const PrivacyPage = ({ content }: { readonly content: PrivacyContent }) => (
  <LegalText
    {...content}
    {...content.hero}
    extras={[
      { title: content.deviceData.title, content: <DeviceData words={content.deviceData} /> },
    ]}
  />
);
