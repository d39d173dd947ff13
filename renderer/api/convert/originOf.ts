import type { DeclarationReflection } from 'typedoc';
import type { Origin } from '../../model/api.ts';
import { textOf } from '../../packages/manifest.ts';
import { readManifest } from '../../packages/readManifest.ts';
import { fileInPackage } from '../entry/sourceLinks.ts';
import type { Extraction } from './extraction.ts';

/** Where another package declares a symbol. Undefined for the package's own, and for parts of TypeScript's library. */
export function originOf(reflection: DeclarationReflection, extraction: Extraction): Origin | undefined {
  const { info, exportComments, versions } = extraction;
  const [source] = reflection.sources ?? [];
  const id = reflection.project.getSymbolIdFromReflection(reflection);
  if (source === undefined || id === undefined || fileInPackage(info.folder, source.fullFileName) !== undefined) return undefined;
  const { packageName, packagePath, qualifiedName: name } = id;
  if (!source.fullFileName.endsWith(`/${packagePath}`)) return undefined;
  const folder = source.fullFileName.slice(0, -packagePath.length - 1);
  if (!versions.has(folder)) versions.set(folder, textOf(readManifest(folder)?.version) ?? '');
  return {
    ...{ package: packageName, version: versions.get(folder) ?? '', file: packagePath, line: source.line, name },
    ...(exportComments.has(reflection) ? { isDescribed: true } : {}),
  };
}
