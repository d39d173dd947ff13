import type { DeclarationReflection } from 'typedoc';
import type { Flags } from '../model/api.ts';
import type { Extraction } from './extraction.ts';
import { fileInPackage } from './sourceLinks.ts';

/** Only the flags that hold. */
export function convertFlags(reflection: DeclarationReflection, { info }: Extraction): Flags {
  const { isStatic, isAbstract, isReadonly, isOptional, isProtected, isConst } = reflection.flags;
  const { sources = [] } = reflection;
  const isExternal = sources.length > 0 && sources.every(({ fullFileName }) => fileInPackage(info.folder, fullFileName) === undefined);
  const isDefault = reflection.escapedName === 'default' && reflection.name === 'default';
  const flags = { isStatic, isAbstract, isReadonly, isOptional, isProtected, isConst, isExternal, isDefault };
  return Object.fromEntries(Object.entries(flags).filter(([, holds]) => holds));
}
