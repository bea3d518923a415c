import { expect, it } from 'vitest';
import type { SubmissionId } from '../submissions/submission.ts';
import { ticketOf } from './ticket.ts';

const id = '00000000-0000-4000-8000-000000000001' as SubmissionId;

it('a ticket escapes text from the visitor, and squeezes lines that are too long', () => {
  const svg = ticketOf(id, 'Message', ['About <script> & more', 'Received '.repeat(20)]);
  expect(svg).toContain('>About &lt;script> &amp; more<');
  expect(svg.match(/textLength/g)).toHaveLength(1);
});
