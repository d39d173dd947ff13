import {
  type ASTVisitor,
  GraphQLError,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Our resolvers return no more items of a list. */
const pageSize = 50;

/**
 * Rejects operations that could load more than `max` values. The sizes in arguments don't
 * matter: each list counts as a full page, so that no variable or default can hide one.
 */
export function limitCost(max: number) {
  return (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, number>();

    function costOf(
      { selections }: SelectionSetNode,
      typeName: string | undefined,
    ): number {
      const type =
        typeName === undefined ? undefined : context.getSchema().getType(typeName);
      let cost = 0;
      for (const node of selections) {
        if (node.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(node.name.value);
        else if (node.kind === Kind.INLINE_FRAGMENT)
          cost += costOf(node.selectionSet, node.typeCondition?.name.value ?? typeName);
        else {
          const field = isObjectType(type)
            ? type.getFields()[node.name.value]
            : undefined;
          const size = field && isPaged(String(field.type)) ? pageSize : 1;
          const below = node.selectionSet
            ? costOf(node.selectionSet, field && getNamedType(field.type).name)
            : 0;
          cost += 1 + size * below;
        }
      }
      return cost;
    }

    /** Measures each fragment once, and one that spreads itself as infinite. */
    function costOfFragment(name: string): number {
      const known = fragments.get(name);
      if (known !== undefined) return known;
      fragments.set(name, Number.POSITIVE_INFINITY);
      const fragment = context.getFragment(name);
      const type =
        fragment && context.getSchema().getType(fragment.typeCondition.name.value);
      const cost =
        fragment && isCompositeType(type) ? costOf(fragment.selectionSet, type.name) : 0;
      fragments.set(name, cost);
      return cost;
    }

    return {
      OperationDefinition(node) {
        const root = context.getSchema().getRootType(node.operation);
        if (costOf(node.selectionSet, root?.name) <= max) return;
        const extensions = { code: 'OPERATION_TOO_LARGE' };
        context.reportError(
          new GraphQLError('The operation is too large.', { nodes: node, extensions }),
        );
      },
    };
  };
}

/** Plain lists, and connections. The `edges` of a connection don't count again. */
function isPaged(type: string): boolean {
  return (
    type.endsWith('Connection!') || (type.startsWith('[') && !type.endsWith('Edge!]!'))
  );
}
