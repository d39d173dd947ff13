import type { Element } from 'hast';
import { type ComponentProps, type ComponentType, isValidElement, type ReactNode } from 'react';
import { type AdmonitionType, admonitionTypeOf, admonitionWord } from '../../documents/plugins/admonitions.ts';
import { decodeTarget } from '../../documents/plugins/reference.ts';
import type { Messages } from '../../model/messages.ts';
import type { Place } from '../../model/problem.ts';
import type { ResolveReference } from '../../model/resolve.ts';
import { noSamples, type SampleIndex } from '../../plan/links/sampleIndex.ts';
import {
  MdxBadge,
  MdxCard,
  type MdxCardProps,
  MdxCards,
  MdxCode,
  MdxDetails,
  MdxFile,
  MdxFileTree,
  MdxFolder,
  MdxGroup,
  MdxIcon,
  MdxStep,
  MdxSteps,
} from './MdxBlocks.tsx';
import { MdxTabItem, MdxTabs } from './MdxTabs.tsx';
import { renderSample } from './renderTree.ts';

interface MdxComponentsInput {
  readonly resolve: ResolveReference;
  /** The document's source, relative to the project root. */
  readonly source: string;
  /** For titles of admonitions that have none of their own. */
  readonly messages: Messages;
  /** The document's blocks of code, in their order. */
  readonly figures?: readonly Element[] | undefined;
  /** What the names in them mean. */
  readonly samples?: SampleIndex | undefined;
}

/** What a component map of MDX holds: each component knows the props that it takes. */
// biome-ignore lint/suspicious/noExplicitAny: MDX passes whatever the author wrote; there is no narrower type for all of them.
type MdxComponentMap = Record<string, ComponentType<any>>;

/**
 * The components that a compiled MDX document is rendered with: links and images that are resolved like those of Markdown, and
 * the components that authors can use without an import. Their markup is that of the plugins for Markdown.
 */
export function mdxComponents(input: MdxComponentsInput): MdxComponentMap {
  const { resolve, source, messages, figures = [], samples = noSamples } = input;
  const admonition = (props: AdmonitionProps) => <MdxAdmonition messages={messages} {...props} />;
  const link = (target: string) => resolve({ target: decodeTarget(target), kind: 'link', place: { file: source } }).href;
  const card = (props: MdxCardProps) => <MdxCard link={link} {...props} />;
  return {
    a: ({ 'data-place': written, ...props }: LinkProps) => {
      if (written === undefined || props.href === undefined) return <a {...props} />;
      const { href } = resolve({ target: decodeTarget(props.href), kind: 'link', place: parsePlace(written, source) });
      if (href === undefined) return <>{props.children}</>;
      return <a {...props} href={href} />;
    },
    img: ({ 'data-place': written, ...props }: ImageProps) => {
      if (written === undefined || props.src === undefined) return <img alt="" {...props} />;
      const target = decodeTarget(props.src);
      const { href } = resolve({ target, kind: 'image', place: parsePlace(written, source) });
      return <img alt="" loading="lazy" {...props} src={href ?? target} />;
    },
    code: ({ 'data-place': written, ...props }: CodeProps) => {
      const name = written === undefined ? undefined : textOf(props.children);
      const href = name === undefined ? undefined : resolve({ target: name, kind: 'name', place: parsePlace(written ?? '', source) }).href;
      return href === undefined ? (
        <code {...props} />
      ) : (
        <a href={href}>
          <code {...props} />
        </a>
      );
    },
    figure: ({ 'data-sample': number, children, ...props }: FigureProps) => {
      const figure = number === undefined ? undefined : figures[Number(number)];
      if (figure === undefined) return <figure {...props}>{children}</figure>;
      return <figure {...props} dangerouslySetInnerHTML={{ __html: renderSample(figure, resolve, samples) }} />;
    },
    Tabs: Object.assign((props: ComponentProps<typeof MdxTabs>) => <MdxTabs {...props} />, { Tab: MdxTabItem }),
    TabItem: MdxTabItem,
    Tab: MdxTabItem,
    Admonition: admonition,
    Callout: admonition,
    Aside: admonition,
    Steps: MdxSteps,
    Step: MdxStep,
    Cards: Object.assign((props: ComponentProps<typeof MdxCards>) => <MdxCards {...props} />, { Card: card }),
    CardGrid: MdxCards,
    Card: card,
    LinkCard: card,
    Badge: MdxBadge,
    Details: MdxDetails,
    Accordion: MdxDetails,
    Accordions: MdxGroup,
    FileTree: Object.assign((props: ComponentProps<typeof MdxFileTree>) => <MdxFileTree {...props} />, {
      Folder: MdxFolder,
      File: MdxFile,
    }),
    Files: MdxFileTree,
    Folder: MdxFolder,
    File: MdxFile,
    Code: MdxCode,
    CodeBlock: MdxCode,
    CodeGroup: MdxGroup,
    Icon: MdxIcon,
    Link: MdxGroup,
    LinkButton: MdxGroup,
    TOCInline: MdxGroup,
    InlineTOC: MdxGroup,
    ImageZoom: MdxGroup,
    DynamicCodeBlock: MdxCode,
  };
}

type LinkProps = ComponentProps<'a'> & { readonly 'data-place'?: string };
type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { readonly src?: string; readonly 'data-place'?: string };

type CodeProps = ComponentProps<'code'> & { readonly 'data-place'?: string };
type FigureProps = ComponentProps<'figure'> & { readonly 'data-sample'?: string };

interface AdmonitionProps {
  /** One of ours, or a name that another tool has for one. */
  readonly type?: string | null;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** `<Admonition type="tip" title="…">`, with the markup that `plugins/admonitions.ts` describes. */
function MdxAdmonition({ type: written, title, children, messages }: AdmonitionProps & { readonly messages: Messages }) {
  const type = calloutType(written ?? 'note');
  return (
    <aside className={`admonition admonition-${type}`} role="note">
      <p className="admonition-title">{title ?? admonitionWord(type, messages)}</p>
      {children}
    </aside>
  );
}

const calloutNames: Readonly<Record<string, AdmonitionType>> = { default: 'note' };

function calloutType(name: string): AdmonitionType {
  return (Object.hasOwn(calloutNames, name) && calloutNames[name]) || admonitionTypeOf(name);
}

/** Text of what MDX passes as children of a span of code. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** From "line:column", which the file can precede; without them when the element has no position. */
function parsePlace(written: string, source: string): Place {
  const [, file = source, line, column] = /^(?:(.*):)?(\d*):(\d*)$/s.exec(written) ?? [];
  return line && column ? { file, line: Number(line), column: Number(column) } : { file };
}
