import type { ReactNode } from 'react';
import { badgeClass } from '../../model/badgeClass.ts';

interface ChildrenProps {
  readonly children?: ReactNode;
}

/** `<Steps>` around an ordered list (Starlight), headings (Nextra) or `<Step>` (Fumadocs). */
export function MdxSteps({ children }: ChildrenProps) {
  return <div className="steps">{children}</div>;
}

export function MdxStep({ children }: ChildrenProps) {
  return <div className="step">{children}</div>;
}

export function MdxCards({ children }: ChildrenProps) {
  return <div className="card-grid">{children}</div>;
}

export interface MdxCardProps extends ChildrenProps {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly href?: string;
}

interface CardLinkProps {
  /** The address that a card's `href` means; undefined for a broken link. */
  readonly link: (href: string) => string | undefined;
}

/** A card, all of which is a link if it has an `href`. */
export function MdxCard({ title, description, href, link, children }: MdxCardProps & CardLinkProps) {
  const to = href === undefined ? undefined : link(href);
  return (
    <div className="prose-card">
      {title === undefined ? null : <p className="prose-card-title">{to === undefined ? title : <a href={to}>{title}</a>}</p>}
      {description === undefined ? null : <p>{description}</p>}
      {children}
    </div>
  );
}

interface MdxBadgeProps extends ChildrenProps {
  readonly text?: ReactNode;
  /** Starlight and Nextra. */
  readonly variant?: string;
  /** VitePress. */
  readonly type?: string;
}

export function MdxBadge({ text, variant, type, children }: MdxBadgeProps) {
  return <span className={badgeClass(variant ?? type)}>{text ?? children}</span>;
}

interface MdxDetailsProps extends ChildrenProps {
  readonly id?: string;
  readonly summary?: ReactNode;
  /** Fumadocs' `Accordion`. */
  readonly title?: ReactNode;
  readonly open?: boolean;
}

/** Folded text. Its summary is a property, or a `<summary>` among the contents. */
export function MdxDetails({ id, summary, title, open, children }: MdxDetailsProps) {
  const label = summary ?? title;
  return (
    <details id={id} open={open}>
      {label === undefined ? null : typeof label === 'object' ? label : <summary>{label}</summary>}
      {children}
    </details>
  );
}

/** `<FileTree>` around a list (Starlight), or with folders and files as components (Nextra, Fumadocs). */
export function MdxFileTree({ children }: ChildrenProps) {
  return <div className="file-tree">{children}</div>;
}

interface FileProps extends ChildrenProps {
  readonly name?: ReactNode;
}

export function MdxFolder({ name, children }: FileProps) {
  return (
    <ul>
      <li>
        <strong>{name}/</strong>
        {children}
      </li>
    </ul>
  );
}

export function MdxFile({ name }: FileProps) {
  return (
    <ul>
      <li>{name}</li>
    </ul>
  );
}

/** Groups that need no frame here. */
export function MdxGroup({ children }: ChildrenProps) {
  return <>{children}</>;
}

/** Code that an expression gives, so that it has no colors. Literal code is a fence: see `remarkJsxForms`. */
export function MdxCode({ code, children }: ChildrenProps & { readonly code?: ReactNode }) {
  return (
    <pre>
      <code>{code ?? children}</code>
    </pre>
  );
}

/** Icons of other tools are ornaments, unless they have a label. */
export function MdxIcon({ label }: { readonly label?: string }) {
  return label ?? null;
}
