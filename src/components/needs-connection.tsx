import { controls } from '../content/controls.ts';

/** Said by what leads to another site, for as long as there is no connection to get there. */
export const NeedsConnection = () => (
  <span className="when-down">{` (${controls.needsConnection})`}</span>
);
