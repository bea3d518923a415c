import type { KindDefinition } from './field.ts';
import { sender } from './sender.ts';
import { openingField } from './topics.ts';

const MOST_PLACES = 20;

const isPlaces = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_PLACES;

export const reservation = {
  title: 'Reservation',
  noun: 'reservation',
  isAnswered: true,
  kept: 'message',
  form: '/training',
  pages: { field: 'intake', path: '/training/intakes/' },
  mutation: { field: 'sendReservation', input: 'ReservationInput' },
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
    /** `yes` if the intake was full. Any other text is removed, not reported as a problem. */
    waitingList: {
      label: 'Waiting list',
      optional: true,
      preset: true,
      format: (text) => (text === 'yes' ? text : ''),
      rules: [],
    },
  },
} as const satisfies KindDefinition;
