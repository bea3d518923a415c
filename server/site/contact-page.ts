import type { FastifyPluginAsync } from 'fastify';
import { topicWords } from '../../src/content/topic-words.ts';
import { escapeHtml } from '../../src/submissions/native-forms.ts';
import { topicTitle } from '../../src/submissions/topic-title.ts';
import { type FilledPageDeps, fillNoscript, sendFilled } from './filled-pages.ts';

const FIELD = '<input type="hidden" name="topic"';

interface Query {
  Querystring: { readonly topic?: string | readonly string[] };
}

/** Adds `GET /contact?topic=…`: the contact page with its topic, for use without JavaScript. */
export const contactPage: FastifyPluginAsync<FilledPageDeps> = async (app, deps) => {
  const page = deps.built.text('contact.html');
  if (page === undefined) return;
  app.get<Query>('/contact', async (request, reply) => {
    const { topic } = request.query;
    const title = typeof topic === 'string' ? topicTitle(topic) : undefined;
    if (typeof topic !== 'string' || title === undefined) return deps.answer(request, reply);
    const line =
      '<p class="mb-10 border-marigold border-l-8 pl-5">' +
      `${topicWords.label}: <strong>${escapeHtml(title)}</strong></p>`;
    const html = fillNoscript(page, 'topic', line).replace(
      FIELD,
      () => `${FIELD} value="${escapeHtml(topic)}"`,
    );
    return sendFilled(reply, html);
  });
};
