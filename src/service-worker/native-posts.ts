/// <reference lib="webworker" />

import { compose, type FormInput } from '../submissions/compose.ts';
import { fieldNames } from '../submissions/kinds.ts';
import { formKind, sentPage } from '../submissions/native-forms.ts';
import { OUTBOX } from '../submissions/sending/outbox-settings.ts';
import { signsOf, TRAP_FIELD } from '../submissions/spam-signs.ts';
import { createSubmissionId } from '../submissions/submission-id.ts';
import { workerOutbox } from './delivery.ts';
import { isSameOrigin, type Route } from './route.ts';

declare const self: ServiceWorkerGlobalScope;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** How long the browser waits for a receipt, before it shows the list of waiting submissions. */
const RECEIPT_MS = 10_000;

/** How long after an answer a double click may still arrive. */
const PRESSED_AGAIN_MS = 3_000;

/** The URL of the list of waiting submissions. */
const WAITING = '/contact#waiting';

const readForm = async (request: Request, kind: FormInput['kind']): Promise<FormInput> => {
  const body = await request.formData();
  const textIn = (name: string) => String(body.get(name) ?? '');
  return {
    kind,
    fields: Object.fromEntries(fieldNames(kind).map((name) => [name, textIn(name)])),
    signs: signsOf(textIn(TRAP_FIELD)),
  };
};

// Pages of other sites may post here, too: the server refuses those posts.
const isFromThisSite = ({ referrer }: Request): boolean =>
  referrer.startsWith(`${self.location.origin}/`);

/** The answers for recent posts by their words: each click of a double click is a request. */
const pressed = new Map<string, Promise<string | undefined>>();

/** Resolves to the URL to redirect to; undefined if the server must answer. */
const saveAndSend = async (input: FormInput, event: FetchEvent): Promise<string | undefined> => {
  const composed = compose(input, createSubmissionId(), new Date().toISOString());
  if (!composed.ok) return undefined;
  const saved = await workerOutbox.put(composed.submission);
  if (!saved) return undefined;
  event.waitUntil(saved.delivered);
  const done = await Promise.race([saved.delivered, wait(RECEIPT_MS).then(() => false)]);
  if (done) return sentPage(input.kind);
  // Refused if the visitor has switched it off: then the page that opens sends the submission.
  self.registration.sync?.register(OUTBOX).catch(() => {});
  return WAITING;
};

const answerPost = async (event: FetchEvent, kind: FormInput['kind']): Promise<Response> => {
  const { request } = event;
  const input = await readForm(request.clone(), kind);
  const words = JSON.stringify(input);
  const leading = pressed.get(words) ?? saveAndSend(input, event);
  pressed.set(words, leading);
  const url = await leading;
  // Afterwards the same words are a new submission.
  event.waitUntil(wait(PRESSED_AGAIN_MS).then(() => pressed.delete(words)));
  return url === undefined ? fetch(request) : Response.redirect(url, 303);
};

/**
 * Handles a form that the browser posts itself, because it was clicked before its page had script.
 * Like any submission, it is saved on the device, sent under its own id, and shown while it waits.
 * A submission that is invalid or cannot be saved is passed to the server unchanged.
 */
export const nativePost: Route = (event, url) => {
  const { request } = event;
  if (request.method !== 'POST' || !isSameOrigin(url) || !isFromThisSite(request)) return undefined;
  const kind = formKind(url.pathname);
  return kind && answerPost(event, kind);
};
