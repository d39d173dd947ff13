/** `@scope/core` for `@scope/core/parts.js`. Undefined for a file, and for a private path of the package itself (`#parts`). */
export function importedPackage(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./#@][^/]*/.exec(specifier)?.[0];
}
