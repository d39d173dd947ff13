import ts from 'typescript';
import { divideProps } from './platformProps.ts';

/** A prop, event or slot of a component, with the name that users write. */
export interface ComponentPart {
  readonly role: 'prop' | 'event' | 'slot';
  readonly name: string;
  /** What declares it. Undefined where only its type is known. */
  readonly symbol?: ts.Symbol | undefined;
  /** Default: false. */
  readonly isOptional?: boolean | undefined;
  /** Its type, where it has no symbol. */
  readonly text?: string | undefined;
  /** The interface of the attributes that it summarizes: `ButtonHTMLAttributes`. */
  readonly attributes?: ts.Symbol | undefined;
}

/**
 * Finds what users pass to a component, by the type of its value alone:
 *
 * - something that is called with props and returns an element: functions, `forwardRef`, `memo`, `ComponentType`, generic components of Vue
 * - `Component` of Svelte
 * - a class whose instances have `props` and `render` (React)
 * - a class whose instances have `$props`, `$slots` and `$emit` (Vue: `DefineComponent`)
 *
 * Undefined for anything else, and for components without parts of their own.
 */
export function findComponent(type: ts.Type, checker: ts.TypeChecker): readonly ComponentPart[] | undefined {
  for (const one of type.isUnion() ? type.types : [type]) {
    const found = ofInstance(one, checker) ?? ofCall(one, checker);
    if (found !== undefined) return found.length === 0 ? undefined : found;
  }
  return undefined;
}

function ofCall(type: ts.Type, checker: ts.TypeChecker): readonly ComponentPart[] | undefined {
  const isSvelte = checker.getPropertyOfType(type, svelteBindings) !== undefined;
  const signatures = type.getCallSignatures().filter((one) => isSvelte || isElement(one.getReturnType()));
  const parameters = signatures.flatMap((one) => one.parameters[isSvelte ? 1 : 0] ?? []);
  if (parameters.length === 0) return undefined;
  const props = parameters.map((one) => checker.getTypeOfSymbol(one));
  const context = signatures.flatMap((one) => one.parameters.filter(({ name }) => name === vueContext))[0];
  if (context === undefined) return partsOf(props, 'prop', checker);
  const described = checker.getNonNullableType(checker.getTypeOfSymbol(context));
  return vueParts({ props, emit: typeIn(described, 'emit', checker), slots: [typeIn(described, 'slots', checker)] }, checker);
}

/** The second parameter of a generic component of Vue, as vue-tsc writes it: an object with the types of events and slots. */
const vueContext = '__VLS_ctx';

/** What only `Component` of Svelte has. It is called with what Svelte needs itself, and then with the props. */
const svelteBindings = 'z_$$bindings';

function ofInstance(type: ts.Type, checker: ts.TypeChecker): readonly ComponentPart[] | undefined {
  const instances = type.getConstructSignatures().map((signature) => signature.getReturnType());
  for (const instance of instances) {
    const typeOf = (name: string): ts.Type | undefined => typeIn(instance, name, checker);
    const vue = typeOf('$props');
    // Where a component is declared with `T & { new (): { $slots: S } }`, only the other signature knows the slots.
    const slots = instances.map((one) => typeIn(one, '$slots', checker));
    if (vue !== undefined) return vueParts({ props: [vue], emit: typeOf('$emit'), slots }, checker);
    const react = typeOf('render') === undefined ? undefined : typeOf('props');
    if (react !== undefined) return partsOf([react], 'prop', checker);
  }
  return undefined;
}

function typeIn(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
}

interface VueTypes {
  readonly props: readonly ts.Type[];
  readonly emit: ts.Type | undefined;
  readonly slots: readonly (ts.Type | undefined)[];
}

function vueParts({ props, emit, slots }: VueTypes, checker: ts.TypeChecker): readonly ComponentPart[] {
  const passed = partsOf(props, 'prop', checker).map(toEvent);
  const emitted = eventsOf(emit, checker).filter(({ name }) => !passed.some((one) => one.name === name));
  const known = slots.filter((one) => one !== undefined);
  return [...passed, ...emitted, ...partsOf(known, 'slot', checker)];
}

/** Vue has listeners among the props: `onUpdate:modelValue` listens to `update:modelValue`. */
function toEvent(part: ComponentPart): ComponentPart {
  const [, first, rest] = /^on([A-Z])(.*)$/s.exec(part.name) ?? [];
  return first === undefined ? part : { ...part, role: 'event', name: `${first.toLowerCase()}${rest}` };
}

/** `$emit` has a signature for each event: `(event: 'change', value: string) => void`. */
function eventsOf(type: ts.Type | undefined, checker: ts.TypeChecker): readonly ComponentPart[] {
  return (type?.getCallSignatures() ?? []).flatMap((signature) => {
    const [event, ...parameters] = signature.parameters;
    const name = event && checker.getTypeOfSymbol(event);
    if (name === undefined || !name.isStringLiteral()) return [];
    const printed = parameters.map((one) => {
      const isRest = one.declarations?.some((node) => ts.isParameter(node) && node.dotDotDotToken !== undefined) === true;
      return `${isRest ? '...' : ''}${one.name}: ${checker.typeToString(checker.getTypeOfSymbol(one))}`;
    });
    return [{ role: 'event' as const, name: name.value, text: `(${printed.join(', ')}) => void` }];
  });
}

/** What the types have together: of the overloads of a component, or of the alternatives of its props. Only what each requires is required. */
function partsOf(types: readonly ts.Type[], role: ComponentPart['role'], checker: ts.TypeChecker): readonly ComponentPart[] {
  const alternatives = types.flatMap((type) => (type.isUnion() ? type.types : [checker.getApparentType(type)]));
  const byName = new Map<string, ts.Symbol>();
  // For a union, the compiler lists only properties that all of its types have. The properties of single types follow.
  for (const symbol of [...types.filter((type) => type.isUnion()), ...alternatives].flatMap((one) => checker.getPropertiesOfType(one))) {
    if (!byName.has(symbol.name)) byName.set(symbol.name, symbol);
  }
  const isOptional = (name: string): boolean =>
    alternatives.some((one) => {
      const property = checker.getPropertyOfType(one, name);
      return property === undefined || (property.flags & ts.SymbolFlags.Optional) !== 0;
    });
  const { own, attributes } = divideProps([...byName.values()], checker);
  return [
    ...own.map((symbol) => ({ role, name: symbol.name, symbol, isOptional: isOptional(symbol.name) })),
    ...attributes.map((symbol) => ({ role, name: '...attributes', attributes: symbol })),
  ];
}

const elementNames: ReadonlySet<string> = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal', 'JSXElement', 'VNode']);

/** Whether a value of the type can be rendered: an element of React, Vue, Preact or Solid, or something that may be one. */
function isElement(type: ts.Type): boolean {
  if (isNamed(type.aliasSymbol)) return true;
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) => isNamed(part.aliasSymbol) || isNamed(part.symbol));
}

/** The DOM has an `Element`, too. */
function isNamed(symbol: ts.Symbol | undefined): boolean {
  if (symbol === undefined || !elementNames.has(symbol.name)) return false;
  return !(symbol.declarations ?? []).every((one) => /\/lib\.[^/]*\.d\.ts$/.test(one.getSourceFile().fileName));
}
