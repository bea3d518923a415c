import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** The site's own operations have at most about fifty tokens. */
export const MAX_TOKENS = 500;
const MAX_ALIASES = 5;

/** A validation rule that limits aliases, because each alias can run a resolver again. */
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

/** A validation rule that allows one submission per request, because a response has one status. */
export const oneMutationAtATime = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition({ operation, selectionSet: { selections } }) {
    if (operation !== 'mutation') return;
    if (selections.length === 1 && selections[0]?.kind === Kind.FIELD) return;
    context.reportError(new GraphQLError('A request must send exactly one submission'));
  },
});
