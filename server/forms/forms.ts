import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import {
  asStored,
  fieldNames,
  fieldsOf,
  type Kind,
  kindNames,
  kinds,
} from '../../src/submissions/kinds.ts';
import { FORMS_PATH, formAction, sentPage } from '../../src/submissions/native-forms.ts';
import { TRAP_FIELD } from '../../src/submissions/spam-signs.ts';
import { RateLimited } from '../limits/visitor-limit.ts';
import type { Storage } from '../submissions/open-storage.ts';
import {
  beforeStoring,
  NotTaken,
  type Receive,
  type SubmissionResult,
} from '../submissions/receive.ts';
import { formId } from './form-id.ts';
import { acceptPosts, answer, readFormPages, type Typed } from './form-pages.ts';
import { isFromThisSite } from './same-site.ts';

const BODY_LIMIT = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface FormsDeps {
  readonly receive: Receive;
  /** @throws Unavailable while there is no database */
  readonly storage: () => Pick<Storage, 'subscriptions' | 'secret'>;
  readonly siteDir: string;
}

const typedIn = (kind: Kind, body: URLSearchParams): Typed =>
  Object.fromEntries(fieldNames(kind).map((name) => [name, body.get(name) ?? '']));

const cleaned = (kind: Kind, typed: Typed): Typed => {
  const fields = Object.entries(fieldsOf(kind));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, asStored(typed[name] ?? '', field)]),
  );
};

// The id is derived from the values, so an id in use shows that these values were posted before.
const isReceipt = (result: SubmissionResult): boolean =>
  'receivedAt' in result || result.problems.some(({ field }) => field === 'id');

/** Adds `POST /forms/<kind>`, which accepts forms that browsers post without JavaScript. */
export const forms: FastifyPluginAsync<FormsDeps> = async (app, deps) => {
  const pages = readFormPages(deps.siteDir, app.log);
  const refuse = (reply: FastifyReply, status: number) =>
    answer(reply, status, pages.refusal(status));

  const idOf = async (kind: Kind, fields: Typed, now: Date) => {
    const { subscriptions, secret } = deps.storage();
    const round = kind === 'newsletter' ? await subscriptions.endedOf(fields['email'] ?? '') : 0;
    return formId(secret, kind, fields, now, round);
  };

  acceptPosts(app, FORM_TYPE, BODY_LIMIT);

  for (const kind of kindNames) {
    app.post(formAction(kind), {
      // Runs before the body is read.
      onRequest: async (request, reply) => {
        if (!isFromThisSite(request)) return refuse(reply, 403);
      },
      handler: async (request, reply) => {
        if (typeof request.body !== 'string') return refuse(reply, 415);
        const body = new URLSearchParams(request.body);
        const typed = typedIn(kind, body);
        const now = new Date();
        const result = await deps.receive({
          way: 'form',
          kind,
          id: await beforeStoring(() => idOf(kind, cleaned(kind, typed), now)),
          composedAt: now.toISOString(),
          fields: typed,
          signs: body.get(TRAP_FIELD) ? ['hidden-field'] : [],
          address: request.ip,
        });
        if (isReceipt(result)) return reply.redirect(sentPage(kind), 303);
        const problems = 'problems' in result ? result.problems : [];
        return answer(reply, 422, pages.form({ kind, typed, reason: 'invalid', problems }));
      },
      errorHandler: (error, request, reply) => {
        const { statusCode = 500 } = error;
        const limited = error instanceof RateLimited;
        const away = error instanceof NotTaken;
        if (!limited && !away && statusCode < 500) return refuse(reply, statusCode);
        if (limited || away) reply.header('retry-after', error.retryAfterSeconds);
        if (!limited) request.log.error({ err: error }, 'form failed');
        const status = limited ? 429 : away ? 503 : 500;
        if (typeof request.body !== 'string') return refuse(reply, status);
        const page = pages.form({
          kind,
          typed: typedIn(kind, new URLSearchParams(request.body)),
          reason: limited ? 'limited' : 'failed',
          ...(limited && { waitSeconds: error.retryAfterSeconds }),
        });
        return answer(reply, status, page);
      },
    });
    // If the visitor presses Enter in the address bar of a response page, the browser sends a GET.
    app.get(formAction(kind), async (_, reply) => reply.redirect(kinds[kind].form, 303));
  }
  app.post(`${FORMS_PATH}*`, {
    onRequest: async (_, reply) => refuse(reply, 404),
    handler: () => undefined,
  });
};
