import { controls } from '../content/controls.ts';

/** The warning in a link to another site while there is no connection. */
export const NeedsConnection = () => (
  <span className="when-down">{` (${controls.needsConnection})`}</span>
);
