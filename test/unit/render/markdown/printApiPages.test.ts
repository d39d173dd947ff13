import { describe, expect, it } from 'vitest';
import type { Backlinks } from '../../../../renderer/model/backlinks.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import type { Signature, Type } from '../../../../renderer/model/type.ts';
import { createLayouts } from '../../../../renderer/presentation/signature/createLayouts.ts';
import type { AlternateContext } from '../../../../renderer/render/markdown/alternateContext.ts';
import { printModulePage, printPackagePage } from '../../../../renderer/render/markdown/printApiPages.ts';
import { printSymbolPage } from '../../../../renderer/render/markdown/printSymbols.ts';
import { makeComment, makeMember, makeSymbol } from '../../make.ts';
import { packageOf } from '../../templates/symbols.ts';

const site = 'https://site.example';
const usedBy: Backlinks = {
  acceptedBy: ['pkg/:function/print'],
  returnedBy: [],
  containedIn: [],
  values: [],
  guards: [],
  documents: [{ title: 'Guide', section: 'First steps', href: '/docs/guide#first-steps' }],
};
const context: AlternateContext = {
  layouts: createLayouts(),
  messages: defaultMessages,
  text: ({ text }) => text,
  notes: () => '',
  firstSentence: ({ text }) => text,
  href: (id) => `${site}/api/${id.replace('/:', '/')}`,
  externalHref: (name, type) => (name === 'yaml' ? `https://yaml.example/${type}` : undefined),
  hrefOfPage: (href) => `${site}${href}`,
  hrefOfList: (id) => `${site}/list/${id}`,
  hrefOfModule: (slug, name) => `${site}/api/${slug}${name === '' ? '' : `/${name}`}`,
  hrefOfCategory: () => undefined,
  hrefOfUsers: () => undefined,
  usedBy: (id) => (id === 'pkg/:class/Tree' ? usedBy : undefined),
  unexportedTypesOf: () => [],
};
const text = { kind: 'intrinsic', name: 'string' } as const;
const signature: Signature = {
  typeParameters: [],
  parameters: [{ name: 'source', type: text, isOptional: true, isRest: false, comment: { text: 'What to read.' }, parts: [] }],
  returnType: { kind: 'union', types: [text, { kind: 'literal', text: 'null' }] },
  comment: makeComment('Reads a text.', { '@returns': 'The rest.', '@example': '```ts\nread();\n```' }),
  sources: [],
};

describe('a page of the reference as Markdown', () => {
  it('contains everything about a function', () => {
    const symbol = makeSymbol('function', 'read', {
      signatures: [signature],
      sources: [{ file: 'a.ts', line: 1, url: 'https://code.example/a.ts' }],
    });
    expect(printSymbolPage(symbol, packageOf(), context)).toBe(`# read

Function · [Package](https://site.example/api/pkg) · \`import { read } from 'pkg'\` · [Source](https://code.example/a.ts)

\`\`\`ts
function read(source?: string): string | null
\`\`\`

Reads a text.

## Examples

\`\`\`ts
read();
\`\`\`

## Parameters

- \`source\`: \`string\`, optional

  What to read.

## Returns

\`string | null\`

The rest.`);
  });

  it('says since when a symbol and its overloads exist', () => {
    const overload = (version: string): Signature => ({ ...signature, comment: makeComment('', { '@since': version }) });
    const symbol = makeSymbol('function', 'read', {
      comment: makeComment('', { '@since': '1.0.0' }),
      signatures: [signature, overload('1.1.0')],
    });
    const printed = printSymbolPage(symbol, packageOf(), context);
    expect(printed).toContain('*Since 1.0.0*\n\n## Overload 1');
    expect(printed).toContain('*Since 1.1.0*\n\n### Parameters');
  });

  it('contains members, deprecations and users', () => {
    const members = [
      makeMember('[Symbol.iterator]', {
        signatures: [{ ...signature, comment: makeComment('Goes on.', { '@deprecated': 'Use read.' }) }],
      }),
    ];
    const page = printSymbolPage(makeSymbol('class', 'Tree', { members }), packageOf(), context);
    expect(page.slice(page.indexOf('## Methods'))).toBe(`## Methods

### \\[Symbol.iterator\\]

\`\`\`ts
[Symbol.iterator](source?: string): string | null
\`\`\`

> **Deprecated**
>
> Use read.

Goes on.

#### Parameters

- \`source\`: \`string\`, optional

  What to read.

## Used by

- Accepted by: [\`print\`](https://site.example/api/pkg/function/print)
- Documents: [Guide: First steps](https://site.example/docs/guide#first-steps)`);
  });

  it('links names in types: of properties, parameters, results and base types', () => {
    const node: Type = { kind: 'reference', name: 'Node', typeArguments: [], target: { kind: 'symbol', id: 'pkg/:interface/Node' } };
    const document: Type = {
      kind: 'reference',
      name: 'Document',
      typeArguments: [node],
      target: { kind: 'external', package: 'yaml', name: 'Document' },
    };
    const list: Type = {
      kind: 'reference',
      name: 'ReadonlyArray',
      typeArguments: [node],
      target: { kind: 'global', name: 'ReadonlyArray' },
    };
    const either: Type = { kind: 'union', types: [node, { kind: 'literal', text: 'null' }, document] };
    const members = [
      makeMember('root', { kind: 'property', type: node }),
      makeMember('all', { kind: 'property', type: list }),
      makeMember('find', { signatures: [{ ...signature, returnType: either }] }),
    ];
    const page = printSymbolPage(makeSymbol('class', 'Tree', { members, extends: [node] }), packageOf(), context);
    const linked = `[\`Node\`](${site}/api/pkg/interface/Node)`;
    expect(page).toContain(`- Extends: ${linked}\n`);
    expect(page).toContain(`### root\n\n${linked}\n`);
    expect(page).toContain(`### all\n\n\`ReadonlyArray<\`${linked}\`>\``);
    expect(page).toContain(`#### Returns\n\n${linked} \`| null |\` [\`Document\`](https://yaml.example/Document)\`<\`${linked}\`>\``);
  });

  it('links members of an enumeration to the types that name them', () => {
    const kind = makeSymbol('enum', 'Kind', {
      members: [makeMember('NAME', { kind: 'enum-member' }), makeMember('OTHER', { kind: 'enum-member' })],
    });
    const namers = { ...usedBy, acceptedBy: [], documents: [], containedIn: ['pkg/:interface/NameNode'] };
    const page = printSymbolPage(kind, packageOf(), { ...context, usedBy: (id) => (id.endsWith('#NAME') ? namers : undefined) });
    expect(page).toContain('### NAME\n\nPart of: [NameNode](https://site.example/api/pkg/interface/NameNode)\n\n### OTHER');
  });

  it('links to the pages of categories where a package lists its exports', () => {
    const grouping = { categories: ['Trees'] };
    const pkg = packageOf({ symbols: [makeSymbol('class', 'Tree', { grouping }), makeSymbol('class', 'Leaf')], categories: ['Trees'] });
    const paged: AlternateContext = {
      ...context,
      hrefOfCategory: (id) => (id === 'category-trees' ? `${site}/api/pkg/category/trees` : undefined),
    };
    const alternate = printPackagePage({ package: pkg }, undefined, paged);
    expect(alternate).toContain(
      '## Trees\n\n[All of Trees (1)](https://site.example/api/pkg/category/trees)\n\n## Other\n\n### Classes\n\n- [Leaf]',
    );
    expect(printModulePage({ name: '', symbols: pkg.symbols.map(({ id }) => id), references: [] }, { package: pkg }, paged)).toContain(
      '- [Tree]',
    );
  });

  it('says that an export is deprecated, also only under another name', () => {
    const old = makeSymbol('function', 'old', {
      signatures: [{ ...signature, comment: makeComment('Reads.', { '@deprecated': 'Use read.' }) }],
    });
    const read = makeSymbol('function', 'read', { signatures: [signature] });
    const references = [{ name: 'load', target: read.id, comment: makeComment('Loads a text.', { '@deprecated': 'Use it.' }) }];
    const module = { name: '', symbols: [old.id, read.id], references };
    const pkg = packageOf({ symbols: [old, read], modules: [module] });
    const printed = printModulePage(module, { package: pkg }, context);
    expect(printed).toContain(
      `- [old](${site}/api/pkg/function/old): **Deprecated.** Reads.\n- [read](${site}/api/pkg/function/read): Reads a text.`,
    );
    expect(printed).toContain(`- [load](${site}/api/pkg/function/read): **Deprecated.** Loads a text.`);
    expect(printSymbolPage(read, pkg, context)).toContain(
      "import { load } from 'pkg'`\n\n`load`\n\n> **Deprecated**\n>\n> Use it.\n\nLoads a text.\n\n```ts\nfunction read(",
    );
  });

  it('lists the exports of a package and a module', () => {
    const symbols = [makeSymbol('function', 'read', { signatures: [signature] })];
    const modules = [
      { name: '', symbols: [], references: [], scriptName: 'Pkg' },
      {
        name: 'server',
        symbols: ['pkg/:function/read'],
        references: [{ name: 'again', target: 'pkg/:function/read' }],
        namespaces: [{ name: 'whole', module: '' }],
      },
    ];
    const pkg = packageOf({ symbols, modules, license: 'MIT' });
    expect(printPackagePage({ package: pkg }, { text: 'Read me.' }, context)).toBe(`# Package

Does things.

\`\`\`bash
npm install pkg
\`\`\`

Version: 1.2.3 · Global variable: \`Pkg\` in scripts that are not modules · License: MIT

Read me.

## Modules

- [pkg/server](https://site.example/api/pkg/server)

## Functions

- [read](https://site.example/api/pkg/function/read): Reads a text.`);
    expect(printModulePage(modules[1] ?? { name: '', symbols: [], references: [] }, { package: pkg }, context)).toBe(`# pkg/server

## Functions

- [read](https://site.example/api/pkg/function/read): Reads a text.

## Re-exports

- [whole](https://site.example/api/pkg)

- [again](https://site.example/api/pkg/function/read): Reads a text.`);
  });
});
