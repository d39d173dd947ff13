import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiPackage, ApiSymbol } from '../../../../renderer/model/api.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { defaultWords } from '../../../../renderer/model/words.ts';
import { SymbolPage } from '../../../../templates/api/SymbolPage.tsx';
import { symbolHeadings } from '../../../../templates/api/symbolHeadings.ts';
import { RenderContextProvider } from '../../../../templates/context.ts';
import { parameter, ref, signature, string } from '../signature/text.ts';
import { commentOf, contextOf, memberOf, packageOf, symbolOf } from '../symbols.ts';

function render(symbol: ApiSymbol, pkg: ApiPackage = packageOf()): string {
  return renderToStaticMarkup(
    <RenderContextProvider value={contextOf(pkg)}>
      <SymbolPage symbol={symbol} />
    </RenderContextProvider>,
  );
}

function all(html: string, pattern: RegExp): readonly (string | undefined)[] {
  return [...html.matchAll(pattern)].map((match) => match[1]);
}

const ids = (html: string) => all(html, / id="([^"]*)"/g);
const levels = (html: string) => all(html, /<h(\d)/g).map(Number);
const hiddenRef = (name: string): Type => ({
  kind: 'reference',
  name,
  typeArguments: [],
  target: { kind: 'hidden', id: `pkg/:type/${name}` },
});

const schema = symbolOf('class', 'GraphQLSchema', {
  comment: commentOf('A schema.', { '@remarks': 'Mind this.', '@customTag': 'Own text.', '@category': 'Schema' }),
  sources: [{ file: 'type/schema.d.ts', line: 1, url: 'https://example.com/schema.ts' }],
  extends: [{ kind: 'reference', name: 'Error', typeArguments: [], target: { kind: 'global', name: 'Error' } }],
  members: [
    memberOf('constructor', 'constructor', { signatures: [signature([parameter('config', string)], ref('GraphQLSchema'))] }),
    memberOf('property', 'remarks', { type: string, flags: { isReadonly: true } }),
    memberOf('method', 'getType', {
      signatures: [signature([parameter('name', string, { comment: { text: 'Its name.' } })], string, { comment: commentOf('Finds.') })],
    }),
    memberOf('property', 'stack', {
      type: string,
      inheritedFrom: { kind: 'reference', name: 'Error.stack', typeArguments: [], target: { kind: 'global', name: 'Error' } },
    }),
  ],
});

describe('SymbolPage', () => {
  it('says what to write to import it', () => {
    expect(render(schema)).toContain('<p class="import"><code>import { GraphQLSchema } from &#x27;pkg&#x27;</code></p>');
  });

  it('has one heading of level 1 and skips no level', () => {
    const found = levels(render(schema));
    expect(found.filter((level) => level === 1)).toEqual([1]);
    expect(found.every((level, index) => level <= (found[index - 1] ?? 1) + 1)).toBe(true);
  });

  it('gives each id once, and every member its anchor', () => {
    const found = ids(render(schema));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(schema.members.map(({ anchor }) => anchor)));
  });

  it('lets a section give way to a member of the same name', () => {
    expect(ids(render(schema))).toEqual([
      ...['hierarchy', 'section-remarks', 'tag-customTag'],
      ...['constructors', 'constructor', 'properties', 'remarks', 'stack', 'methods', 'getType'],
    ]);
  });

  it('folds members that come from outside, and says where from', () => {
    const folded = /<details.*?<\/details>/s.exec(render(schema))?.[0] ?? '';
    expect(ids(folded)).toEqual(['stack']);
    expect(folded).toContain('Inherited from <code class="type"><a href="https://developer.mozilla.org');
  });

  it('offers breaks at the humps of a long name', () => {
    expect(render(schema)).toContain('GraphQL<wbr/>Schema</h1>');
  });

  it('shows tags that it does not know as sections, and none that only organise', () => {
    const html = render(schema);
    expect(html).toContain('Custom tag<a class="anchor" href="#tag-customTag" aria-label="Link to Custom tag"></a></h2>');
    expect(html).not.toContain('Category');
  });

  it('describes parameters of a method below it', () => {
    expect(render(schema)).toContain(
      '<h4>Parameters</h4><dl class="params"><dt><code>name</code></dt><dd><code class="type"><span class="tt">string</span></code><div class="prose"><p>Its name.</p></div></dd></dl>',
    );
  });

  it('links to the source', () => {
    expect(render(schema)).toContain('<a class="source" href="https://example.com/schema.ts">Source</a>');
  });

  it('says that and why something is deprecated', () => {
    const html = render(symbolOf('variable', 'old', { type: string, comment: commentOf('Old.', { '@deprecated': 'Use new.' }) }));
    expect(html).toContain('<span class="badge deprecated">Deprecated</span>');
    expect(html).toContain('<div class="deprecation"><strong>Deprecated</strong><div class="prose"><p>Use new.</p></div></div>');
  });

  it('gives each overload its own text', () => {
    const html = render(
      symbolOf('function', 'visit', {
        signatures: [
          signature([parameter('a', string)], string, { comment: commentOf('One.') }),
          signature([], string, { comment: commentOf('Two.') }),
        ],
      }),
    );
    expect(ids(html)).toEqual(['overload-1', 'overload-1-parameters', 'overload-1-returns', 'overload-2', 'overload-2-returns']);
    expect(html.indexOf('One.')).toBeLessThan(html.indexOf('id="overload-2"'));
    expect(html.indexOf('Two.')).toBeGreaterThan(html.indexOf('id="overload-2"'));
  });
});

describe('types that are not exported', () => {
  const maybe = symbolOf('type', 'Maybe', { type: hiddenRef('Nothing'), comment: commentOf('Perhaps.') });
  const nothing = symbolOf('type', 'Nothing', { type: hiddenRef('Maybe') });
  const html = render(symbolOf('variable', 'value', { type: hiddenRef('Maybe') }), packageOf({ hidden: [maybe, nothing] }));

  it('can be broken within long names where a word begins', () => {
    const name = 'GraphQLObjectTypeNormalizedConfig';
    const long = render(symbolOf('variable', 'value', { type: hiddenRef(name) }), packageOf({ hidden: [symbolOf('type', name)] }));
    expect(long).toContain('>GraphQL<wbr/>Object<wbr/>Type<wbr/>Normalized<wbr/>Config</button>');
  });

  it('are opened by their name and explained once, with those that they name', () => {
    expect(html).toContain('<button type="button" class="hidden-type" popovertarget="type-Maybe">Maybe</button>');
    expect(all(html, /<div id="([^"]*)" popover="auto"/g)).toEqual(['type-Maybe', 'type-Nothing']);
    expect(html).toContain('<p>Perhaps.</p>');
  });
});

describe('symbolHeadings', () => {
  it('lists the headings of the page, without folded members', () => {
    const listed = symbolHeadings(schema, defaultWords).map(({ id }) => id);
    expect(listed).toEqual(ids(render(schema)).filter((id) => id !== 'stack'));
  });
});
