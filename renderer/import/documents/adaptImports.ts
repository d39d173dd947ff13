import { exportedNames, type ImportedName, importedNames, statementsIn } from '../../documents/includes/moduleStatements.ts';
import { frontMatterEnd } from '../../model/frontMatterBlock.ts';
import { lineAt } from '../../model/lineAt.ts';
import { isNativeImport, nativeComponents } from '../../model/nativeComponents.ts';
import { type Edit, withoutParts } from '../../model/textEdits.ts';
import { familiarComponents } from './familiarComponents.ts';
import { bracedParts, exportedCode } from './programs.ts';
import { isPicture } from './publishedPath.ts';

/** A name that a document imports and the new site has no file for. */
export interface StandIn {
  readonly name: string;
  /** Component of gqldocs that takes its place. Undefined: there is none. */
  readonly familiar?: string | undefined;
  /** Module that it came from; empty for a name that was there without an import. */
  readonly from: string;
  readonly line: number;
}

interface AdaptImportsRequest {
  readonly text: string;
  /** The same without code. */
  readonly bare: string;
  /** Module of the components that take the place of missing ones, as the document imports it. */
  readonly standInModule: string;
  /** The specifier to write for a file that the new site has; undefined for one that it lacks. */
  readonly resolve: (specifier: string) => string | undefined;
}

interface AdaptedImports {
  readonly edits: readonly Edit[];
  readonly standIns: readonly StandIn[];
}

const statement = /^import\s+(?:[^'";]*?\s+from\s*)?(['"])([^'"\n]+)\1(?:[ \t]+with[ \t]*\{[^{}\n]*\})?[ \t]*;?/;

interface ImportStatement {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly specifier: string;
  /** The specifier as it is written. */
  readonly inQuotes: string;
}

/** Imports of files that the new site has stay. Other names come from components that only show their contents. */
export function adaptImports({ text, bare, standInModule, resolve }: AdaptImportsRequest): AdaptedImports {
  // Pages give their components to text, and not to functions that the document exports.
  const programs = exportedCode({ text, bare });
  const edits: Edit[] = [];
  const standIns: StandIn[] = [];
  const urls = plainUrls(bare);
  edits.push(...urls.edits);
  const known = new Set(nativeComponents.keys());
  const isBound = new Set<string>();
  const bind = (name: string): void => {
    known.add(name);
    isBound.add(name);
  };
  const written = statementsIn(text, bare);
  for (const one of written) for (const name of exportedNames(one.text)) bind(name);
  const statements = written.flatMap(({ start, text: one }): readonly ImportStatement[] => {
    const [whole, , inQuotes = ''] = statement.exec(one) ?? [];
    // Formatters of Markdown write `./\_part.md`, which is the same string.
    const specifier = inQuotes.replace(/\\(?=[^\w]|_)/g, '');
    return whole === undefined ? [] : [{ start, end: start + whole.length, written: whole, specifier, inQuotes }];
  });
  const code = bracedCode(bare, statements);
  const isUsable = (local: string): boolean =>
    !hasOtherParts(bare, local) && !new RegExp(`<${local}\\b`).test(programs) && !isValue(local, code);
  const importedHere = statements.flatMap(({ written: one, specifier }) =>
    resolve(specifier) === undefined ? (importedNames(one) ?? []).map(({ local }) => local) : [],
  );
  const familiar = familiarComponents(bare, importedHere.filter(isUsable));
  for (const { start, end, written: one, specifier, inQuotes } of statements) {
    const names = importedNames(one) ?? [];
    // Components that a document makes are drawn once, at the build.
    const resolved = specifier === 'react' ? specifier : resolve(specifier);
    // Docusaurus makes components of SVG files.
    const isDrawing = specifier.endsWith('.svg') && names.some(({ local }) => new RegExp(`<${local}[\\s/>]`).test(bare));
    if (resolved !== undefined && !isDrawing) {
      for (const { local } of names) bind(local);
      if (isPicture(specifier)) edits.push(...names.flatMap(({ local }) => plainPictures(bare, local)));
      // Astro exports the text of a document of Markdown.
      const content = /\.mdx?$/.test(specifier) ? names.find(({ name }) => name === 'Content') : undefined;
      if (content !== undefined && names.length === 1) edits.push({ start, end, text: `import ${content.local} from '${resolved}';` });
      else if (resolved !== inQuotes) edits.push({ start, end, text: one.replace(inQuotes, () => resolved) });
      continue;
    }
    const isNative = ({ name, local }: ImportedName): boolean =>
      isNativeImport({ module: specifier, imported: name, local }) && isUsable(local);
    const isNeedless = specifier === '@docusaurus/useBaseUrl' && urls.areAll;
    const foreign = isNeedless ? [] : names.filter((one) => !isNative(one));
    const line = lineAt(text, start);
    standIns.push(...foreign.map(({ local }) => ({ name: local, from: specifier, line, familiar: familiar.get(local) })));
    for (const { local } of names) bind(local);
    const locals = foreign.map(({ local }) => local).filter((local) => !familiar.has(local));
    if (locals.length > 0) edits.push({ start, end, text: importOf(locals, standInModule) });
    // What follows in the line must begin it.
    else edits.push({ start, end: end + (/^(?:\n|[ \t]+(?=\S))/.exec(text.slice(end, end + 100))?.[0].length ?? 0), text: '' });
  }
  for (const [name, ours] of familiar) if (name !== ours) edits.push(...renamed(bare, { name, to: ours }));
  for (const name of nativeComponents.keys()) if (hasOtherParts(bare, name) && !isBound.has(name)) known.delete(name);
  const unknown = usedComponents(bare).filter(({ name }) => !known.has(name));
  if (unknown.length > 0) {
    const start = frontMatterEnd(text);
    const locals = unknown.map(({ name }) => name);
    edits.push({ start, end: start, text: `${importOf(locals, standInModule)}\n\n` });
    standIns.push(...unknown.map(({ name, position }) => ({ name, from: '', line: lineAt(text, position) })));
  }
  return { edits, standIns };
}

/** Expressions in braces, without those of imports. */
function bracedCode(bare: string, imports: readonly ImportStatement[]): string {
  const rest = withoutParts(bare, imports);
  return bracedParts(rest)
    .map(({ start, end }) => rest.slice(start, end))
    .join('\n');
}

/** Whether code uses a component as a value, as in `components={{ Cards }}`: pages give their components to elements only. */
function isValue(name: string, code: string): boolean {
  return new RegExp(`[{(,:]\\s*${name}\\s*[,})]`).test(code);
}

/** `src={useBaseUrl('/img/a.png')}` is `src="/img/a.png"`, also in a list of pictures: gqldocs adds the base itself. */
function plainUrls(bare: string): { readonly edits: readonly Edit[]; readonly areAll: boolean } {
  const edits = [
    ...bare.matchAll(
      /(?:(?<==)\{\s*useBaseUrl\(\s*(['"])([^'"\n{}]+)\1\s*\)\s*\}|(?<=[\w'"]:[ \t]?)useBaseUrl\(\s*(['"])([^'"\n{}]+)\3\s*\))/g,
    ),
  ].map(
    ({ 0: whole, 2: attribute, 4: url = attribute ?? '', index }): Edit => ({
      start: index,
      end: index + whole.length,
      text: `"${url.startsWith('/') || url.includes(':') ? url : `/${url}`}"`,
    }),
  );
  return { edits, areAll: [...bare.matchAll(/useBaseUrl\(/g)].length === edits.length };
}

/** `{picture.src}` of Astro and Next.js is `{picture}`: an imported picture is its address here. */
function plainPictures(bare: string, name: string): readonly Edit[] {
  return [...bare.matchAll(new RegExp(`(?<![\\w$.'"\`/])${name.replaceAll('$', '\\$')}\\.(?:src|default)\\b`, 'g'))].map(
    ({ 0: whole, index }) => ({
      start: index + name.length,
      end: index + whole.length,
      text: '',
    }),
  );
}

function renamed(bare: string, { name, to }: { readonly name: string; readonly to: string }): readonly Edit[] {
  return [...bare.matchAll(new RegExp(`(?<=</?)${name}(?![\\w$])`, 'g'))].map(({ index }) => ({
    start: index,
    end: index + name.length,
    text: to,
  }));
}

function importOf(names: readonly string[], module: string): string {
  return `import { ${names.join(', ')} } from '${module}';`;
}

/** Whether a document uses a part of a component that only the other tool has, as in `<Tabs.Panel>`. */
function hasOtherParts(bare: string, name: string): boolean {
  const used = [...bare.matchAll(new RegExp(`<${name}\\.(\\w+)`, 'g'))].map(([, part = '']) => part);
  return used.some((part) => !nativeComponents.get(name)?.includes(part));
}

/** Names of components that elements have, each once. */
function usedComponents(bare: string): readonly { readonly name: string; readonly position: number }[] {
  const found = new Map<string, number>();
  for (const match of bare.matchAll(/(?<![\w$])<([A-Z][\w$]*)(?:\.[\w$]+)*(?=[\s/>])/g)) {
    const [, name = ''] = match;
    if (!found.has(name)) found.set(name, match.index);
  }
  return [...found].map(([name, position]) => ({ name, position }));
}
