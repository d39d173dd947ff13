import type { ApiPackage, ApiSymbol, ReExport } from '../model/api.ts';
import type { Comment } from '../model/comment.ts';
import { inheritComment } from '../model/inheritComment.ts';
import { describeItem } from './describedItem.ts';

/** A symbol as an export with a comment of its own describes it. */
export function exportedItem(symbol: ApiSymbol, comment: Comment | undefined): ApiSymbol {
  if (comment === undefined) return symbol;
  const whole = inheritComment(comment, describeItem(symbol).comment);
  const [only, ...others] = symbol.signatures;
  if (only === undefined || others.length > 0) return { ...symbol, comment: whole };
  return { ...symbol, comment: undefined, signatures: [{ ...only, comment: whole }] };
}

/** Re-exports of a namespace that the list of its contents does not show: of other packages, under other names, or with comments of their own. */
export function namespaceReferences({ references = [] }: ApiSymbol, children: readonly ApiSymbol[]): readonly ReExport[] {
  const names = new Map(children.map(({ id, name }) => [id, name]));
  return references.filter(
    ({ name, target, comment, outside }) => comment !== undefined || outside !== undefined || (names.get(target) ?? name) !== name,
  );
}

/** The other names of a symbol that have comments of their own, each once. */
export function namedComments(
  { id, name: own }: ApiSymbol,
  { modules }: Pick<ApiPackage, 'modules'>,
): readonly (ReExport & { readonly comment: Comment })[] {
  const found = modules.flatMap(({ references }) =>
    references.flatMap(({ name, target, comment }) =>
      target === id && name !== own && comment !== undefined ? [{ name, target, comment }] : [],
    ),
  );
  return [...new Map(found.map((one) => [one.name, one])).values()];
}
