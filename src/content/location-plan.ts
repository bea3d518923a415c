import { site } from './site.ts';

/** The invented streets around the office. `wayHere` in `site.ts` describes the way along them. */
export const locationPlan = {
  size: [360, 212],
  /** The pattern on the blocks between the streets. */
  pattern:
    'M0 0H80V58ZM0 78H80L0 138ZM312 0H360V48ZM312 78H360V138A60 60 0 0 1 312 78ZM292 0V58H234A58 58 0 0 1 292 0ZM100 194 124 158 148 194 172 158 196 194 220 158 244 194 268 158 292 194ZM312 194H360V158Z',
  park: { d: 'M100 78H292V138H100Z', name: 'Mosaic Park', at: [196, 108] },
  station: { d: 'M0 164H80V194H0Z', name: 'Keystone', at: [40, 179] },
  railway: 'M0 203H360',
  streets: [
    { d: 'M0 148H360', name: 'Lintel Street', at: [196, 148] },
    { d: 'M90 0V194', name: 'Keystone Avenue', at: [90, 69], isUpright: true },
    { d: 'M302 0V194', name: 'Hinge Road', at: [302, 69], isUpright: true },
    { d: 'M90 68H302', name: site.address.street.replace(/^\d+\s*/, ''), at: [196, 68] },
  ],
  /** The lower tip of the diamond that marks the office, and the house number in the diamond. */
  office: { at: [150, 58], name: site.address.street.replace(/\D.*/, '') },
} as const;
