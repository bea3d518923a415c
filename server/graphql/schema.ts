/**
 * What `/graphql` understands: the product's two mutations, and what changes between releases.
 * Dates without a time are `YYYY-MM-DD`.
 */
export const schema = `
  scalar DateTime

  input ContactMessageInput {
    id: ID!
    name: String!
    email: String!
    message: String!
    composedAt: DateTime!
  }
  input NewsletterSubscriptionInput {
    id: ID!
    email: String!
    consentVersion: String!
    composedAt: DateTime!
  }
  type SubmissionReceipt { id: ID!, receivedAt: DateTime! }
  type FieldProblem { field: String!, message: String! }
  type SubmissionRejection { id: ID!, problems: [FieldProblem!]! }
  union SubmissionResult = SubmissionReceipt | SubmissionRejection

  type Mutation {
    sendContactMessage(input: ContactMessageInput!): SubmissionResult!
    subscribeToNewsletter(input: NewsletterSubscriptionInput!): SubmissionResult!
  }

  type Vacancy {
    id: ID!
    title: String!
    team: String!
    location: String!
    employmentType: String!
    summary: String!
    closingDate: String!
  }
  type Intake {
    id: ID!
    programme: String!
    title: String!
    startsOn: String!
    format: String!
    seatsLeft: Int!
  }
  type Query {
    vacancies: [Vacancy!]!
    intakes: [Intake!]!
  }
`;
