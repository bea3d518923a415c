import * as v from 'valibot';

/**
 * Defines how one environment variable is parsed, and describes its effect. The description is
 * Markdown, and appears in `docs/settings.md`.
 */
export const setting = <const Schema extends v.GenericSchema>(does: string, schema: Schema) =>
  v.pipe(schema, v.description(does));
