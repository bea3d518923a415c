import { TOPIC_PAGE } from '../content/topics.gen.ts';
import type { Field } from './field.ts';

/** The pattern of the ids in `openings.json`. */
export const OPENING_ID = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the field that contains an opening's id, for the form on that opening's page. */
export const openingField = (label: string) =>
  ({
    label,
    preset: true,
    inReceipt: true,
    rules: [
      [
        (text) => !OPENING_ID.test(text),
        `${label} unknown: please open it again from our list and use the form there`,
      ],
    ],
  }) as const satisfies Field;

/** Returns `text` if it is a topic (a page's path without its first slash), else ''. */
export const asTopic = (text: string): string => (TOPIC_PAGE.test(text) ? text : '');
