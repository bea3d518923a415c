import type { FastifyRequest } from 'fastify';
import type { Openings } from '../../src/openings/openings.ts';
import { type Kind, kindNames, kinds } from '../../src/submissions/kinds.ts';
import { parseSigns, SIGNS_HEADER } from '../../src/submissions/spam-signs.ts';
import type { Receive } from '../submissions/receive.ts';

interface Arguments {
  readonly input: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly composedAt: string;
  };
}

export interface GraphqlDeps {
  readonly receive: Receive;
  readonly openings: () => Openings;
}

/** Returns the root value of the schema: a function for each field of queries and mutations. */
export const createResolvers = ({ receive, openings }: GraphqlDeps) => {
  const mutation =
    (kind: Kind) =>
    async ({ input }: Arguments, { headers, ip: address }: FastifyRequest) => {
      const { id, composedAt, ...fields } = input;
      const signs = parseSigns(headers[SIGNS_HEADER]?.toString());
      const arrival = { way: 'graphql', kind, id, composedAt, fields, signs, address } as const;
      const result = await receive(arrival);
      const __typename = 'problems' in result ? 'SubmissionRejection' : 'SubmissionReceipt';
      return { __typename, ...result };
    };

  return {
    vacancies: () => openings().vacancies,
    intakes: () => openings().intakes,
    ...Object.fromEntries(kindNames.map((kind) => [kinds[kind].mutation.field, mutation(kind)])),
  };
};
