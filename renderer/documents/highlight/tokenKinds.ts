/**
 * From a grammar's scopes to the few kinds of token that the theme colors. Names, operators and punctuation have no kind: they
 * keep the color of the text and cost no markup. Later rules win over earlier ones of the same specificity, as in any TextMate theme.
 */
export type TokenKind = 'keyword' | 'string' | 'number' | 'comment' | 'function' | 'type' | 'property' | 'inserted' | 'deleted';

/** Class of a token's span; `templates/theme/code.css` and the signatures of the API pages use the same names. */
export const tokenClasses: Readonly<Record<TokenKind, string>> = {
  keyword: 'tk',
  string: 'ts',
  number: 'tn',
  comment: 'tc',
  function: 'tf',
  type: 'tt',
  property: 'tp',
  inserted: 'ti',
  deleted: 'td',
};

/** Scope selectors by kind; `plain` takes color away again. */
export const scopesByKind: Readonly<Record<TokenKind | 'plain', readonly string[]>> = {
  comment: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range', 'punctuation.definition.range.diff'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language',
    'entity.name.tag',
    'entity.name.section',
    'markup.heading',
    'punctuation.definition.heading',
    'support.function.builtin.shell',
    'punctuation.definition.template-expression',
  ],
  string: ['string', 'markup.inline.raw', 'constant.other.color', 'support.constant', 'constant.character.escape'],
  number: ['constant.numeric', 'constant.language.boolean', 'constant.language.null', 'constant.language.undefined', 'keyword.other.unit'],
  function: ['entity.name.command', 'entity.other.attribute-name.pseudo-class'],
  type: [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'constant.character.enum.graphql',
    'entity.other.attribute-name.class.css',
    'entity.name.namespace',
  ],
  property: [
    'support.type.property-name',
    'entity.other.attribute-name',
    'variable.parameter.graphql',
    'string.unquoted.alias.graphql',
    'entity.name.tag.yaml',
    'variable.css',
    'constant.other.option',
  ],
  inserted: ['markup.inserted', 'punctuation.definition.inserted'],
  deleted: ['markup.deleted', 'punctuation.definition.deleted'],
  plain: [
    'keyword.operator.assignment',
    'keyword.operator.type',
    'keyword.operator.optional',
    'keyword.operator.nulltype',
    'keyword.operator.logical',
    'keyword.operator.arithmetic',
    'keyword.operator.relational',
    'keyword.operator.comparison',
    'keyword.operator.spread',
    'keyword.operator.rest',
    'keyword.operator.combinator',
    'punctuation.separator.key-value',
    'punctuation.destructuring',
    'string.unquoted.argument',
    'meta.template.expression',
  ],
};
