import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacyWith } from '../src/content/pages/privacy.ts';
import { retentionWith } from '../src/content/retention.ts';
import type { TextSection } from '../src/content/types.ts';

const doc = readFileSync('docs/privacy.md', 'utf8');
const sections: readonly TextSection[] = privacyWith(retentionWith(null)).sections;

const sentencesOf = ({ paragraphs, list = [] }: TextSection): readonly string[] => [
  ...paragraphs.flatMap((paragraph) => paragraph.split(/(?<=\.)\s+(?=[A-Z])/)),
  ...list,
];

/** Returns the first words of each sentence that has a proof under this title. */
const openingsUnder = (title: string): readonly string[] => {
  const [, under = ''] = doc.split(`\n## ${title}\n`);
  const [list = ''] = under.split('\n## ');
  return [...list.matchAll(/^- _(.+?)_: ./gm)].map(([, words = '']) => words);
};

it.each(sections.map((section) => ({ section, title: section.title })))(
  "every sentence under '$title' of the privacy page has a proof in docs/privacy.md",
  ({ section, title }) => {
    const sentences = sentencesOf(section);
    const openings = openingsUnder(title);
    expect(openings).toHaveLength(sentences.length);
    const unproven = sentences.filter((sentence, at) => !sentence.startsWith(openings[at] ?? '?'));
    expect(unproven).toEqual([]);
  },
);

it('every file that docs/privacy.md names exists', () => {
  const named = [...doc.matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
