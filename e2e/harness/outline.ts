import type { Locator } from '@playwright/test';

/** A heading of the third level, and how many bullets (or paragraphs) stand below it. */
export interface Part {
  readonly name: string;
  readonly lines: number;
}

/** A heading of the second level, and the parts below it. */
export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** What shows in `main`, by its headings: what a page says, however it is drawn. */
export const outlineOf = (main: Locator): Promise<readonly Chapter[]> =>
  main.evaluate((element) => {
    const blocks = 'h2, h3, h4, li, p';
    const chapters: { title: string; parts: { name: string; lines: number }[] }[] = [];
    for (const block of element.querySelectorAll(blocks)) {
      const shows = block.checkVisibility({ visibilityProperty: true });
      if (!shows || block.closest('[aria-hidden]')) continue;
      const text = block.textContent.trim();
      const parts = chapters.at(-1)?.parts;
      if (block.matches('h2')) chapters.push({ title: text, parts: [] });
      else if (block.matches('h3')) parts?.push({ name: text, lines: 0 });
      else if (block.matches('li, p') && !block.querySelector(blocks)) {
        const part = parts?.at(-1);
        if (part) part.lines += 1;
      }
    }
    return chapters;
  });
