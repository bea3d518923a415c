import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { FieldProblem } from '../../src/submissions/field.ts';
import { type AnswerWords, formPagesSchema } from '../../src/submissions/form-pages.ts';
import { asStored, fieldNames, fieldsOf, type Kind } from '../../src/submissions/kinds.ts';
import { escapeHtml, fillSlots, type NewsletterLink } from '../../src/submissions/native-forms.ts';
import { readJson } from '../json-file.ts';

export type Typed = Readonly<Record<string, string>>;

interface FormAnswer {
  readonly kind: Kind;
  readonly typed: Typed;
  readonly reason: 'invalid' | 'limited' | 'failed';
  readonly problems?: readonly FieldProblem[];
  readonly waitSeconds?: number;
}

const escaped = ({ title, text }: AnswerWords, more = '') => ({
  title: escapeHtml(title),
  text: escapeHtml([text, more].filter(Boolean).join(' ')),
});

export const answer = (reply: FastifyReply, status: number, page: string | null): FastifyReply =>
  page === null
    ? reply.code(status).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`)
    : reply.code(status).type('text/html; charset=utf-8').send(page);

/** Makes a plugin read bodies of `type` as text, and forbids caches to store its responses. */
export const acceptPosts = (app: FastifyInstance, type: string, bodyLimit: number): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, body),
  );
};

/** Returns functions that fill the built response pages, or return null without a build. */
export const readFormPages = (siteDir: string, log: Pick<FastifyBaseLogger, 'error'>) => {
  const pages = readJson(join(siteDir, 'form-pages.json'), formPagesSchema, log);

  return {
    form({ kind, typed, reason, problems = [], waitSeconds = 0 }: FormAnswer): string | null {
      const form = pages?.forms[kind];
      if (!form) return null;
      let isFirst = true;
      const fields = fieldNames(kind).map((name) => {
        const templates = form.fields[name];
        const problem = problems.find(({ field }) => field === name)?.message;
        const field = fieldsOf(kind)[name];
        const written = typed[name] ?? '';
        // Normalizes a preset value like a stored value. This drops an unknown topic.
        const value = field?.preset ? asStored(written, field) : written;
        const isShown = problem || value !== '' || !field?.optional;
        if (!templates || !isShown) return '';
        const template = problem ? templates[isFirst ? 'first' : 'wrong'] : templates.plain;
        if (problem) isFirst = false;
        return fillSlots(template, {
          value: escapeHtml(value),
          problem: escapeHtml(problem ?? ''),
        });
      });
      const { title, text } = form[reason];
      const minutes = String(Math.ceil(waitSeconds / 60));
      // Problems with hidden fields are shown above the form.
      const isHidden = (name: string) => !form.fields[name] || fieldsOf(kind)[name]?.preset;
      const hidden = problems.filter(({ field }) => isHidden(field));
      const words = { title, text: fillSlots(text, { minutes }) };
      return fillSlots(form.page, {
        ...escaped(words, hidden.map(({ message }) => `${message}.`).join(' ')),
        fields: fields.join(''),
      });
    },

    brokenLink(link: NewsletterLink | 'failed'): string | null {
      return pages && fillSlots(pages.refusal, escaped(pages.links[link]));
    },

    refusal(status: number): string | null {
      if (!pages) return null;
      const words = pages.refusals[status] ?? pages.refusals[400];
      const title = STATUS_CODES[status] ?? '';
      return fillSlots(pages.refusal, escaped(words ?? { title, text: '' }));
    },
  };
};
