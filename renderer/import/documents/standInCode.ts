import { frames, type NamedStandIn, type StandInKind, type UsedStandIn } from './standInKind.ts';

/** The module that exports what takes the place of names that a site lacks. */
export function standInCode(all: readonly NamedStandIn[]): string {
  const of = (...kinds: readonly StandInKind[]): readonly NamedStandIn[] => all.filter(({ kind }) => kinds.includes(kind));
  const section = (kinds: readonly StandInKind[], start: string, named: readonly NamedStandIn[] = of(...kinds)): readonly string[] =>
    of(...kinds).length === 0 ? [] : [start, ...named.map(exportOf)];
  return [
    "import type { ReactNode } from 'react';\n",
    ...section(['fragment'], fragment, []),
    ...section(['picture'], picture),
    ...section(['table'], table, []),
    ...of('head').map(exportOf),
    ...section(['frame', 'component', 'value'], header, []),
    ...section(['frame'], frame, []),
    ...of('frame', 'component').map(exportOf),
    ...section(['value'], valueHeader),
  ].join('\n');
}

/** Documents may call a value as this module calls one of its own, so most names exist only outside of it. */
function exportOf({ name, kind, uses }: NamedStandIn): string {
  const own = owns[kind];
  const made = kind === 'frame' ? `frame('${frames.get(name)}')` : '() => null';
  return `/** ${originOf(uses)} */\n${own === undefined ? `export const ${name} = ${made}` : `export { ${own} as ${name} }`};\n`;
}

const owns: Partial<Readonly<Record<StandInKind, string>>> = { picture: 'picture', component: 'standIn', value: 'unknownValue' };

/** The modules that a name comes from, as a sentence. */
export function originOf(uses: readonly UsedStandIn[]): string {
  const origins = [...new Set(uses.map(({ from }) => from).filter((from) => from !== ''))];
  return origins.length === 0
    ? 'A component without an import.'
    : `From ${origins.map((from) => `\`${from.replaceAll('*/', '')}\``).join(', ')}.`;
}

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

/** Code of an attribute is contents, too. Links to its section still work. */
function contentsOf(props: unknown): ReactNode {
  const { id, code, children } = (typeof props === 'object' && props !== null ? props : {}) as { readonly id?: unknown; readonly code?: unknown; readonly children?: ReactNode };
  const contents = children ?? (typeof code === 'string' ? <pre tabIndex={0}><code>{code}</code></pre> : null);
  return typeof id === 'string' ? <><span id={id} />{contents}</> : contents;
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
