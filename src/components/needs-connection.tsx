import { controls } from '../content/controls.ts';

/** A warning in a link to another site. CSS shows it only while there is no connection. */
export const NeedsConnection = () => (
  <span className="when-down">{` (${controls.needsConnection})`}</span>
);
