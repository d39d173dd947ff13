/** Components that work together, by their usual names, each with the attributes that ours of this name understands. */
const families: readonly Readonly<Record<string, Form>>[] = [
  {
    Tabs: { attributes: ['items', 'groupId', 'syncKey', 'defaultValue'] },
    CodeTabs: { attributes: ['items'], is: 'Tabs' },
    Tab: { attributes: ['label', 'value', 'default'] },
    TabItem: { attributes: ['label', 'value', 'default'] },
    CodeTab: { attributes: ['label', 'value', 'default'], is: 'Tab' },
  },
  { Steps: { attributes: [] }, Step: { attributes: ['title'] } },
  {
    Cards: { attributes: [] },
    CardGrid: { attributes: [] },
    Card: { attributes: ['title', 'href'] },
    LinkCard: { attributes: ['title', 'href', 'description'] },
  },
  { FileTree: { attributes: [] }, Folder: { attributes: ['name', 'open', 'defaultOpen'] }, File: { attributes: ['name', 'active'] } },
  { Details: { attributes: ['title', 'summary', 'open'] } },
];

interface Form {
  readonly attributes: readonly string[];
  /** Name of ours. Default: the same. */
  readonly is?: string;
}

/**
 * Which of the components that a site has written for itself are used as ours of the same purpose are: their names are usual ones, and their
 * attributes are those that ours understand, with literal values. All of a family or none, since parts need the whole.
 *
 * @param bare text of the document without code
 * @param names of the components, as the document imports them
 * @returns the name of ours for each
 */
export function familiarComponents(bare: string, names: readonly string[]): ReadonlyMap<string, string> {
  const found = families.flatMap((family) => {
    const used = Object.entries(family).filter(([name]) => names.includes(name));
    const fits = used.every(([name, form]) => isUsedAs(bare, name, form));
    return fits &&
      hasLabels(
        bare,
        used.map(([name]) => name),
      )
      ? used.map(([name, form]) => [name, form.is ?? name] as const)
      : [];
  });
  return new Map(found);
}

const attribute = String.raw`\s+([\w:-]+)(?:=("[^"]*"|'[^']*'|\{\s*(?:true|false|\[[^\[\]{}()$]*\])\s*\}))?`;

function isUsedAs(bare: string, name: string, { attributes }: Form): boolean {
  const tags = [...bare.matchAll(new RegExp(`<${name}((?:${attribute})*)\\s*/?>`, 'g'))];
  const names = tags.flatMap(({ 1: written = '' }) => [...written.matchAll(new RegExp(attribute, 'g'))].map(({ 1: one = '' }) => one));
  return tags.length === [...bare.matchAll(new RegExp(`<${name}(?![\\w$])`, 'g'))].length && names.every((one) => attributes.includes(one));
}

/** The labels of tabs are in a list, or each tab has its own. */
function hasLabels(bare: string, names: readonly string[]): boolean {
  const tags = names.flatMap((name) => [...bare.matchAll(new RegExp(`<${name}(?![\\w$])[^>]*`, 'g'))].map(([tag]) => ({ name, tag })));
  const [wholes, parts] = [tags.filter(({ name }) => name.endsWith('Tabs')), tags.filter(({ name }) => !name.endsWith('Tabs'))];
  return wholes.every(({ tag }) => /\sitems=/.test(tag)) || parts.every(({ tag }) => /\s(?:label|value)=/.test(tag));
}
