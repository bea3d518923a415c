import * as v from 'valibot';

/**
 * Describes one environment variable: how it is parsed, and what it does. The description is
 * Markdown and appears in `docs/settings.md`.
 */
export const setting = <const Schema extends v.GenericSchema>(does: string, schema: Schema) =>
  v.pipe(schema, v.description(does));
