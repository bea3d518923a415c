import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** The product's own operations have some fifty tokens. */
export const MAX_TOKENS = 500;
/** The deepest of them, with its inline fragment as a level, has four. */
export const MAX_DEPTH = 7;
const MAX_ALIASES = 5;

/** Validation rule: few aliases, since each can run a resolver once more. */
export const limitAliases = (context: ValidationContext): ASTVisitor => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === MAX_ALIASES + 1) {
        context.reportError(new GraphQLError(`At most ${MAX_ALIASES} aliases are allowed`));
      }
    },
  };
};

/**
 * Validation rule: the schema is not for asking. By name, and not with graphql's own rule, whose
 * checks of type fail where a bundler loads graphql twice, as Vitest does.
 */
export const noIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field({ name: { value } }) {
    if (value !== '__schema' && value !== '__type') return;
    context.reportError(new GraphQLError('GraphQL introspection is off'));
  },
});

/** Validation rule: one submission a request, so that one answer and one status say what happened. */
export const oneMutationAtATime = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition({ operation, selectionSet: { selections } }) {
    if (operation !== 'mutation') return;
    if (selections.length === 1 && selections[0]?.kind === Kind.FIELD) return;
    context.reportError(new GraphQLError('A request must send exactly one submission'));
  },
});
