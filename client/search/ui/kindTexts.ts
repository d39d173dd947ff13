import type { ClientMessageKey } from '../../../renderer/model/clientMessages.ts';
import type { NameKind } from '../../../renderer/model/search.ts';

/** The message and the icon for each kind. */
export const kindTexts = {
  package: { word: 'kindPackage', sign: '▣' },
  module: { word: 'kindModule', sign: 'M' },
  namespace: { word: 'kindNamespace', sign: 'N' },
  class: { word: 'kindClass', sign: 'C' },
  enum: { word: 'kindEnum', sign: 'E' },
  function: { word: 'kindFunction', sign: 'ƒ' },
  interface: { word: 'kindInterface', sign: 'I' },
  type: { word: 'kindType', sign: 'T' },
  variable: { word: 'kindVariable', sign: 'V' },
  document: { word: 'kindDocument', sign: '¶' },
  page: { word: 'kindPage', sign: '¶' },
  heading: { word: 'kindHeading', sign: '§' },
  constructor: { word: 'constructorName', sign: 'ƒ' },
  property: { word: 'kindProperty', sign: 'p' },
  accessor: { word: 'kindAccessor', sign: 'p' },
  method: { word: 'kindMethod', sign: 'ƒ' },
  index: { word: 'kindProperty', sign: 'p' },
  call: { word: 'kindMethod', sign: 'ƒ' },
  construct: { word: 'constructorName', sign: 'ƒ' },
  'enum-member': { word: 'kindEnumMember', sign: 'e' },
} as const satisfies Readonly<Record<NameKind, { readonly word: ClientMessageKey; readonly sign: string }>>;

export function isNameKind(kind: string): kind is NameKind {
  return Object.hasOwn(kindTexts, kind);
}
