import type { Product } from '../types.ts';

export default {
  id: 'aroundly',
  name: 'Aroundly',
  description: 'A marketplace for booking service providers near you',
  longDescription: [
    'Aroundly connects households and offices with plumbers, hair stylists, tutors, gardeners, electricians and other people who work nearby. You say what you need and when. Providers who are free, within reach and approved for that kind of work appear with their prices, photographs of finished jobs and reviews from customers who really booked them.',
    'A booking holds the time slot in the provider’s calendar, and a licensed payment partner holds the deposit until the job is confirmed. Both sides get the address, a reference and a masked telephone number that stops working after the appointment. If load-shedding or rain moves the day, rescheduling takes two taps and costs nothing.',
    'For providers, Aroundly is the office they never had: a diary, quotes, invoices, reminders and a running total for tax season. Identity, references and trade registrations, such as an electrician’s wireman’s licence, are checked before a profile goes live and again every year. The app works on entry-level phones, keeps the day’s appointments available without a signal and sends confirmations by SMS.',
  ],
  url: 'https://aroundly.example',
  image: 'products/aroundly-screen',
  mark: 'products/aroundly-mark',
  tags: ['Marketplace', 'Bookings', 'Small business'],
  features: [
    'Live calendars that show only slots a provider can reach',
    'Identity, reference and trade registration checks, renewed yearly',
    'Deposits held by a payment partner until the work is done',
    'Masked telephone numbers for both sides of each booking',
    'Reviews only from customers with a completed appointment',
    'An offline day view for providers on the road',
  ],
  caseStudy:
    'Independent providers in several cities now run their diaries on Aroundly. Together they have completed over 50,000 appointments at 96% satisfaction, and reminders the evening before have made missed bookings the exception.',
  caseStudyNote: 'Appointments and ratings on the platform, counted on 1 October 2026.',
  closing: 'Book the plumber before the geyser bursts.',
  meta: {
    title: 'Aroundly: Book Local Service Providers',
    description:
      'Aroundly books checked plumbers, tutors, stylists and other providers near you, with live calendars, protected deposits and reviews from real customers.',
  },
} as const satisfies Product;
