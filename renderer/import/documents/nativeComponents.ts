/** Components that documents use without an import. A test compares them with those of the pages. */
export const nativeComponents: ReadonlySet<string> = new Set(['Tabs', 'TabItem', 'Admonition']);

/** Packages of tools whose components have these names. */
export const componentPackages =
  /^(?:@theme(?:-original)?\/|@astrojs\/starlight\/components$|nextra\/components$|nextra-theme-docs$|fumadocs-ui\/components\/)/;
