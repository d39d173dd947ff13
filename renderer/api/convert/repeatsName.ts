import type { CommentTag, Reflection } from 'typedoc';
import ts from 'typescript';
import type { Extraction } from './extraction.ts';

/** JSDoc's tags for what something is called. */
const nameTags: ReadonlySet<string> = new Set(['@name', '@alias']);

/** Whether a tag says a name that the page shows anyway: that of the item, or another one that its file exports it by. */
export function repeatsName(
  { tag, content }: Pick<CommentTag, 'tag' | 'content'>,
  reflection: Reflection,
  extraction: Extraction,
): boolean {
  if (!nameTags.has(tag)) return false;
  const owner = reflection.isSignature() ? reflection.parent : reflection;
  const text = content.map((part) => part.text).join('');
  return text.trim() === owner.name || isExportedAs(text.trim(), owner, extraction);
}

function isExportedAs(name: string, owner: Reflection, { nodes, program }: Extraction): boolean {
  const checker = program.getTypeChecker();
  return nodes.declarationsOf(owner).some((node) => {
    const module = checker.getSymbolAtLocation(node.getSourceFile());
    const found = module && checker.tryGetMemberInModuleExports(name, module);
    const isAlias = found !== undefined && (found.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias && checker.getAliasedSymbol(found).declarations?.includes(node) === true;
  });
}
