import { posix } from 'node:path';
import type { AdmonitionType } from '../../documents/plugins/admonitions.ts';
import { compareText } from '../../model/compareText.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { Note } from '../draft/siteDraft.ts';
import type { StandIn } from './adaptImports.ts';
import { areBlocks } from './areBlocks.ts';

/** Below the documents; names that begin with `_` are no pages. */
export const standInModule = '_imported/components.tsx';

interface UsedStandIn extends StandIn {
  /** As reports name it. */
  readonly file: string;
  /** Text of the document without code. */
  readonly bare: string;
}

interface StandIns {
  /** Undefined where no document needs it. */
  readonly file: string | undefined;
  readonly notes: readonly Note[];
}

/** One module, by its path in the new site, for all names that documents import and that site lacks, and a question about each. */
export function standInNotes(all: readonly UsedStandIn[], module: string): StandIns {
  const missing = moduleOf(
    all.filter(({ familiar }) => familiar === undefined),
    module,
  );
  const familiar = groupBy(
    all.filter((one) => one.familiar !== undefined),
    ({ name }) => name,
  );
  const notes = [...familiar]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, uses]): Note => {
      const ours = uses[0]?.familiar ?? name;
      const text = `${originOf(uses).replace('*/', '')} ${ours === name ? 'The component' : `\`${ours}\``} of gqldocs takes its place.${usersOf(uses)}`;
      return { kind: 'changed', subject: `\`${name}\``, text, place: uses[0] && { file: uses[0].file, line: uses[0].line } };
    });
  return { ...missing, notes: [...missing.notes, ...notes] };
}

function moduleOf(used: readonly UsedStandIn[], module: string): StandIns {
  if (used.length === 0) return { file: undefined, notes: [] };
  const all = [...groupBy(used, ({ name }) => name)].toSorted(([a], [b]) => compareText(a, b));
  const isAstroFragment = ([name, uses]: (typeof all)[number]): boolean => name === 'Fragment' && uses.every(({ from }) => from === '');
  const isOfNextra = ([name, uses]: (typeof all)[number], wanted: string): boolean =>
    name === wanted && uses.every(({ from }) => from === 'nextra/components');
  const isPicture = (one: (typeof all)[number]): boolean =>
    one[1].every(({ from }) => pictureModules.test(from)) || isOfNextra(one, 'Image');
  const tables = all.filter((one) => isOfNextra(one, 'Table'));
  const pictures = all.filter(isPicture);
  const names = all.filter((one) => !isAstroFragment(one) && !isPicture(one) && !tables.includes(one));
  const isHead = ([, uses]: (typeof all)[number]): boolean => uses.every(({ from }) => headModules.test(from));
  const framed = new Set(
    names.filter(([name, uses]) => frames.has(name) && uses.every(({ bare }) => areBlocks(bare, name))).map(([name]) => name),
  );
  const isFrame = ([name]: readonly [string, ...unknown[]]): boolean => framed.has(name);
  const [heads, others] = [names.filter(isHead), names.filter((one) => !isHead(one))];
  const components = others.filter(([name]) => !isValueName(name));
  const values = others.filter(([name]) => isValueName(name));
  const line =
    (value: string) =>
    ([name, uses]: (typeof all)[number]): string =>
      `/** ${originOf(uses)} */\nexport const ${name} = ${value};\n`;
  const parts = [
    ...(all.some(isAstroFragment) ? [fragment] : []),
    ...(pictures.length > 0 ? [picture, ...pictures.map(line('picture'))] : []),
    ...(tables.length > 0 ? [table] : []),
    ...heads.map(line('() => null')),
    ...(others.length > 0 ? [header] : []),
    ...(components.some(isFrame) ? [frame] : []),
    ...components.map((one) => line(isFrame(one) ? `frame('${frames.get(one[0])}')` : 'standIn')(one)),
    ...(values.length > 0 ? [valueHeader, ...values.map(line('unknownValue'))] : []),
  ];
  return {
    file: `import type { ReactNode } from 'react';\n\n${parts.join('\n')}`,
    notes: names.map(([name, uses]): Note => {
      const [first] = uses;
      const place = first === undefined ? undefined : { file: first.file, line: first.line };
      if (isFrame([name]))
        return { kind: 'changed', subject: `\`${name}\``, text: `${originOf(uses).replace('*/', '')} It is an admonition now.`, place };
      const shown = isHead([name, uses])
        ? 'Pages omit it and its contents.'
        : isValueName(name)
          ? 'It has no value here, so pages omit what follows from it.'
          : 'Its contents are shown, it is not.';
      return {
        kind: 'question',
        subject: `\`${name}\``,
        text: `${originOf(uses).replace('*/', '')} ${shown}${usersOf(uses)}`,
        todo: remedyOf(uses) ?? `Write it in \`${module}\`, or take it out of the documents.`,
        place,
      };
    }),
  };
}

/** Components of a site that have a frame around their contents, by their usual names: each with the kind of its frame. Within lines they have none. */
const frames: ReadonlyMap<string, AdmonitionType> = new Map<string, AdmonitionType>([
  ...['Callout', 'Admonition', 'Aside', 'Alert', 'Note'].map((name) => [name, 'note'] as const),
  ...['Tip', 'Success', 'Hint'].map((name) => [name, 'tip'] as const),
  ...['Warning', 'Warn'].map((name) => [name, 'warning'] as const),
  ['Info', 'info'],
  ['Important', 'important'],
  ['Caution', 'caution'],
  ['Danger', 'danger'],
]);

/** Names of components begin with a capital; others are functions and data. */
function isValueName(name: string): boolean {
  return !/^[A-Z]/.test(name);
}

/** What takes the place of some modules, which are no components. */
function remedyOf(uses: readonly UsedStandIn[]): string | undefined {
  const from = uses.map((one) => one.from).find((one) => one !== '') ?? '';
  const [, file] = /raw-loader!(.+)$|^(.+)\?raw$/.exec(from)?.filter((one) => one !== undefined) ?? [];
  if (file !== undefined)
    return `Replace it with a code block whose first line has \`file="${posix.basename(file)}"\`, with the path of ${file} from the document.`;
  if (headModules.test(from)) return 'Write its tags to `head` in the front matter of the document.';
  return from === '@theme/DocCardList' ? 'Replace it with links to the documents: gqldocs has no such list.' : undefined;
}

const mostPlaces = 3;

function usersOf(uses: readonly UsedStandIn[]): string {
  return uses.length === 1 ? '' : ` ${uses.length} documents use it: ${places(uses)}.`;
}

function places(uses: readonly UsedStandIn[]): string {
  const shown = uses.slice(0, mostPlaces).map(({ file, line }) => `${file}:${line}`);
  return `${shown.join(', ')}${uses.length > mostPlaces ? ' and others' : ''}`;
}

function originOf(uses: readonly UsedStandIn[]): string {
  const origins = [...new Set(uses.map(({ from }) => from).filter((from) => from !== ''))];
  return origins.length === 0
    ? 'A component without an import.'
    : `From ${origins.map((from) => `\`${from.replaceAll('*/', '')}\``).join(', ')}.`;
}

/** Components that put their contents into the head of a page. */
const headModules = /^(?:@docusaurus\/Head|next\/head)$/;

/** Components that make pictures of several sizes. */
const pictureModules = /^(?:astro:assets|next\/(?:legacy\/)?image|@theme\/(?:Ideal|Themed)Image)$/;

const picture = `interface PictureProps {
  readonly src?: string;
  readonly img?: string;
  /** For each color mode. */
  readonly sources?: { readonly light: string; readonly dark: string };
  readonly alt?: string;
  readonly width?: number | string;
  readonly height?: number | string;
}

/** Shows a picture as it is. */
const picture = ({ src, img = src, sources, alt = '', ...size }: PictureProps): ReactNode => {
  if (sources === undefined) return <img src={img} alt={alt} width={size.width} height={size.height} loading="lazy" />;
  const [light, dark] = [<img className="only-light" src={sources.light} alt={alt} />, <img className="only-dark" src={sources.dark} alt={alt} />];
  return <span>{light}{dark}</span>;
};
`;

const table = `/** A table with its parts. */
export const Table = Object.assign((props: { readonly children?: ReactNode }) => <table {...props} />, {
  Tr: (props: { readonly children?: ReactNode }) => <tr {...props} />,
  Th: (props: { readonly children?: ReactNode }) => <th {...props} />,
  Td: (props: { readonly children?: ReactNode }) => <td {...props} />,
});
`;

/** Astro has it in each document, also with HTML or text in place of contents. */
const fragment = `interface FragmentProps {
  readonly children?: ReactNode;
  readonly 'set:html'?: string;
  readonly 'set:text'?: ReactNode;
}

/** Shows its contents, or the HTML of a document that has it from a program. */
export function Fragment({ children, 'set:html': html, 'set:text': text = children }: FragmentProps) {
  return html === undefined ? text : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

const header = `const ofReact = /^(?:prototype|\\$\\$typeof|contextTypes?|childContextTypes|defaultProps|propTypes|getDerivedStateFromProps|displayName|length|name|then|toJSON)$/;

/**
 * Names that the imported documents use and that this site lacks. Each shows its contents, some as an admonition.
 * Replace them with components of your own, one by one.
 */
type StandIn = ((props: { readonly children?: ReactNode }) => ReactNode) & Record<string, StandIn>;

/** Links to its section still work. */
function contentsOf(props: unknown): ReactNode {
  const { id, children } = (typeof props === 'object' && props !== null ? props : {}) as { readonly id?: unknown; readonly children?: ReactNode };
  return typeof id === 'string' ? <><span id={id} />{children}</> : (children ?? null);
}

const standIn: StandIn = new Proxy((() => null) as unknown as StandIn, {
  apply: (_target, _self, [props]) => contentsOf(props),
  // React asks components for these.
  get: (target, name) => (typeof name === 'symbol' || ofReact.test(name) ? Reflect.get(target, name) : standIn),
});
`;

const frame = `const kinds: Readonly<Record<string, string>> = { warn: 'warning', error: 'danger', success: 'tip', note: 'note', tip: 'tip', info: 'info', important: 'important', warning: 'warning', caution: 'caution', danger: 'danger' };

/** Shows its contents as an admonition. */
function framed(own: string, props: unknown): ReactNode {
  const { type = own, title } = (typeof props === 'object' && props !== null ? props : {}) as { readonly type?: unknown; readonly title?: ReactNode };
  const kind = kinds[String(type)] ?? own;
  return (
    <aside className={\`admonition admonition-\${kind}\`} role="note">
      <p className="admonition-title">{title ?? kind.charAt(0).toUpperCase() + kind.slice(1)}</p>
      {contentsOf(props)}
    </aside>
  );
}

function frame(own: string): StandIn {
  return new Proxy(standIn, { apply: (_target, _self, [props]) => framed(own, props) });
}
`;

const valueHeader = `/** Functions and data that this site lacks: whatever a document takes from one or calls is unknown, too, and empty as a text. */
// biome-ignore lint/suspicious/noExplicitAny: it takes the place of values of all types.
const unknownValue: any = new Proxy(() => undefined, {
  apply: (_target, _self, [props]) => (typeof props === 'object' && props !== null && 'children' in props ? props.children : unknownValue),
  get: (target, name) => {
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    if (name === Symbol.toPrimitive || name === 'toString') return () => '';
    return typeof name === 'symbol' || ofReact.test(name) ? Reflect.get(target, name) : unknownValue;
  },
});
`;
