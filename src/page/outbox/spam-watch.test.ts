import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpamWatch } from './spam-watch.ts';

/** A form, as far as it is read. */
const form = (website: string) => ({ website }) as unknown as HTMLFormElement;

describe('the watch over a form', () => {
  beforeEach(() => {
    class Data {
      readonly #fields: { website: string };
      constructor(fields: { website: string }) {
        this.#fields = fields;
      }
      get() {
        return this.#fields.website;
      }
    }
    vi.stubGlobal('FormData', Data);
  });
  afterEach(() => vi.unstubAllGlobals());

  const watchAt = (begun: number, sent: number) => {
    let time = begun;
    const watch = createSpamWatch(() => time);
    watch.begin();
    time = sent;
    return watch;
  };

  it('finds nothing odd about a person', () => {
    expect(watchAt(0, 2_000).signs(form(''))).toEqual([]);
  });

  it('notes who is quicker than people are', () => {
    expect(watchAt(0, 1_999).signs(form(''))).toEqual(['quick']);
  });

  it('counts from the first key, anew after a message', () => {
    const watch = watchAt(0, 5_000);
    watch.begin();
    expect(watch.signs(form(''))).toEqual([]);
    watch.reset();
    watch.begin();
    expect(watch.signs(form(''))).toEqual(['quick']);
  });

  it('notes what people cannot see to fill', () => {
    expect(watchAt(0, 9_000).signs(form('https://spam.example'))).toEqual(['hidden-field']);
  });
});
