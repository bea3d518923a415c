import * as v from 'valibot';

/**
 * One variable of the environment: how it is read, and what it does, which `docs/settings.md` says
 * in these words. They are Markdown.
 */
export const setting = <const Schema extends v.GenericSchema>(does: string, schema: Schema) =>
  v.pipe(schema, v.description(does));
