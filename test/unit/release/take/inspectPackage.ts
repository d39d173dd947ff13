import { isDeepStrictEqual } from 'node:util';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import type { LibraryFiles } from '../../../../renderer/api/program/virtualProgram.ts';
import { safeSegment, symbolHref } from '../../../../renderer/model/addresses.ts';
import type { ApiPackage, ApiSymbol } from '../../../../renderer/model/api.ts';
import type { ApiSnapshot, SnapshotExport } from '../../../../renderer/release/apiSnapshot.ts';
import { factsOf } from '../../../../renderer/release/declarationFacts.ts';
import { declarationsOf, entryPointsOf } from '../../../../renderer/release/declarationsOf.ts';
import { formatSnapshot } from '../../../../renderer/release/formatSnapshot.ts';
import { parseSnapshot } from '../../../../renderer/release/parseSnapshot.ts';
import { isExternal } from '../../../../renderer/release/renderDeclarations.ts';
import { snapshotPackage } from '../../../../renderer/release/take/snapshotPackage.ts';
import { packageConfig } from '../../api/extractFixture.ts';
import { reportErrors } from './reportErrors.ts';

interface Inspection {
  /** Addresses of pages and members that only the reference has. */
  readonly onlyReference: readonly string[];
  /** Those that only the snapshot has. */
  readonly onlySnapshot: readonly string[];
  /** Whether the snapshot is the same after it was printed and read. */
  readonly isReadable: boolean;
  /** What the compiler says about the code of reports. */
  readonly reportErrors: readonly string[];
}

interface InspectRequest {
  /** Absolute. */
  readonly folder: string;
  readonly libraries: LibraryFiles;
  /** Default: true. */
  readonly checksReports?: boolean;
}

/** Compares the two readers of a package, the reference and the snapshot, and what is printed of the snapshot. */
export async function inspectPackage({ folder, libraries, checksReports = true }: InspectRequest): Promise<Inspection> {
  const config = packageConfig('_');
  // A snapshot has internal items, too.
  const exclude = { ...config.exclude, internal: false };
  const { value: pkg, problems } = await extractPackage({ root: folder, config: { ...config, path: folder, exclude } });
  const { value: taken } = snapshotPackage({ folder, root: folder, libraries, wantsItems: true });
  if (pkg === undefined || taken === undefined) throw new Error(`Nothing was extracted: ${JSON.stringify(problems)}`);
  const { snapshot } = taken;
  const pages = new Map(exportsOf(snapshot).flatMap((one) => (one.address === undefined ? [] : [[one.address, one.target] as const])));
  const [reference, own] = [referenceAddresses(pkg, { snapshot, pages }), snapshotAddresses(snapshot, pages)];
  const read = parseSnapshot(formatSnapshot(snapshot));
  return {
    onlyReference: [...reference].filter((one) => !own.has(one)),
    onlySnapshot: [...own].filter((one) => !reference.has(one)),
    isReadable: read.ok && isDeepStrictEqual(read.snapshot, JSON.parse(JSON.stringify(snapshot))),
    reportErrors: checksReports ? reportErrors({ ...taken, folder, libraries }) : [],
  };
}

function exportsOf(snapshot: ApiSnapshot): readonly SnapshotExport[] {
  const namespaces = snapshot.declarations.filter((one) => one.kind === 'namespace');
  return [...entryPointsOf(snapshot), ...namespaces].flatMap(({ exports }) => exports);
}

interface Known {
  readonly snapshot: ApiSnapshot;
  /** Ids of declarations by the addresses of their pages. */
  readonly pages: ReadonlyMap<string, string>;
}

function referenceAddresses({ symbols }: ApiPackage, known: Known): ReadonlySet<string> {
  const outside = outsidePages(known.snapshot);
  const addresses = symbols.flatMap((symbol) => {
    const page = pageOf(symbol);
    const isOutside =
      symbol.origin !== undefined || outside.some((one) => page === one || `/${page}/`.includes(one.startsWith('/') ? one : `/${one}/`));
    // An export has one address, also if its name has several meanings, such as a class and a namespace.
    const isSecond = !known.pages.has(page) && kinds.some((kind) => known.pages.has(pageOf({ ...symbol, kind })));
    if (isOutside || isSecond) return [];
    const hasMembers = comparedDeclarations(known.pages.get(page), known.snapshot).length > 0;
    const members = hasMembers ? symbol.members.filter(({ inheritedFrom, role }) => inheritedFrom === undefined && role === undefined) : [];
    // A snapshot lists what is written: no constructor without parameters, no signatures of a base.
    const written = members.filter(({ kind }) => kind === 'property' || kind === 'accessor' || kind === 'method' || kind === 'enum-member');
    return [page, ...written.map(({ anchor }) => `${page}#${anchor}`)];
  });
  return new Set(addresses);
}

const kinds = ['class', 'enum', 'function', 'interface', 'type', 'variable'] as const;

function pageOf({ module, kind, qualifiedName }: Pick<ApiSymbol, 'module' | 'kind' | 'qualifiedName'>): string {
  return symbolHref({ api: '', slug: '_', module, kind, name: qualifiedName }).slice('/_/'.length);
}

/** What a package exports of others has no address in a snapshot, and neither has what it adds to others. */
function outsidePages({ modules }: ApiSnapshot): readonly string[] {
  return modules.flatMap(({ kind, name, exports }) => {
    if (kind === 'augmentation')
      return [`/namespace/${safeSegment(name)}/`, ...[...kinds, 'namespace'].map((one) => `/${one}/${safeSegment(name)}.`)];
    const outside = exports.filter(({ target }) => isExternal(target));
    return outside.flatMap((one) => kinds.map((each) => pageOf({ module: name, kind: each, qualifiedName: one.name })));
  });
}

function snapshotAddresses(snapshot: ApiSnapshot, pages: ReadonlyMap<string, string>): ReadonlySet<string> {
  const addresses = [...pages].flatMap(([page, id]) => {
    const kind = page.split('/').at(-2);
    const isInterface = kind === 'interface';
    // The interface of a value has a page of its own.
    const isValue = kind === 'variable' || kind === 'function';
    const members = isValue ? [] : comparedDeclarations(id, snapshot).flatMap((one) => factsOf(one).members);
    return [
      page,
      ...members.flatMap(({ access, name, isStatic, anchor }) => {
        // A class that is exported as a type is an interface.
        const isShown = access !== 'private' && name !== '' && !(isInterface && isStatic);
        return isShown ? [`${page}#${anchor ?? name}`] : [];
      }),
    ];
  });
  return new Set(addresses);
}

/** Those whose members have anchors in the snapshot. */
function comparedDeclarations(id: string | undefined, snapshot: ApiSnapshot) {
  const all = id === undefined ? [] : declarationsOf(snapshot, id);
  return all.filter((one) => one.kind === 'class' || one.kind === 'interface' || one.kind === 'enum');
}
