import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiPackage, ApiSymbol, Member } from '../../../../renderer/model/api.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import type { ObjectMember, Type } from '../../../../renderer/model/type.ts';
import { symbolHeadings } from '../../../../renderer/presentation/symbolHeadings.ts';
import { SymbolPage } from '../../../../templates/api/SymbolPage.tsx';
import { type RenderContext, RenderContextProvider } from '../../../../templates/context.ts';
import { makeComment, makeMember, makeSymbol } from '../../make.ts';
import { parameter, ref, signature, string } from '../signature/text.ts';
import { contextOf, packageOf } from '../symbols.ts';

function render(symbol: ApiSymbol, pkg: ApiPackage = packageOf(), more: Partial<RenderContext> = {}): string {
  return renderToStaticMarkup(
    <RenderContextProvider value={{ ...contextOf(pkg), ...more }}>
      <SymbolPage symbol={symbol} />
    </RenderContextProvider>,
  );
}

function all(html: string, pattern: RegExp): readonly (string | undefined)[] {
  return [...html.matchAll(pattern)].map((match) => match[1]);
}

const ids = (html: string) => all(html, / id="([^"]*)"/g);
const levels = (html: string) => all(html, /<h(\d)/g).map(Number);
const unexportedRef = (name: string): Type => ({
  kind: 'reference',
  name,
  typeArguments: [],
  target: { kind: 'unexported', id: `pkg/:type/${name}` },
});

const schema = makeSymbol('class', 'GraphQLSchema', {
  comment: makeComment('A schema.', { '@remarks': 'Mind this.', '@customTag': 'Own text.', '@category': 'Schema' }),
  sources: [{ file: 'type/schema.d.ts', line: 1, url: 'https://example.com/schema.ts' }],
  extends: [{ kind: 'reference', name: 'Error', typeArguments: [], target: { kind: 'global', name: 'Error' } }],
  members: [
    makeMember('constructor', { kind: 'constructor', signatures: [signature([parameter('config', string)], ref('GraphQLSchema'))] }),
    makeMember('remarks', { kind: 'property', type: string, flags: { isReadonly: true } }),
    makeMember('getType', {
      signatures: [signature([parameter('name', string, { comment: { text: 'Its name.' } })], string, { comment: makeComment('Finds.') })],
    }),
    makeMember('stack', {
      kind: 'property',
      type: string,
      inheritedFrom: { kind: 'reference', name: 'Error.stack', typeArguments: [], target: { kind: 'global', name: 'Error' } },
    }),
  ],
});

/** Methods with details: from three on, rows come before these. */
const further = ['hasType', 'setType'].map((name) =>
  makeMember(name, { signatures: [signature([], string)], comment: makeComment('', { '@throws': 'A.' }) }),
);

describe('SymbolPage', () => {
  it('shows the import statement', () => {
    expect(render(schema)).toContain('<p class="import"><code>import { GraphQLSchema } from &#x27;pkg&#x27;</code></p>');
  });

  it('names the entry point that examples use next to the import of the package itself', () => {
    const comment = makeComment('Opens.', { '@example': "```ts\nimport { open } from 'pkg/web';\n```" });
    const open = makeSymbol('function', 'open', { comment });
    const web = { name: 'web', symbols: [], references: [{ name: 'open', target: open.id }] };
    const pkg = packageOf({ modules: [{ name: '', symbols: [open.id], references: [] }, web], symbols: [open] });
    expect(render(open, pkg)).toContain('from &#x27;pkg&#x27;</code> also from <a href="/api/pkg/web">pkg/web</a></p>');
  });

  it('links to what else has the name', () => {
    const [slug, space] = [makeSymbol('function', 'slug'), makeSymbol('namespace', 'slug')];
    const other = makeSymbol('type', 'slug', { id: 'pkg/b:type/slug', module: 'b' });
    const pkg = packageOf({ symbols: [slug, space, other] });
    expect(render(slug, pkg)).toContain('<p class="note">This name is also: <a href="/api/pkg/namespace/slug">Namespace</a></p>');
    expect(render(space, pkg)).toContain('<a href="/api/pkg/function/slug">Function</a>');
    expect(render(other, pkg)).not.toContain('This name is also');
  });

  it('shows the comments at exports under other names', () => {
    const modules = [
      {
        name: '',
        symbols: [schema.id],
        references: [{ name: 'Old', target: schema.id, comment: makeComment('', { '@deprecated': 'No.' }) }],
      },
    ];
    expect(render(schema, packageOf({ modules }))).toContain(
      '<div class="other-name"><p><s title="Deprecated"><code>Old</code></s></p><div class="prose"><p>No.</p>',
    );
    expect(render(schema)).not.toContain('other-name');
  });

  it('has one heading of level 1 and skips no level', () => {
    const found = levels(render(schema));
    expect(found.filter((level) => level === 1)).toEqual([1]);
    expect(found.every((level, index) => level <= (found[index - 1] ?? 1) + 1)).toBe(true);
  });

  it('has no duplicate ids, and an anchor for every member', () => {
    const found = ids(render(schema));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(schema.members.map(({ anchor }) => anchor)));
  });

  it('renames a section that has the id of a member', () => {
    expect(ids(render(schema))).toEqual([
      ...['constructors', 'constructor', 'properties', 'remarks', 'stack'],
      ...['section-remarks', 'tag-customTag'],
      ...['methods', 'getType', 'hierarchy'],
    ]);
  });

  it('folds inherited members of other packages, and names their origin', () => {
    const folded = /<details class="inherited".*?<\/details>/s.exec(render(schema))?.[0] ?? '';
    expect(ids(folded)).toEqual(['stack']);
    expect(folded).toContain('Inherited from <code class="type"><a href="https://developer.mozilla.org');
  });

  it('allows line breaks between the words of a long name', () => {
    expect(render(schema)).toContain('GraphQL<wbr/>Schema</h1>');
  });

  it('shows unknown tags as sections, but no organizing tags', () => {
    const html = render(schema);
    expect(html).toContain('<h2 id="tag-customTag"><a href="#tag-customTag">Custom tag</a></h2>');
    expect(html).not.toContain('Category');
  });

  it('describes parameters of a method below it, whose heading has their types', () => {
    expect(render(schema)).toContain(
      '<h4>Parameters</h4><dl class="params"><dt><code>name</code></dt><dd><div class="prose"><p>Its name.</p></div></dd></dl>',
    );
    expect(render(schema)).toContain('<a href="#getType">getType</a><span class="type">(name: string)');
  });

  it('shows the description before the import, the declaration and the members', () => {
    const html = render(schema);
    const places = ['A schema.', 'class="import"', 'class="signature"', 'id="properties"', 'id="section-remarks"', 'id="methods"'];
    const found = places.map((place) => html.indexOf(place));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('shows the declaration before examples', () => {
    const comment = { ...makeComment('A.'), blocks: [{ tag: '@example', content: { text: 'own' } }] };
    const html = render({ ...schema, comment });
    expect(html.indexOf('class="signature"')).toBeGreaterThan(0);
    expect(html.indexOf('id="examples"')).toBeGreaterThan(html.indexOf('class="signature"'));
  });

  it('leaves out the head of a declaration that says no more than kind and name', () => {
    const head = '<span class="tk">class</span> GraphQLSchema';
    expect(render(schema)).toContain(head);
    expect(render({ ...schema, extends: [] })).not.toContain(head);
  });

  it('folds the long type of a constant whose members are listed, such as a component', () => {
    const long: Type = { ...ref('DefineComponent'), typeArguments: Array.from({ length: 12 }, () => ref('ComponentOptions')) } as Type;
    const html = render(
      makeSymbol('variable', 'Button', { type: long, members: [makeMember('size', { kind: 'property', type: string, role: 'prop' })] }),
    );
    expect(html.indexOf('class="signature"')).toBeGreaterThan(html.indexOf('Show declaration'));
    expect(html).toContain('id="size"');
  });

  it('lists functions with details in a row each: their parameters, results and summaries, and links to their details', () => {
    expect(render({ ...schema, members: [...schema.members, ...further] })).toContain(
      '<ul class="brief-rows"><li><span><code><a href="#getType">getType</a><span class="type">(name): string</span></code></span><p>Finds.</p></li>',
    );
  });

  it('leaves a long result of a function to its details, but for the keys of an object', () => {
    const long: Type = { ...ref('Result'), typeArguments: Array.from({ length: 9 }, () => ref('Argument')) } as Type;
    const members = ['objects', 'interfaces'].map((name): ObjectMember => {
      return {
        kind: 'property',
        name,
        isOptional: false,
        isReadonly: false,
        type: { ...long, typeArguments: [ref('GraphQLObjectTypeNormalizedConfig')] } as Type,
      };
    });
    const rowOf = (result: Type): string => {
      const comment = makeComment('Finds.', { '@throws': 'A.' });
      const find = makeMember('find', { signatures: [signature([parameter('name', string)], result)], comment });
      return render({ ...schema, members: [...schema.members, ...further, find] });
    };
    expect(rowOf(long)).toContain('<a href="#find">find</a><span class="type">(name): …</span>');
    expect(rowOf({ kind: 'object', members })).toContain(
      '<a href="#find">find</a><span class="type">(name): { objects, interfaces }</span>',
    );
  });

  it('has the whole of a function without details in a row only', () => {
    const methods = ['grow', 'shrink'].map((name) => makeMember(name, { signatures: [signature([parameter('by', string)], string)] }));
    const html = render({ ...schema, members: [...schema.members, ...methods] });
    expect(ids(html).filter((id) => id === 'grow' || id === 'shrink')).toEqual(['grow', 'shrink']);
    expect(html.match(/<ul class="brief-rows">.*?<\/ul>/gs)).toHaveLength(1);
    expect(html).not.toMatch(/<ul class="brief-rows">(?:(?!<\/ul>).)*shrink/s);
    expect(html.indexOf('id="shrink"')).toBeLessThan(html.indexOf('id="getType"'));
  });

  it('shows an example directly after the import and the declaration: its own, or the first of the constructor', () => {
    const own = { ...makeComment('A.'), blocks: [{ tag: '@example', content: { text: 'own' } }] };
    const created = { ...makeComment('Makes.'), blocks: ['first', 'second'].map((text) => ({ tag: '@example', content: { text } })) };
    const members = [makeMember('constructor', { kind: 'constructor', signatures: [signature([], string, { comment: created })] })];
    const [withOwn, without] = [own, makeComment('A.')].map((comment) => render(makeSymbol('class', 'A', { comment, members })));
    const after = '</code></pre><section><h2 id="examples"><a href="#examples">Examples</a></h2><div class="prose"><p>';
    expect(withOwn).toContain(`${after}own</p>`);
    expect(without).toContain(`${after}first</p>`);
    expect([without?.split('first').length, without?.split('second').length]).toEqual([2, 2]);
  });

  it('links to the first guide that uses a symbol without an example', () => {
    const documents = [{ href: '/docs/start#one', title: 'Start', section: 'One' }];
    const context = contextOf(packageOf());
    const usedBy = () => ({ acceptedBy: [], returnedBy: [], guards: [], containedIn: [], values: [], documents });
    const html = renderToStaticMarkup(
      <RenderContextProvider value={{ ...context, usedBy }}>
        <SymbolPage symbol={schema} />
      </RenderContextProvider>,
    );
    expect(html).toMatch(/<p class="note">Example: <a href="[^"]*\/docs\/start#one">Start: One<\/a><\/p>/);
  });

  it('shows how to create an instance in the declaration of a class, and such a constructor not again in a row', () => {
    const creator = (flags: Member['flags']) => {
      const create = { ...signature([parameter('size', string)], string), comment: makeComment('Makes one.', { '@throws': 'If large.' }) };
      const members = [
        makeMember('constructor', { kind: 'constructor', flags, signatures: [create] }),
        ...['a', 'b'].map((name) => makeMember(name, { kind: 'property', type: string })),
      ];
      return render(makeSymbol('class', 'Box', { members }));
    };
    const html = creator({});
    expect(html).toContain('<span class="tk">new</span> <a href="#constructor">Box</a>(size: string)</code>');
    expect(html.match(/href="#constructor"/g)).toHaveLength(2);
    expect(creator({ isProtected: true })).not.toContain('<span class="tk">new</span>');
  });

  it('has rows of members above their details, each group under one heading in its order', () => {
    const html = render({ ...schema, members: [...schema.members, ...further, makeMember('[Symbol.toStringTag]', { kind: 'accessor' })] });
    const headings = all(html, /<h2 id="([^"]*)"/g);
    expect(headings).toEqual(['constructors', 'properties', 'section-remarks', 'tag-customTag', 'methods', 'accessors', 'hierarchy']);
    expect(html.indexOf('id="methods"')).toBeLessThan(html.indexOf('class="brief-rows"'));
    expect(html.indexOf('class="brief-rows"')).toBeLessThan(html.indexOf('id="getType"'));
  });

  it('links to the releases that changed a member, next to its text', () => {
    const text = '- **2.0.0**: changed from `size: string`\n- **1.1.0**: deprecated';
    const comment = { ...makeComment('Its size.'), blocks: [{ tag: '@history', content: { text }, anchor: 'of-A' }] };
    const html = render(makeSymbol('class', 'A', { members: [makeMember('size', { kind: 'property', type: string, comment })] }));
    expect(html).toContain('Changed <a href="/changes/2.0.0#of-A">2.0.0</a> <a href="/changes/1.1.0#of-A">1.1.0</a></span>');
    expect(html).not.toContain('changed from');
  });

  it('folds what an author says of the history of a member', () => {
    const comment = makeComment('Its size.', { '@history': 'Was a string.' });
    const html = render(makeSymbol('class', 'A', { members: [makeMember('size', { kind: 'property', type: string, comment })] }));
    expect(html).toMatch(/<summary>History<\/summary>.*Was a string.*<\/details>/s);
  });

  it('marks optional parameters only with a question mark', () => {
    const size = makeMember('size', { kind: 'property', type: string, flags: { isOptional: true } });
    const html = render(makeSymbol('interface', 'Options', { members: [size] }));
    expect(html).toContain('<a href="#size">size</a><span class="type">?: ');
    expect(html).not.toContain('optional');
  });

  it('opens the first example and folds the others', () => {
    const comment = { ...makeComment('A.'), blocks: ['one', 'two', 'three'].map((text) => ({ tag: '@example', content: { text } })) };
    const html = render(makeSymbol('variable', 'value', { type: string, comment }));
    const folded = /<details class="more">.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(folded).toContain('<summary>2 more examples</summary>');
    expect([html.includes('<p>one</p>'), folded.includes('<p>one</p>'), folded.includes('<p>two</p>')]).toEqual([true, false, true]);
  });

  it.each([
    [11, 11, undefined],
    [50, 50, undefined],
    [60, 50, '<summary>10 more</summary>'],
  ])('shows a union of %i types as a list of %i, and folds the rest', (count, shown, folded) => {
    const types = Array.from({ length: count }, (_, index) => ref(`Node${index}`));
    const [start = '', rest] = render(makeSymbol('type', 'ASTNode', { type: { kind: 'union', types } })).split('<details class="more">');
    expect(start.match(/<li>/g)).toHaveLength(shown);
    expect(start).toMatch(/<pre class="signature"><code>[^|]*ASTNode[^|]*<\/code><\/pre><ul class="alternatives">/);
    expect(rest?.startsWith(folded ?? '')).toBe(folded === undefined ? undefined : true);
    expect((rest ?? '').match(/<li>/g)?.length ?? 0).toBe(count - shown);
  });

  it('links the members of an enumeration to the types that name them', () => {
    const members = [makeMember('NAME', { kind: 'enum-member', type: { kind: 'literal', text: "'Name'" } })];
    const containedIn = ['pkg/:interface/NameNode', 'pkg/:interface/OtherNode'];
    const used = { containedIn, acceptedBy: [], returnedBy: [], values: [], guards: [], documents: [] };
    const usedBy = (id: string) => (id.endsWith('#NAME') ? used : undefined);
    const html = render(makeSymbol('enum', 'Kind', { members }), packageOf(), { usedBy });
    const links = '<a href="/api/pkg/interface/NameNode">NameNode</a>, <a href="/api/pkg/interface/OtherNode">OtherNode</a>';
    expect(html).toContain(`<p>Part of: ${links}</p>`);
  });

  it('shows an enumeration as a table of names and values', () => {
    const members = [
      makeMember('NAME', { kind: 'enum-member', type: { kind: 'literal', text: "'Name'" }, comment: makeComment('A name.') }),
    ];
    const html = render(makeSymbol('enum', 'Kind', { members }));
    expect(html).toContain('<th scope="col">Value</th><th scope="col">Description</th>');
    expect(html).toContain('<tr id="NAME">');
  });

  it('shows names of an enumeration once if they are its values', () => {
    const members = ["'A'", '"B"'].map((text) => makeMember(text.slice(1, -1), { kind: 'enum-member', type: { kind: 'literal', text } }));
    const html = render(makeSymbol('enum', 'Kind', { members }));
    expect(html).toContain('<thead><tr><th scope="col">Name and value</th></tr></thead>');
  });

  it('links to the source', () => {
    const whole = 'Opens the whole file';
    expect(render(schema)).toContain(`<a class="source" href="https://example.com/schema.ts" title="${whole}">Source</a>`);
    const sources = [{ file: 'a.ts', line: 7, url: 'https://example.com/a.ts#L7' }];
    expect(render({ ...schema, sources })).toContain('<a class="source" href="https://example.com/a.ts#L7">Source</a>');
    const atTag = [{ file: 'a.ts', line: 7, url: 'https://example.com/a.ts?at=v1.2' }];
    expect(render({ ...schema, sources: atTag })).toContain(`?at=v1.2" title="${whole}">`);
  });

  it('links to the lines of methods, and to those of fields only in other files', () => {
    const at = (file: string, line: number) => ({ sources: [{ file, line, url: `https://example.com/${file}#L${line}` }] });
    const members = [
      makeMember('near', { kind: 'property', type: string, ...at('a.ts', 8) }),
      makeMember('inherited', { kind: 'property', type: string, inheritedFrom: string, ...at('a.ts', 3) }),
      makeMember('far', { kind: 'property', type: string, ...at('b.ts', 9) }),
      makeMember('run', {
        signatures: [signature([], string)],
        comment: makeComment('Runs.', { '@returns': 'It.' }),
        ...at('a.ts', 10),
      }),
    ];
    const html = render(makeSymbol('class', 'Store', { members, ...at('a.ts', 7) }));
    expect([...html.matchAll(/example\.com\/(.*?)"/g)].map(([, place]) => place)).toEqual(['a.ts#L7', 'a.ts#L3', 'b.ts#L9', 'a.ts#L10']);
  });

  it('shows that and why a symbol is deprecated', () => {
    const html = render(makeSymbol('variable', 'old', { type: string, comment: makeComment('Old.', { '@deprecated': 'Use new.' }) }));
    expect(html).toContain('<span class="badge deprecated">Deprecated</span>');
    expect(html).toContain('<div class="deprecation"><strong>Deprecated</strong><div class="prose"><p>Use new.</p></div></div>');
  });

  it('keeps a text above the examples, and a long one of what has members below these', () => {
    const texts = (length: number) => makeComment(`First.</p><p>${'more '.repeat(length)}end.`, { '@example': 'run()' });
    const order = (html: string) => ['end.', 'id="examples"', 'id="size"'].map((text) => html.indexOf(text));
    const called = order(render(makeSymbol('function', 'run', { signatures: [signature([], string, { comment: texts(500) })] })));
    expect(called[0]).toBeLessThan(called[1] ?? 0);
    const withMembers = (length: number) =>
      order(render(makeSymbol('interface', 'Run', { comment: texts(length), members: [makeMember('size', { type: string })] })));
    const [short, long] = [withMembers(200), withMembers(500)];
    expect(short.toSorted((a, b) => a - b)).toEqual(short);
    expect(long[0]).toBeGreaterThan(long[2] ?? 0);
  });

  it('shows the comment of each overload', () => {
    const html = render(
      makeSymbol('function', 'visit', {
        signatures: [
          signature([parameter('a', string)], string, { comment: makeComment('One.') }),
          signature([], string, { comment: makeComment('Two.') }),
        ],
      }),
    );
    expect(ids(html)).toEqual(['overload-1', 'overload-1-parameters', 'overload-1-returns', 'overload-2', 'overload-2-returns']);
    expect(html).toContain('<a href="#overload-2" aria-label="Overload 2">2</a>');
    expect(html).toContain('<div class="lead-text"><p>One.</p></div>');
    expect(html.lastIndexOf('One.')).toBeGreaterThan(html.indexOf('id="overload-1"'));
    expect(html.lastIndexOf('One.')).toBeLessThan(html.indexOf('id="overload-2"'));
    expect(html.indexOf('Two.')).toBeGreaterThan(html.indexOf('id="overload-2"'));
  });

  it('has overloads that nothing is said of as declarations in one row, with the text that they share', () => {
    const signatures = ['a', 'b'].map((name) => ({ ...signature([parameter(name, string)], string), comment: makeComment('Reads.') }));
    const html = render(makeSymbol('class', 'Server', { members: [makeMember('read', { signatures })] }));
    const row = /<section class="field long">(.*?)<\/section>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(row).toMatch(/^read\(a: string\): string\s+read\(b: string\): string\s*Reads\.$/);
  });

  it.each([
    [2, '+1 overload<'],
    [3, '+2 overloads<'],
  ])('says in the index how many further overloads a method with %i has', (count, text) => {
    const signatures = Array.from({ length: count }, (_, index) => ({ ...signature([], string), comment: makeComment(`Text ${index}.`) }));
    const members = ['one', 'two', 'three', 'four'].map((name) => makeMember(name, { signatures }));
    expect(render(makeSymbol('class', 'Server', { members }))).toContain(text);
  });

  it('shows the common text of all overloads once', () => {
    const comment = makeComment('Same.');
    const signatures = [signature([parameter('a', string)], string, { comment }), signature([], string, { comment })];
    const html = render(makeSymbol('function', 'visit', { signatures }));
    expect(html.split('Same.')).toHaveLength(2);
    expect(html.indexOf('Same.')).toBeLessThan(html.indexOf('id="overload-1"'));
  });
});

describe('unexported types', () => {
  const maybe = makeSymbol('type', 'Maybe', { type: unexportedRef('Nothing'), comment: makeComment('Perhaps.') });
  const nothing = makeSymbol('type', 'Nothing', { type: unexportedRef('Maybe') });
  const html = render(makeSymbol('variable', 'value', { type: unexportedRef('Maybe') }), packageOf({ unexported: [maybe, nothing] }));

  it('allow line breaks between the words of a long name', () => {
    const name = 'GraphQLObjectTypeNormalizedConfig';
    const long = render(
      makeSymbol('variable', 'value', { type: unexportedRef(name) }),
      packageOf({ unexported: [makeSymbol('type', name)] }),
    );
    expect(long).toContain('>GraphQL<wbr/>Object<wbr/>Type<wbr/>Normalized<wbr/>Config</button>');
  });

  it('open by their name and are described once, together with the types that they reference', () => {
    expect(html).toContain('<button type="button" popovertarget="type-Maybe">Maybe</button>');
    expect(all(html, /<div id="([^"]*)" popover="auto"/g)).toEqual(['type-Maybe', 'type-Nothing']);
    expect(html).toContain('<p>Perhaps.</p>');
  });
});

describe('symbolHeadings', () => {
  it('lists the headings of the page in order, without folded members', () => {
    const listed = symbolHeadings(schema, defaultMessages).map(({ id }) => id);
    expect(listed).toEqual(ids(render(schema)).filter((id) => id !== 'stack' && id !== 'constructor'));
  });

  it('has constructors with details before other members, as the page has', () => {
    const [made, ...members] = schema.members;
    const parameters = [parameter('config', string, { comment: { text: 'What it has.' } })];
    const detailed = { ...schema, members: [{ ...made, signatures: [signature(parameters, ref('GraphQLSchema'))] } as Member, ...members] };
    const listed = symbolHeadings(detailed, defaultMessages).map(({ id }) => id);
    expect(listed.slice(0, 3)).toEqual(['constructors', 'properties', 'remarks']);
    expect(listed).toEqual(ids(render(detailed)).filter((id) => !['stack', 'constructor'].includes(id ?? '')));
  });
});
