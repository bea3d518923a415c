import { retry } from '@site/outbox';
import { literal, object, string } from 'valibot';

const schema = object({
  id: string(),
  kind: literal('message'),
  composedAt: string(),
  fields: object({ message: string() }),
});

/** @type {import('@site/outbox').Send} */
const send = async (submission, signal) => {
  let response;
  try {
    const body = JSON.stringify(submission);
    response = await fetch('/messages', { method: 'POST', body, signal });
  } catch {
    // The request may have arrived: perhaps only the response was lost.
    return retry('no-network', true);
  }
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer?.id) return { status: 'receipt', ...answer };
  if (response.status === 422 && answer) return { status: 'refused', problems: answer.problems };
  const seconds = Number(response.headers.get('retry-after'));
  return retry('http-status', true, seconds ? seconds * 1000 : undefined);
};

/** The settings that the page and the worker share. */
export const settings = { name: 'outbox-example', kinds: ['message'], schema, send };
