import type { FastifyReply } from 'fastify';
import type { Openings } from '../../src/openings/openings.ts';
import { type Kind, kindNames, kinds } from '../../src/submissions/kinds.ts';
import { parseSigns, SIGNS_HEADER } from '../../src/submissions/spam-signs.ts';
import type { Receive, SubmissionResult } from '../submissions/receive.ts';
import { dateTime } from './date-time.ts';

interface Arguments {
  readonly input: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly composedAt: string;
  };
}
interface Context {
  readonly reply: FastifyReply;
}

export interface GraphqlDeps {
  readonly receive: Receive;
  readonly openings: () => Openings;
}

export const createResolvers = ({ receive, openings }: GraphqlDeps) => {
  const mutation =
    (kind: Kind) =>
    (_: unknown, { input: { id, composedAt, ...fields } }: Arguments, { reply }: Context) => {
      const { headers, ip: address } = reply.request;
      const signs = parseSigns(headers[SIGNS_HEADER]?.toString());
      return receive({ way: 'graphql', kind, id, composedAt, fields, signs, address });
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
    Mutation: Object.fromEntries(
      kindNames.map((kind) => [kinds[kind].mutation.field, mutation(kind)]),
    ),
  };
};
