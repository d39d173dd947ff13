/**
 * Components that documents use without an import, under the names that they have in Docusaurus, Starlight, Nextra and Fumadocs, and those
 * that are written as parts of them: `<Tabs.Tab>`.
 */
export const nativeComponents: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Tabs: ['Tab'],
    TabItem: [],
    Tab: [],
    Admonition: [],
    Callout: [],
    Aside: [],
    Steps: [],
    Step: [],
    Cards: ['Card'],
    CardGrid: [],
    Card: [],
    LinkCard: [],
    Badge: [],
    Details: [],
    Accordion: [],
    Accordions: [],
    FileTree: ['Folder', 'File'],
    Files: [],
    Folder: [],
    File: [],
  }),
);

/** Packages of these tools whose components have these names. */
export const componentPackages =
  /^(?:@theme(?:-original)?\/|@astrojs\/starlight\/components$|nextra\/components$|nextra-theme-docs$|fumadocs-ui\/components\/)/;
