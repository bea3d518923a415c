import * as v from 'valibot';

/** Adds a description (Markdown, for `docs/settings.md`) to the schema of a variable. */
export const setting = <const Schema extends v.GenericSchema>(does: string, schema: Schema) =>
  v.pipe(schema, v.description(does));
