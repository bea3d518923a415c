import type { KindDefinition } from './field.ts';
import { sender } from './sender.ts';
import { openingField } from './topics.ts';

/** The maximum number of places in one reservation. */
const MOST_PLACES = 20;

const isPlaces = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_PLACES;

/** A reservation, from the form on a training intake's page. */
export const reservation = {
  title: 'Reservation',
  noun: 'reservation',
  isAnswered: true,
  kept: 'message',
  form: '/training',
  pages: { field: 'intake', path: '/training/intakes/' },
  mutation: { name: 'SendReservation', field: 'sendReservation', input: 'ReservationInput' },
  fields: {
    ...sender,
    intake: openingField('Intake'),
    places: {
      label: 'Places',
      type: 'number',
      range: [1, MOST_PLACES],
      rules: [
        [
          (text) => !isPlaces(text),
          `Please enter a whole number from 1 to ${MOST_PLACES}; for more places, phone us`,
        ],
      ],
    },
    /** `yes` if the intake was full; other text is dropped without a problem. */
    waitingList: {
      label: 'Waiting list',
      optional: true,
      preset: true,
      format: (text) => (text === 'yes' ? text : ''),
      rules: [],
    },
  },
} as const satisfies KindDefinition;
