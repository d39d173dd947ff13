import type { ReactNode } from 'react';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../renderer/model/api.ts';
import type { Markdown } from '../../renderer/model/comment.ts';
import { mainModule } from '../../renderer/model/mainModule.ts';
import { furtherModules } from '../../renderer/presentation/furtherModules.ts';
import { categoriesId, fewestRows, manyGroups, overviewSymbols } from '../../renderer/presentation/overviewSymbols.ts';
import { firstExample, splitIntroduction } from '../../renderer/presentation/splitLead.ts';
import { symbolGroups } from '../../renderer/presentation/symbolGroups.ts';
import { textSections } from '../../renderer/presentation/textSections.ts';
import { useRenderContext } from '../context.ts';
import { DeepImports } from './DeepImports.tsx';
import { Deprecation } from './Deprecation.tsx';
import { InstallTabs } from './InstallTabs.tsx';
import { ItemList } from './ItemList.tsx';
import { ModuleList } from './ModuleList.tsx';
import { NameFilter } from './NameFilter.tsx';
import { References } from './References.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Sections } from './Sections.tsx';
import { SymbolCards } from './SymbolCards.tsx';
import { SymbolIndex } from './SymbolIndex.tsx';

export interface PackagePageProps {
  readonly package: ApiPackage;
  /** False where the README has a page elsewhere: only its first example is shown. Default: true. */
  readonly hasReadme?: boolean | undefined;
  /** The main entry point's symbols, if they are shown in full on the page. Undefined: it lists all of the package's. */
  readonly items?: readonly ApiSymbol[] | undefined;
}

/** A package's overview: what it is, how to get it, a first example, everything that it exports, and the rest of its text. */
export function PackagePage({ package: pkg, hasReadme = true, items }: PackagePageProps): ReactNode {
  const { label, description, modules, readme, deepImports = [] } = pkg;
  const { messages, block } = useRenderContext();
  const main = mainModule(modules);
  const imports = (
    <>
      <ModuleList modules={modules} />
      {deepImports.length > 0 && (
        <DeepImports count={deepImports.length}>
          <PathsWithoutPages package={pkg} paths={deepImports} />
        </DeepImports>
      )}
    </>
  );
  const own = main?.comment?.summary;
  const htmlOf = (text: Markdown | undefined): string =>
    text === undefined || text.text.trim() === '' ? '' : block(text, { headingLevel: 1 });
  const { lead, rest } =
    own === undefined && !hasReadme ? { lead: firstExample(htmlOf(readme)), rest: '' } : splitIntroduction(htmlOf(own ?? readme));
  return (
    <>
      <h1>{label}</h1>
      {description !== '' && <p className="lead">{description}</p>}
      <PackageFacts scriptName={main?.scriptName} />
      <Deprecation comment={main?.comment} />
      <ProseHtml html={lead} />
      <Sections sections={textSections(main?.comment, messages)} level={2} id={(key) => key} />
      {items === undefined ? (
        <PackageIndex package={pkg}>{imports}</PackageIndex>
      ) : (
        <>
          {imports}
          <ItemList symbols={items} comment={main?.comment} />
        </>
      )}
      {main !== undefined && <References module={main} />}
      <ProseHtml html={rest} />
    </>
  );
}

function ProseHtml({ html }: { readonly html: string }): ReactNode {
  return html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Deep imports that the config leaves out. */
function PathsWithoutPages({ package: { name }, paths }: { readonly package: ApiPackage; readonly paths: readonly string[] }): ReactNode {
  const { messages } = useRenderContext();
  const [before = '', after = ''] = messages.deepImportsNote.split('{package}');
  return (
    <>
      <p>
        {before}
        <code>{name}</code>
        {after}
      </p>
      <ul>
        {paths.map((specifier) => (
          <li key={specifier}>
            <code>{specifier}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How to install the package, and what to know before doing so. Its version is not repeated below the links to versions. */
function PackageFacts({ scriptName }: Pick<ApiModule, 'scriptName'>): ReactNode {
  const {
    messages,
    versions,
    package: { name, version, license, repository, isPrivate },
  } = useRenderContext();
  const isVersionLinked = versions.length > 1 && versions.some(({ label }) => label === version);
  return (
    <>
      {isPrivate !== true && <InstallTabs name={name} messages={messages} />}
      <dl className="facts">
        {version !== '' && !isVersionLinked && <Fact label={messages.version}>{version}</Fact>}
        {scriptName !== undefined && (
          <Fact label={messages.scriptName}>
            <code>{scriptName}</code> {messages.scriptNameNote}
          </Fact>
        )}
        {license !== undefined && <Fact label={messages.license}>{license}</Fact>}
        {repository !== undefined && (
          <Fact label={messages.repository}>
            <a href={repository}>{repository.replace(/^https?:\/\//, '')}</a>
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PackageIndexProps {
  readonly package: ApiPackage;
  /** What can be imported of the package. */
  readonly children: ReactNode;
}

/** Few symbols as they are, many as rows of groups, and the entry points before or after them. A filter comes before all that it covers. */
function PackageIndex({ package: pkg, children: imports }: PackageIndexProps): ReactNode {
  const { messages } = useRenderContext();
  const { categories, modules } = pkg;
  const symbols = overviewSymbols(pkg);
  const comment = mainModule(modules)?.comment;
  const { areLast } = furtherModules(modules);
  if (symbols.length < fewestRows)
    return (
      <>
        {!areLast && imports}
        <SymbolIndex symbols={symbols} comment={comment} isShort />
        {areLast && imports}
      </>
    );
  const groups = symbolGroups(symbols, { messages, categories, comment });
  const title = groups.length > manyGroups && <SectionHeading level={2} id={categoriesId} title={messages.categories} />;
  return (
    <NameFilter symbols={symbols} title={areLast && title}>
      {!areLast && imports}
      {!areLast && title}
      <SymbolCards groups={groups} />
      {areLast && imports}
    </NameFilter>
  );
}
