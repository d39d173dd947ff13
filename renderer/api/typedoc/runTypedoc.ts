import {
  Application,
  type Context,
  Converter,
  type DeclarationReflection,
  FileRegistry,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import type { PackageConfig } from '../../model/config.ts';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import { type Augmented, convertAugmentations } from './augmentations.ts';
import { convertCommonJsExports } from './commonJsExports.ts';
import {
  addRenamedMeanings,
  addTypeTwins,
  completeExports,
  convertMeanings,
  convertMergedTypes,
  dropRenamedMeanings,
} from './completeExports.ts';
import { convertComponents } from './convertComponents.ts';
import { keepComputedNames } from './declaredNames.ts';
import { dropCopies } from './dropCopies.ts';
import { dropInstanceTypes } from './dropInstanceTypes.ts';
import { findEnumerations } from './enumerations.ts';
import { type ExportComments, takeExportComments } from './exportComments.ts';
import { findFunctionProperties, findFunctionVariables } from './functionVariables.ts';
import { guardIncludes } from './guardIncludes.ts';
import { takeInheritDoc } from './inheritDoc.ts';
import { keepLinkTexts } from './keepLinkTexts.ts';
import { hideAccessors, keepAliases, keepOverloads } from './keepOverloads.ts';
import {
  dropCopiedComments,
  joinSignatureComments,
  keepMergedComments,
  keepPatternComments,
  keepTypedefComments,
  membersWithoutComment,
  renameParameterTags,
} from './keptComments.ts';
import { type Components, noOpenTypes, type OpenTypes } from './listMembers.ts';
import { markMergedMembers } from './mergedMembers.ts';
import type { MessageLogger } from './messageLogger.ts';
import { type OpenModule, openModule } from './openModule.ts';
import { findOpenTypes } from './openTypes.ts';
import { pairParameters } from './pairParameters.ts';
import { keepParameterParts } from './parameterParts.ts';
import { forgetRemoved, hideTypeTwins, patchChecker, skipDeclaredModules } from './patchTypedoc.ts';
import { placeSymbols } from './placeSymbols.ts';
import { convertPrototypes, keepExportComments } from './scriptMembers.ts';
import { findTypeOnly } from './typeTwins.ts';
import { convertUnexportedTypes } from './unexportedTypes.ts';
import { convertUnresolvedExports } from './unresolvedExports.ts';
import { keepWrittenTypes } from './writtenTypes.ts';

/** TypeDoc's model of a program. */
export interface TypedocResult {
  readonly project: ProjectReflection;
  /** Modules of the entry points, in their order, by the entry points' names; without those that say of themselves that they are internal. */
  readonly modules: readonly (Pick<EntryModule, 'name' | 'specifier' | 'isDeep'> & { readonly reflection: DeclarationReflection })[];
  /** The module of types that are not exported. */
  readonly unexported: DeclarationReflection;
  /** Exports that are not shown for being internal. Those that mention them show their names. */
  readonly internal: ReadonlySet<DeclarationReflection>;
  readonly components: Components;
  readonly openTypes: OpenTypes;
  readonly augmented: Augmented;
  readonly exportComments: ExportComments;
  /** Exports of modules that users can import with `import type` only, although what they mean exists at run time. */
  readonly typeOnly: ReadonlySet<Reflection>;
  readonly context: Context;
  readonly signatureNodes: ReadonlyMap<SignatureReflection, ts.Declaration>;
}

interface TypedocRequest {
  readonly config: PackageConfig;
  readonly folder: string;
  readonly program: ts.Program;
  readonly entryPoints: readonly EntryModule[];
  readonly logger: MessageLogger;
  /** Called with the files that comments include. */
  readonly onRead?: ((file: string) => void) | undefined;
}

/**
 * Runs TypeDoc's converter over our own program: no plugins, no configuration files, no git, no validation, no output.
 * Everything that TypeDoc would sort, group or print is left to the conversion to our model.
 */
export async function runTypedoc(request: TypedocRequest): Promise<TypedocResult> {
  const { config, folder, program, entryPoints, logger, onRead = () => undefined } = request;
  const app = await Application.bootstrap(optionsFor(config), []);
  app.logger = logger;
  app.files = new FileRegistry();
  patchChecker(program.getTypeChecker());
  const showTypeTwins = hideTypeTwins(
    program.getTypeChecker(),
    entryPoints.flatMap(({ node }) => moduleSymbol(node, program.getTypeChecker()) ?? []),
  );
  keepWrittenTypes(app);
  keepComputedNames(app);
  keepMergedComments(app);
  keepPatternComments(app);
  keepTypedefComments(app);
  skipDeclaredModules(app);
  guardIncludes({ app, folder, onRead });
  takeInheritDoc(app);
  keepLinkTexts(app);
  const signatureNodes = new Map<SignatureReflection, ts.Declaration>();
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, (_context, signature, node) => {
    if (node !== undefined) signatureNodes.set(signature, node);
  });
  const internal = new Set<DeclarationReflection>();
  const found: Found = {
    ...{ modules: [], components: new Map(), openTypes: noOpenTypes },
    ...{ exportComments: new Map(), augmented: new Map(), typeOnly: new Set(), bareMembers: [] },
  };
  const beforeAnythingElse = 1e9;
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context) => {
      showTypeTwins();
      found.context = context;
      forgetRemoved(context.project);
      found.modules = takeModules(context.project);
      const opened: OpenModule[] = [];
      for (const [index, { node }] of entryPoints.entries()) {
        const reflection = found.modules[index];
        if (reflection === undefined) continue;
        convertCommonJsExports({ context, program, reflection, node });
        keepExportComments({ context, program, reflection, node });
        const module = openModule({ context, program, reflection, node });
        if (module !== undefined) opened.push(module);
      }
      for (const module of opened) dropRenamedMeanings(module);
      for (const module of opened) {
        completeExports(module);
        convertMergedTypes(module);
        convertMeanings(module);
        addRenamedMeanings(module);
        addTypeTwins(module);
      }
      convertUnresolvedExports(opened);
      dropCopies(opened);
      placeSymbols({
        context,
        program,
        typeOnly: findTypeOnly(opened),
        modules: found.modules,
        entryPoints,
        preference: config.preferredEntryPoint,
      });
      found.typeOnly = findTypeOnly(opened);
      found.augmented = convertAugmentations({ context, program, folder, signatureNodes });
      convertPrototypes(context);
      markMergedMembers(context);
      found.exportComments = takeExportComments(opened);
      found.components = convertComponents({ context, program, modules: found.modules });
      dropInstanceTypes({ context, modules: found.modules, components: found.components });
      found.unexported = convertUnexportedTypes({ context, program, folder });
      findEnumerations(context.project);
      findFunctionVariables({ context, program, unexported: found.unexported });
      findFunctionProperties({ context });
      found.openTypes = findOpenTypes({
        ...{ context, program, folder, modules: found.modules, unexported: found.unexported, components: found.components },
        excludeInternal: config.exclude.internal,
      });
      keepOverloads(context);
      hideAccessors(context);
      keepAliases(context, signatureNodes);
      joinSignatureComments(context, signatureNodes);
      renameParameterTags(context.project);
      keepParameterParts({ context, signatureNodes });
      pairParameters(context.project);
      found.bareMembers = membersWithoutComment(context.project);
      if (config.exclude.internal) for (const symbol of takeInternal(context.project)) internal.add(symbol);
    },
    beforeAnythingElse,
  );
  const project = app.converter.convert(entryPoints.map(({ name, node }) => toEntryPoint({ name, node, program })));
  dropCopiedComments(found.bareMembers);
  const { context, unexported } = found;
  if (context === undefined || unexported === undefined) throw new Error('TypeDoc did not reach its resolving phase.');
  const kept = new Set(project.children);
  const modules = found.modules.flatMap((reflection, index) => {
    const entry = entryPoints[index];
    return entry === undefined || !kept.has(reflection)
      ? []
      : [{ name: entry.name, specifier: entry.specifier, isDeep: entry.isDeep, reflection }];
  });
  const { components, openTypes, exportComments, augmented, typeOnly } = found;
  return { project, modules, unexported, internal, components, openTypes, exportComments, augmented, typeOnly, context, signatureNodes };
}

/** What is made while TypeDoc runs. */
interface Found {
  context?: Context;
  unexported?: DeclarationReflection;
  modules: readonly DeclarationReflection[];
  components: Components;
  openTypes: OpenTypes;
  exportComments: ExportComments;
  augmented: Augmented;
  typeOnly: ReadonlySet<Reflection>;
  bareMembers: readonly DeclarationReflection[];
}

/**
 * In the order of their creation, which is that of the entry points. Modules are never merged, even if a tag asks TypeDoc to merge them.
 */
function takeModules({ children = [] }: ProjectReflection): readonly DeclarationReflection[] {
  for (const { comment } of children) comment?.removeTags('@mergeModuleWith');
  return children.toSorted((a, b) => a.id - b.id);
}

/** Lists the internal exports and removes their tags. TypeDoc would remove exports with this tag, together with every link to them. */
function takeInternal({ children = [] }: ProjectReflection): readonly DeclarationReflection[] {
  const symbols = children.flatMap((module) => module.children ?? []);
  const internal = symbols.filter((symbol) => !symbol.isReference() && symbol.comment?.hasModifier('@internal'));
  for (const symbol of internal) symbol.comment?.removeModifier('@internal');
  return internal;
}

function optionsFor({ exclude }: PackageConfig): Parameters<typeof Application.bootstrap>[0] {
  return {
    lang: 'en',
    skipErrorChecking: true,
    // Otherwise a single entry point is the project itself, and unexported types would be among its exports.
    alwaysCreateEntryPointModule: true,
    disableGit: true,
    readme: 'none',
    name: 'package',
    // The default of 10 turns types that people really write into `...`.
    maxTypeConversionDepth: 40,
    sort: [],
    validation: false,
    excludeExternals: false,
    externalPattern: [],
    excludeInternal: exclude.internal,
    excludePrivate: exclude.private,
    // A `#private` field cannot be accessed by users.
    excludePrivateClassFields: true,
    excludeProtected: exclude.protected,
    excludeNotDocumented: exclude.undocumented,
    // TypeDoc's own list without `@virtual`, which readers want to know.
    excludeTags: ['@override', '@privateRemarks', '@satisfies', '@overload', '@inline', '@inlineType'],
    // TypeScript checks all other types, but does not know which errors a function throws.
    preservedTypeAnnotationTags: ['@throws', '@exception'],
  };
}

/**
 * TypeDoc asks for a file, but accepts any node that names a module: it only looks at the symbol and at the node's file. The name of a
 * declared module represents all of its declarations; each declaration represents only itself.
 */
function toEntryPoint({ name, node, program }: Pick<EntryModule, 'name' | 'node'> & { readonly program: ts.Program }) {
  const named: ts.Node = ts.isSourceFile(node) ? node : node.name;
  return { displayName: name, program, sourceFile: named as ts.SourceFile };
}
