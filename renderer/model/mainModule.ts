/** The module of a package's main entry point. Undefined for a package that exports only subpaths. */
export function mainModule<Module extends { readonly name: string }>(modules: readonly Module[]): Module | undefined {
  return modules.find(({ name }) => name === '');
}
