/// <reference lib="webworker" />

import { compose, type FormInput } from '../submissions/compose.ts';
import { fieldNames } from '../submissions/kinds.ts';
import { formKind, sentPage } from '../submissions/native-forms.ts';
import { OUTBOX } from '../submissions/sending/outbox-settings.ts';
import { signsOf, TRAP_FIELD } from '../submissions/spam-signs.ts';
import { createSubmissionId } from '../submissions/submission-id.ts';
import { workerOutbox } from './delivery.ts';
import { isSameOrigin, type Route } from './route.ts';

declare const self: ServiceWorkerGlobalScope & {
  // Background Sync (WICG) is not in TypeScript's library.
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
};

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** How long to wait for a receipt before redirecting the browser to the waiting submissions. */
const RECEIPT_MS = 10_000;

/** Within this time after the response, an identical request counts as part of a double click. */
const PRESSED_AGAIN_MS = 3_000;

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

// Leaves requests from other sites to the server, which rejects them.
const isFromThisSite = ({ referrer }: Request): boolean =>
  referrer.startsWith(`${self.location.origin}/`);

/** The results of recent requests, keyed by content. A double click makes two requests. */
const pressed = new Map<string, Promise<string | undefined>>();

/** Resolves to the URL to redirect to, or to undefined if the server must handle the form. */
const saveAndSend = async (input: FormInput, event: FetchEvent): Promise<string | undefined> => {
  const composed = compose(input, createSubmissionId(), new Date().toISOString());
  if (!composed.ok) return undefined;
  const saved = await workerOutbox.put(composed.submission);
  if (!saved) return undefined;
  event.waitUntil(saved.delivered);
  const done = await Promise.race([saved.delivered, wait(RECEIPT_MS).then(() => false)]);
  if (done) return sentPage(input.kind);
  // If the visitor has switched Background Sync off, the next page sends the submission.
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
  event.waitUntil(wait(PRESSED_AGAIN_MS).then(() => pressed.delete(words)));
  return url === undefined ? fetch(request) : Response.redirect(url, 303);
};

/**
 * Handles a form that the browser itself posts because the visitor sent it before the page's script
 * had loaded. Saves the submission in the outbox with a new id, and sends it. A form that is
 * invalid or cannot be saved is passed to the server unchanged.
 */
export const nativePost: Route = (event, url) => {
  const { request } = event;
  if (request.method !== 'POST' || !isSameOrigin(url) || !isFromThisSite(request)) return undefined;
  const kind = formKind(url.pathname);
  return kind && answerPost(event, kind);
};
