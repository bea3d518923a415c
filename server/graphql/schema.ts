import { fieldsOf, type Kind, kindNames, kinds } from '../../src/submissions/kinds.ts';

const inputType = (kind: Kind): string => {
  const fields = Object.entries(fieldsOf(kind)).map(
    ([name, { optional }]) => `${name}: String${optional ? '' : '!'}`,
  );
  return `input ${kinds[kind].mutation.input} { id: ID!, ${fields.join(', ')}, composedAt: DateTime! }`;
};

const mutation = (kind: Kind): string => {
  const { field, input } = kinds[kind].mutation;
  return `${field}(input: ${input}!): SubmissionResult!`;
};

/**
 * The schema of `/graphql`: a mutation for each kind of submission, and queries for content that
 * can change at any time. Dates without a time are `YYYY-MM-DD`.
 */
export const schema = `
  scalar DateTime

  ${kindNames.map(inputType).join('\n  ')}
  type SubmissionReceipt { id: ID!, receivedAt: DateTime! }
  type FieldProblem { field: String!, message: String! }
  type SubmissionRejection { id: ID!, problems: [FieldProblem!]! }
  union SubmissionResult = SubmissionReceipt | SubmissionRejection

  type Mutation { ${kindNames.map(mutation).join(', ')} }

  type Vacancy {
    id: ID!
    title: String!
    team: String!
    location: String!
    employmentType: String!
    summary: String!
    postedOn: String!
    closingDate: String!
    salaryBand: SalaryBand
  }
  "Whole rands."
  type SalaryBand { from: Int!, to: Int!, per: String! }
  type Intake {
    id: ID!
    programme: String!
    title: String!
    startsOn: String!
    place: String!
    format: String!
    seatsLeft: Int!
  }
  type Query {
    vacancies: [Vacancy!]!
    intakes: [Intake!]!
  }
`;
