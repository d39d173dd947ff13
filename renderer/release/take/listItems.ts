import ts from 'typescript';
import { compareText } from '../../model/compareText.ts';
import type { Place } from '../../model/problem.ts';
import type { ApiItem, ApiItemKind } from '../apiItem.ts';
import type { NodeConverter } from '../createNodeConverter.ts';
import { type MemberFacts, memberFacts, memberLabel } from '../memberFacts.ts';
import type { SnapshotMemberKind } from '../memberLabel.ts';
import { kindOf } from '../nodes.ts';
import type { CollectedApi, DeclarationGroup } from './collectDeclarations.ts';
import { convertMember, enumMemberName } from './convertDeclarations.ts';
import { docOf } from './docOf.ts';

interface ListItemsRequest {
  readonly api: CollectedApi;
  readonly ids: ReadonlyMap<ts.Symbol, string>;
  readonly converter: NodeConverter;
  readonly checker: ts.TypeChecker;
  readonly placeOf: (node: ts.Declaration) => Place | undefined;
  /** What an emitted declaration is made from. */
  readonly sourceOf: (node: ts.Declaration) => ts.Node | undefined;
}

/**
 * Lists the declarations of an API and their members, with what their comments say. Constructors, private members, items tagged
 * `@internal` and modules that are used as namespaces have no entry.
 */
export function listItems(request: ListItemsRequest): readonly ApiItem[] {
  const { api, ids } = request;
  const items = [...api.groups.values()].flatMap((group) => itemsOf(group, ids.get(group.symbol) ?? group.symbol.name, request));
  return items.sort((a, b) => compareText(a.id, b.id) || compareText(a.label, b.label));
}

function itemsOf({ nodes }: DeclarationGroup, id: string, request: ListItemsRequest): readonly ApiItem[] {
  const own = nodes.filter((node) => kindOf([node]) !== undefined);
  const kind = kindOf(own);
  if (kind === undefined || own.every((node) => docOf(node).isInternal)) return [];
  const members = own.flatMap((node) => membersOf(node, request));
  const labels = new Map(members.map(({ label, kind: memberKind }) => [label, memberKind]));
  return [
    itemOf(own, { id, label: '', kind }, request),
    ...[...labels].flatMap(([label, memberKind]): readonly ApiItem[] => {
      const same = members.filter((member) => member.label === label).map(({ node }) => node);
      return same.every((node) => docOf(node).isInternal) ? [] : [itemOf(same, { id, label, kind: memberKind }, request)];
    }),
  ];
}

/** Overloads, accessors and merged declarations are one item. One description is enough. */
function itemOf(
  nodes: readonly ts.Declaration[],
  named: Pick<ApiItem, 'id' | 'label' | 'kind'>,
  { checker, placeOf, sourceOf }: ListItemsRequest,
): ApiItem {
  const isDescribed = nodes.some(
    (node) => docOf(node).isDescribed || inheritsDescription(node, checker) || isDescribedParameter(sourceOf(node)),
  );
  const [first] = nodes;
  const place = first && placeOf(first);
  return { ...named, isDescribed, ...(place === undefined ? {} : { place }) };
}

interface MemberNode {
  readonly label: string;
  readonly kind: ApiItemKind;
  readonly node: ts.Declaration;
}

function membersOf(node: ts.Declaration, { converter }: ListItemsRequest): readonly MemberNode[] {
  if (ts.isEnumDeclaration(node)) return node.members.flatMap((member) => toMember(memberFacts(member, enumMemberName(member)), member));
  return elementsOf(node).flatMap((member) => convertMember(member, converter).flatMap((line) => toMember(line, member)));
}

/** An alias of an object type has members, too, and so has one of an intersection with object types. */
function elementsOf(node: ts.Declaration): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.members;
  return ts.isTypeAliasDeclaration(node) ? intersectedElements(node.type) : [];
}

function intersectedElements(type: ts.TypeNode): readonly ts.TypeElement[] {
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(intersectedElements);
  return ts.isTypeLiteralNode(type) ? type.members : [];
}

function toMember(facts: MemberFacts, node: ts.Declaration): readonly MemberNode[] {
  const label = memberLabel(facts);
  const own = memberKinds[facts.kind];
  return label === undefined || own === undefined ? [] : [{ label, kind: own, node }];
}

const memberKinds: Readonly<Record<SnapshotMemberKind, ApiItemKind | undefined>> = {
  property: 'property',
  method: 'method',
  getter: 'accessor',
  setter: 'accessor',
  call: 'signature',
  construct: 'signature',
  index: 'signature',
  'enum-member': 'enum-member',
  constructor: undefined,
  private: undefined,
};

/**
 * Whether a node of a source names a parameter of a constructor that is also a property of the class, and is described: by a comment
 * before it or by `@param` of the constructor. The declaration of such a property has no comment.
 */
function isDescribedParameter(name: ts.Node | undefined): boolean {
  const parameter = name && (ts.isParameter(name) ? name : name.parent);
  if (parameter === undefined || !ts.isParameter(parameter) || !ts.isIdentifier(parameter.name)) return false;
  const { parent } = parameter;
  if (!ts.isConstructorDeclaration(parent) || !ts.isParameterPropertyDeclaration(parameter, parent)) return false;
  return docOf(parameter).isDescribed || docOf(parent).parameters.has(parameter.name.text);
}

/** Whether a class or interface that a member's owner extends or implements describes a member of this name. */
function inheritsDescription(member: ts.Declaration, checker: ts.TypeChecker): boolean {
  const owner = member.parent;
  if (!ts.isClassDeclaration(owner) && !ts.isInterfaceDeclaration(owner)) return false;
  const name = ts.getNameOfDeclaration(member);
  const symbol = name && checker.getSymbolAtLocation(name);
  if (symbol === undefined) return false;
  const bases = (owner.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return bases.some((base) =>
    checker
      .getTypeAtLocation(base)
      .getProperty(symbol.name)
      ?.declarations?.some((node) => docOf(node).isDescribed),
  );
}
