import { describe, expect, it, vi } from 'vitest';
import { type OutboxEvent, openChannel } from './channel.ts';
import { sampleId } from './testing/samples.ts';

const id = sampleId(1);
const messages: OutboxEvent[] = [
  { type: 'changed' },
  { type: 'delivered', id, kind: 'letter' },
  { type: 'refused', id, kind: 'note', problems: [{ field: 'email', message: 'No' }] },
];

const unknown = [undefined, null, 'changed', {}, { type: 'reload' }, { type: 'delivered', id }];

describe('the channel', () => {
  it('delivers a readable message to all other tabs, but never to its sender', async () => {
    const [here, there] = [openChannel('sample'), openChannel('sample')];
    const stranger = new BroadcastChannel('sample');
    const heard: unknown[] = [];
    const echo = vi.fn();
    there.subscribe((message) => heard.push(message));
    const leave = there.subscribe(echo);
    here.subscribe(echo);
    leave();
    for (const data of unknown) stranger.postMessage(data);
    for (const message of messages) here.post(message);
    await expect.poll(() => heard).toEqual(messages);
    expect(echo).not.toHaveBeenCalled();
    for (const channel of [here, there, stranger]) channel.close();
    here.post({ type: 'changed' });
  });

  it('does nothing if the browser lacks BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const channel = openChannel('sample');
    channel.subscribe(() => expect.fail())();
    channel.post({ type: 'changed' });
    channel.close();
  });
});
