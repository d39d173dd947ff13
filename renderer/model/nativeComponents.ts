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
    Code: [],
    CodeBlock: [],
    CodeGroup: [],
    Icon: [],
    Link: [],
    LinkButton: [],
    TOCInline: [],
    InlineTOC: [],
    ImageZoom: [],
    DynamicCodeBlock: [],
  }),
);

/** Packages of these tools whose components have these names. */
export const componentPackages =
  /^(?:@theme(?:-original)?\/|@docusaurus\/Link$|next\/link$|@astrojs\/starlight\/components$|nextra\/components$|nextra-theme-docs$|@?rspress(?:\/core)?\/theme$|fumadocs-ui\/components\/)/;

interface Imported {
  readonly module: string;
  /** `default` for a default export. */
  readonly imported: string;
  readonly local: string;
}

/** Whether an import gives a component its own name that is here without an import. The default export of `@theme/Tabs` is Tabs. */
export function isNativeImport({ module, imported, local }: Imported): boolean {
  const last = module.split('/').at(-1) ?? '';
  const name = imported === 'default' ? last.charAt(0).toUpperCase() + last.slice(1) : imported;
  return componentPackages.test(module) && local === name && nativeComponents.has(name);
}
