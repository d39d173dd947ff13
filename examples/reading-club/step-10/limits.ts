import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
} from 'graphql';

/** Our resolvers return no more items of a list. */
const pageSize = 50;

/**
 * Rejects operations that could load more than `max` values. The sizes in arguments don't
 * matter: each list counts as a full page, so that no variable or default can hide one.
 * Introspection counts, too: one request could ask for the whole schema many times.
 */
export function limitCost(max: number) {
  return (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, number>();
    const typeOf = (name: string) => context.getSchema().getType(name);

    function costOf(
      { selections }: SelectionSetNode,
      type: GraphQLNamedType | undefined,
    ): number {
      let cost = 0;
      for (const node of selections) {
        if (node.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(node.name.value);
        else if (node.kind === Kind.INLINE_FRAGMENT) {
          const condition = node.typeCondition?.name.value;
          cost += costOf(node.selectionSet, condition ? typeOf(condition) : type);
        } else {
          const field = fieldOf(type, node.name.value);
          const size = field && isPaged(field.type) ? pageSize : 1;
          const below = node.selectionSet
            ? costOf(node.selectionSet, field && getNamedType(field.type))
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
      const cost = fragment
        ? costOf(fragment.selectionSet, typeOf(fragment.typeCondition.name.value))
        : 0;
      fragments.set(name, cost);
      return cost;
    }

    return {
      OperationDefinition(node) {
        const root = context.getSchema().getRootType(node.operation) ?? undefined;
        if (costOf(node.selectionSet, root) <= max) return;
        const extensions = { code: 'OPERATION_TOO_LARGE' };
        context.reportError(
          new GraphQLError('The operation is too large.', { nodes: node, extensions }),
        );
      },
    };
  };
}

function fieldOf(
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((one) => one.name === name);
  const hasFields = isObjectType(type) || isInterfaceType(type);
  return meta ?? (hasFields ? type.getFields()[name] : undefined);
}

/** Plain lists, and connections. The `edges` of a connection don't count again. */
function isPaged(type: GraphQLOutputType): boolean {
  const { name } = getNamedType(type);
  return isListType(getNullableType(type))
    ? !name.endsWith('Edge')
    : name.endsWith('Connection');
}
