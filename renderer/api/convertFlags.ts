import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { Flags } from '../model/api.ts';
import type { Extraction } from './extraction.ts';
import { fileInPackage } from './sourceLinks.ts';
import { exportEquals } from './symbolIds.ts';

/** Only the flags that hold. */
export function convertFlags(reflection: DeclarationReflection, { info }: Extraction): Flags {
  const { isStatic, isAbstract, isReadonly, isOptional, isPrivate, isProtected, isConst } = reflection.flags;
  const { sources = [] } = reflection;
  const isExternal = sources.length > 0 && sources.every(({ fullFileName }) => fileInPackage(info.folder, fullFileName) === undefined);
  const isExport = reflection.parent?.kindOf(ReflectionKind.SomeModule) === true;
  const isDefault = isExport && reflection.name === 'default';
  const isExportEquals = isExport && reflection.name === exportEquals;
  const flags = { isStatic, isAbstract, isReadonly, isOptional, isPrivate, isProtected, isConst, isExternal, isDefault, isExportEquals };
  return Object.fromEntries(Object.entries(flags).filter(([, holds]) => holds));
}
