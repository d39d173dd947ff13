/*
 * Where the names of JavaScript's and TypeScript's own library are explained. Only names that are known to have a page
 * are here: a name that isn't has no link rather than a guessed one.
 */

const mdn = 'https://developer.mozilla.org/en-US/docs/Web';
const handbook = 'https://www.typescriptlang.org/docs/handbook';

const objects = `
  AggregateError Array ArrayBuffer AsyncGenerator AsyncGeneratorFunction AsyncIterator Atomics BigInt BigInt64Array
  BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry Float32Array Float64Array Function Generator
  GeneratorFunction Int16Array Int32Array Int8Array Intl Iterator JSON Map Math Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array
  Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
`;

/** Names of types whose values are explained under another name. */
const objectsByType: Readonly<Record<string, string>> = {
  ArrayConstructor: 'Array',
  AsyncIterableIterator: 'AsyncIterator',
  ErrorConstructor: 'Error',
  IterableIterator: 'Iterator',
  MapConstructor: 'Map',
  PromiseConstructor: 'Promise',
  PropertyDescriptor: 'Object/defineProperty',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  RegExpExecArray: 'RegExp/exec',
  RegExpMatchArray: 'String/match',
  SetConstructor: 'Set',
};

const protocols: Readonly<Record<string, string>> = {
  AsyncIterable: 'the_async_iterator_and_async_iterable_protocols',
  Iterable: 'the_iterable_protocol',
  IteratorResult: 'the_iterator_protocol',
};

const webInterfaces = `
  AbortController AbortSignal Blob BroadcastChannel CustomEvent DOMException Element Event EventTarget File FormData HTMLElement
  Headers MessageChannel MessagePort Node ReadableStream Request Response TextDecoder TextEncoder TransformStream URL
  URLSearchParams WebSocket Window Worker WritableStream
`;

/** Names to the headings of the handbook's page about utility types. */
const utilities: Readonly<Record<string, string>> = {
  Awaited: 'awaitedtype',
  Capitalize: 'intrinsic-string-manipulation-types',
  ConstructorParameters: 'constructorparameterstype',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  InstanceType: 'instancetypetype',
  Lowercase: 'intrinsic-string-manipulation-types',
  NoInfer: 'noinfertype',
  NonNullable: 'nonnullabletype',
  Omit: 'omittype-keys',
  OmitThisParameter: 'omitthisparametertype',
  Parameters: 'parameterstype',
  Partial: 'partialtype',
  Pick: 'picktype-keys',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Required: 'requiredtype',
  ReturnType: 'returntypetype',
  ThisParameterType: 'thisparametertypetype',
  ThisType: 'thistypetype',
  Uncapitalize: 'intrinsic-string-manipulation-types',
  Uppercase: 'intrinsic-string-manipulation-types',
};

const addresses: ReadonlyMap<string, string> = new Map([
  ...words(objects).map((name) => [name, `${mdn}/JavaScript/Reference/Global_Objects/${name}`] as const),
  ...Object.entries(objectsByType).map(([name, page]) => [name, `${mdn}/JavaScript/Reference/Global_Objects/${page}`] as const),
  ...Object.entries(protocols).map(([name, heading]) => [name, `${mdn}/JavaScript/Reference/Iteration_protocols#${heading}`] as const),
  ...words(webInterfaces).map((name) => [name, `${mdn}/API/${name}`] as const),
  ...Object.entries(utilities).map(([name, heading]) => [name, `${handbook}/utility-types.html#${heading}`] as const),
]);

/** Address of the page that explains a global type, or one of its members; undefined for names that aren't known to have one. */
export function globalLink(name: string): string | undefined {
  return addresses.get(name.replace(/\..*/, ''));
}

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
