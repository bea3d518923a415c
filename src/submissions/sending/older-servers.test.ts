import { retry, type Send } from '@site/outbox';
import { describe, expect, it } from 'vitest';
import type { Submission } from '../submission.ts';
import { toOlderServers } from './older-servers.ts';
import { contact } from './testing/samples.ts';

const live = new AbortController().signal;

describe('a server of an earlier release', () => {
  const fields = { ...contact().fields, topic: 'services/cloud' };

  it('that rejects optional fields then receives them as lines of the message', async () => {
    const sent: Submission[] = [];
    const send: Send<Submission> = async (submission, signal) => {
      sent.push(submission);
      expect(signal).toBe(live);
      return 'topic' in submission.fields
        ? retry('not-understood', false)
        : { status: 'receipt', id: submission.id, receivedAt: '2026-11-20T12:00:00.000Z' };
    };
    const answer = await toOlderServers(send)({ ...contact(), fields }, live);
    expect(answer.status).toBe('receipt');
    expect(sent.map(({ id }) => id)).toEqual([contact().id, contact().id]);
    expect(sent[1]?.fields).toEqual({
      ...contact().fields,
      message: `Topic: services/cloud\n\n${contact().fields.message}`,
    });
  });

  it('receives only one request if there are no optional fields', async () => {
    let asked = 0;
    const send: Send<Submission> = async () => {
      asked += 1;
      return retry('not-understood', false);
    };
    await toOlderServers(send)(contact(), live);
    expect(asked).toBe(1);
  });
});
