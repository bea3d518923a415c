/// <reference lib="webworker" />

import { compose, type FormInput } from '../submissions/compose.ts';
import { fieldNames } from '../submissions/kinds.ts';
import { formKind, formUrls } from '../submissions/native-forms.ts';
import { OUTBOX } from '../submissions/sending/outbox-settings.ts';
import { signsOf, TRAP_FIELD } from '../submissions/spam-signs.ts';
import { createSubmissionId } from '../submissions/submission-id.ts';
import { workerOutbox } from './delivery.ts';
import { isSameOrigin, type Route } from './route.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the browser is kept waiting for a receipt, before it is shown what waits. */
const RECEIPT_MS = 10_000;

/** How soon after it has led somewhere a second press can still come. */
const PRESSED_AGAIN_MS = 3_000;

/** The place of the list of waiting submissions. */
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

// Another site's page may post here, too: the server refuses that.
const isFromThisSite = ({ referrer }: Request): boolean =>
  referrer.startsWith(`${self.location.origin}/`);

/** Where words that were pressed twice have led: each press is a request. */
const pressed = new Map<string, Promise<string | undefined>>();

/** Resolves to where the browser goes from here; to undefined where the server must answer. */
const saveAndSend = async (input: FormInput, event: FetchEvent): Promise<string | undefined> => {
  const composed = compose(input, createSubmissionId(), new Date().toISOString());
  if (!composed.ok) return undefined;
  const saved = await workerOutbox.put(composed.submission);
  if (!saved) return undefined;
  event.waitUntil(saved.delivered);
  const done = await Promise.race([saved.delivered, wait(RECEIPT_MS).then(() => false)]);
  if (done) return formUrls[input.kind].sent;
  // Refused where the visitor has switched it off: the page that is shown sends by itself.
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
  // Written once more, after that, they are meant once more.
  event.waitUntil(wait(PRESSED_AGAIN_MS).then(() => pressed.delete(words)));
  return url === undefined ? fetch(request) : Response.redirect(url, 303);
};

/**
 * Takes a form that the browser posts by itself, pressed before its page had script, the way of all
 * submissions: saved on the device, sent under an id of its own, and shown where it waits. What
 * cannot be saved, or is not valid, goes to the server as it is.
 */
export const nativePost: Route = (event, url) => {
  const { request } = event;
  if (request.method !== 'POST' || !isSameOrigin(url) || !isFromThisSite(request)) return undefined;
  const kind = formKind(url.pathname);
  return kind && answerPost(event, kind);
};
