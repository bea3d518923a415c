import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseSigns, SIGNS_HEADER } from '../../src/submissions/spam-signs.ts';
import {
  type ContactFields,
  isSubmissionId,
  type NewsletterFields,
  type Submission,
  type SubmissionId,
} from '../../src/submissions/submission.ts';
import {
  type FieldProblem,
  type Validated,
  validateContact,
  validateNewsletter,
} from '../../src/submissions/validate.ts';
import type { SubmissionLimit } from '../limits/rate-limit.ts';
import type { Sender } from '../limits/visitor-limit.ts';
import type { Openings } from '../openings-file.ts';
import type { Outcome, Submissions } from '../submissions/submission-store.ts';
import { dateTime } from './date-time.ts';

type SubmissionResult =
  | { readonly id: string; readonly receivedAt: string }
  | { readonly id: string; readonly problems: readonly FieldProblem[] };

type Input<Fields> = { readonly id: string; readonly composedAt: string } & Fields;
type Arguments<Fields> = { readonly input: Input<Fields> };
type Context = { readonly reply: FastifyReply };

interface Attempt<Fields> {
  readonly id: string;
  readonly fields: Fields;
  readonly validate: (fields: Fields) => Validated<Fields>;
  readonly compose: (id: SubmissionId, fields: Fields) => Submission;
  readonly request: FastifyRequest;
}

export interface Rooms {
  readonly submissions: Submissions;
  readonly limit: SubmissionLimit<Sender>;
  readonly openings: () => Openings;
}

const NOT_AN_ID = 'This message could not be identified. Please write it again.';
const TAKEN_ID =
  'Another message has already arrived under the same number. Please send this one as a new message.';

const refuseId = (id: string, message: string): SubmissionResult => ({
  id,
  problems: [{ field: 'id', message }],
});

const answer = (id: string, outcome: Outcome): SubmissionResult =>
  outcome.outcome === 'conflict' ? refuseId(id, TAKEN_ID) : { id, receivedAt: outcome.receivedAt };

/** The resolvers of `schema`. */
export const createResolvers = ({ submissions, limit, openings }: Rooms) => {
  const receive = async <Fields>({
    id,
    fields,
    validate,
    compose,
    request,
  }: Attempt<Fields>): Promise<SubmissionResult> => {
    if (!isSubmissionId(id)) return refuseId(id, NOT_AN_ID);
    const validated = validate(fields);
    const submission = compose(id, validated.ok ? validated.fields : fields);

    // Before any limit and any rule: whoever lost our first answer gets it again.
    const earlier = await submissions.recall(submission);
    if (earlier) return answer(id, earlier);
    if (!validated.ok) return { id, problems: validated.problems };

    const sender = { address: request.ip, email: submission.fields.email };
    await limit.take(sender);
    let outcome: Outcome | null = null;
    try {
      const signs = parseSigns(request.headers[SIGNS_HEADER]?.toString());
      outcome = await submissions.store({ ...submission, signs });
      return answer(id, outcome);
    } finally {
      // It failed, or another attempt of the same submission was faster.
      if (outcome?.outcome !== 'stored') await limit.giveBack(sender);
    }
  };

  return {
    DateTime: dateTime,
    SubmissionResult: {
      resolveType: (result: SubmissionResult) =>
        'problems' in result ? 'SubmissionRejection' : 'SubmissionReceipt',
    },
    Query: {
      vacancies: () => openings().vacancies,
      intakes: () => openings().intakes,
    },
    Mutation: {
      sendContactMessage: (
        _: unknown,
        { input: { id, composedAt, ...fields } }: Arguments<ContactFields>,
        { reply }: Context,
      ) =>
        receive({
          id,
          fields,
          validate: validateContact,
          compose: (known, kept) => ({ kind: 'contact', id: known, composedAt, fields: kept }),
          request: reply.request,
        }),
      subscribeToNewsletter: (
        _: unknown,
        { input: { id, composedAt, ...fields } }: Arguments<NewsletterFields>,
        { reply }: Context,
      ) =>
        receive({
          id,
          fields,
          validate: validateNewsletter,
          compose: (known, kept) => ({ kind: 'newsletter', id: known, composedAt, fields: kept }),
          request: reply.request,
        }),
    },
  };
};
