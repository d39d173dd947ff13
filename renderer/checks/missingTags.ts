import { resolve } from 'node:path';
import { missingTag } from '../diagnostics/api.ts';
import type { ApiPackage, ApiSymbol, Member } from '../model/api.ts';
import type { Comment, Source } from '../model/comment.ts';
import type { Config } from '../model/config.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Place, Problem, ProblemCode } from '../model/problem.ts';
import { relativePath } from '../model/relativePath.ts';
import type { Signature, TypeParameter } from '../model/type.ts';

/**
 * Optional checks for gaps in a package's comments: a category of every export, text for every type parameter, parameter and result, a
 * comment for everything.
 * All are off by default. Gaps are only reported for symbols with a comment, since `api/undocumented` reports the others. Type parameters
 * are checked in both cases. Inherited members are checked at their declaration.
 */
export function missingTags({ config, plan: { routes } }: MissingTagsRequest): readonly Problem[] {
  if (codes.every((code) => config.checks[code] === 'off')) return [];
  const packages = routes.flatMap((route) => (route.kind === 'package' ? [route.package] : []));
  const found = packages.flatMap((pkg) => pkg.symbols.flatMap(gapsOfSymbol).map((gap) => toProblem(gap, pkg, config)));
  return found.filter(({ code }) => config.checks[code] !== 'off');
}

interface MissingTagsRequest {
  readonly config: Pick<Config, 'api' | 'checks' | 'root'>;
  readonly plan: Pick<SitePlan, 'routes'>;
}

type TagCode = Extract<
  ProblemCode,
  'api/missing-category' | 'api/missing-type-parameter' | 'api/missing-parameter' | 'api/missing-returns' | 'api/undocumented'
>;

const codes: readonly TagCode[] = [
  'api/missing-category',
  'api/missing-type-parameter',
  'api/missing-parameter',
  'api/missing-returns',
  'api/undocumented',
];

interface Gap {
  readonly code: TagCode;
  /** `Schema.parse`. */
  readonly item: string;
  /** Name of the parameter that has no text. */
  readonly parameter?: string | undefined;
  readonly source: Source | undefined;
}

function toProblem({ source, ...gap }: Gap, { slug, name }: ApiPackage, { api, root }: MissingTagsRequest['config']): Problem {
  const folder = api.packages.find((config) => config.slug === slug)?.path;
  const file = folder === undefined ? undefined : relativePath(root, resolve(folder, source?.file ?? 'package.json'));
  const place: Place | undefined = file === undefined ? undefined : { file, line: source?.line };
  return missingTag({ ...gap, package: name, place });
}

function gapsOfSymbol(symbol: ApiSymbol): readonly Gap[] {
  const { qualifiedName: item, name, comment, signatures, typeParameters, grouping, members } = symbol;
  const [source] = symbol.sources;
  const isUngrouped = name === item && grouping?.categories === undefined;
  return [
    ...(isUngrouped ? [{ code: 'api/missing-category', item, source } as const] : []),
    ...(isDocumented(symbol) ? [] : [{ code: 'api/undocumented', item, source } as const]),
    ...gapsOfTypeParameters(typeParameters, { item, source }),
    ...gapsOfSignatures(signatures, { item, source, comment }),
    ...members.filter(({ inheritedFrom }) => inheritedFrom === undefined).flatMap((member) => gapsOfMember(member, item)),
  ];
}

function gapsOfMember(member: Member, owner: string): readonly Gap[] {
  const item = `${owner}.${member.name}`;
  const [source] = member.sources;
  const undocumented: readonly Gap[] =
    isDocumented(member) || member.kind === 'constructor' ? [] : [{ code: 'api/undocumented', item, source }];
  return [...undocumented, ...gapsOfSignatures(member.signatures, { item, source, comment: member.comment })];
}

function isDocumented(item: ApiSymbol | Member): boolean {
  const halves = 'getter' in item ? [item.getter, item.setter] : [];
  return [item, ...item.signatures, ...halves].some((one) => one?.comment !== undefined);
}

interface Owner {
  readonly item: string;
  readonly source: Source | undefined;
  readonly comment?: Comment | undefined;
}

function gapsOfTypeParameters(parameters: readonly TypeParameter[], { item, source }: Owner): readonly Gap[] {
  const silent = parameters.filter(({ comment }) => comment === undefined);
  return silent.map(({ name }) => ({ code: 'api/missing-type-parameter', item, parameter: name, source }));
}

function gapsOfSignatures(signatures: readonly Signature[], owner: Owner): readonly Gap[] {
  return signatures.flatMap((signature) => {
    const { item } = owner;
    const source = signature.sources[0] ?? owner.source;
    const comment = signature.comment ?? owner.comment;
    const typeParameters = gapsOfTypeParameters(signature.typeParameters, { item, source });
    if (comment === undefined) return typeParameters;
    const silent = signature.parameters.filter(
      (parameter) => parameter.comment === undefined && parameter.parts.every(({ comment }) => comment === undefined),
    );
    const parameters = silent.map(({ name }): Gap => ({ code: 'api/missing-parameter', item, parameter: name, source }));
    return [...typeParameters, ...parameters, ...gapsOfResult(signature, { item, source, comment })];
  });
}

/** Constructors, and functions that return nothing, need no `@returns`. */
function gapsOfResult({ returnType }: Signature, { item, source, comment }: Owner): readonly Gap[] {
  const isSilent = returnType.kind === 'intrinsic' && (returnType.name === 'void' || returnType.name === 'never');
  const isSaid = comment?.blocks.some(({ tag }) => tag === '@returns' || tag === '@return') === true;
  return isSilent || isSaid || item.endsWith('.constructor') ? [] : [{ code: 'api/missing-returns', item, source }];
}
