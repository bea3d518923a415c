import type { Product } from '../types.ts';

export default {
  id: 'boldbash',
  name: 'BoldBash',
  description: 'Event management from the first guest list to the last invoice',
  longDescription: [
    'BoldBash runs conferences, launches, weddings and community festivals from one plan. An organiser starts with the date, the budget and the number of guests, and BoldBash lays out the tasks backwards from the opening: venue, permits, caterers, speakers, transport, signage. Every task has an owner and a deadline, and the budget shows what is promised as well as what has been paid.',
    'Guests register on a page in the event’s own colours, choose sessions and meals, and receive a QR ticket with a short code that also works by SMS. Check-in runs on any phone at the door and carries on when the network drops, then brings the devices back into step. During the day the schedule, room changes and seat counts are live for staff and visitors alike.',
    'Suppliers see their own part: delivery times, access gates, contacts and purchase orders. For larger gatherings BoldBash keeps the documents that the Safety at Sports and Recreational Events Act calls for in one file, from the crowd plan to the emergency contacts. Afterwards the organiser has attendance, spending and feedback in one report, and guest details are deleted on the date promised in the privacy notice.',
  ],
  url: 'https://boldbash.example',
  image: 'products/boldbash-screen',
  mark: 'products/boldbash-mark',
  tags: ['Events', 'Ticketing', 'Planning'],
  features: [
    'Planning backwards from the opening hour, with owners and deadlines',
    'A budget view of promised, invoiced and paid amounts',
    'Registration pages with sessions, meals and access needs',
    'Offline check-in that reconciles several doors afterwards',
    'A supplier portal with gate times, contacts and orders',
    'A live schedule that tells guests when a room changes',
  ],
  caseStudy:
    'An agency that produces corporate events moved its whole season to BoldBash. Its organisers recorded 40% less admin work and its guest surveys 30% higher satisfaction, which the agency credits to shorter queues and fewer last-minute emails.',
  caseStudyNote:
    'Hours logged by organisers and 412 guest surveys, the season of 2025 against that of 2024.',
  closing: 'Plan the next one without the spreadsheet.',
  meta: {
    title: 'BoldBash: Event Management',
    description:
      'BoldBash plans events backwards from the opening hour: tasks, budget, registration, check-in that works offline and a schedule guests can follow.',
  },
} as const satisfies Product;
