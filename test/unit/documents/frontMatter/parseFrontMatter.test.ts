import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '../../../../renderer/documents/frontMatter/parseFrontMatter.ts';

const source = 'docs/page.md';

test('reads every kind of value and the line of the body', () => {
  const text = '---\ntitle: 2024\nsidebar_position: 1.5\ndraft: true\nkeywords: [a, b]\npagination_next: null\n---\nBody';
  expect(parseFrontMatter(text, { source })).toEqual({
    frontMatter: { title: '2024', sidebar_position: 1.5, draft: true, keywords: ['a', 'b'], pagination_next: null },
    end: text.indexOf('Body'),
    problems: [],
  });
});

test('returns a document without front matter unchanged', () => {
  expect(parseFrontMatter('# Title\n\n---\n\ntitle: x\n\n---\n', { source })).toEqual({ frontMatter: {}, end: 0, problems: [] });
});

test('reads an empty block, a byte order mark and Windows line ends', () => {
  expect(parseFrontMatter('---\n---\nx', { source })).toEqual({ frontMatter: {}, end: 8, problems: [] });
  expect(parseFrontMatter('\uFEFF---\r\ntitle: T\r\n---\r\nx', { source })).toEqual({ frontMatter: { title: 'T' }, end: 21, problems: [] });
});

test('warns about an unknown key with its place, and suggests the nearest one', () => {
  const { frontMatter, problems } = parseFrontMatter('---\ntitle: T\nsidebar_lable: S\n---\n', { source });
  expect(frontMatter).toEqual({ title: 'T' });
  expect(problems).toEqual([
    {
      code: 'document/unknown-key',
      severity: 'warning',
      message: 'The front matter has a key "sidebar_lable" that gqldocs does not know.',
      hint: 'Did you mean "sidebar_label"?',
      place: { file: source, line: 3, column: 1 },
    },
  ]);
});

test('ignores a value of the wrong type and keeps the others', () => {
  const { frontMatter, problems } = parseFrontMatter('---\nsidebar_position:   first\ntitle: T\ndescription: true\n---\n', { source });
  expect(frontMatter).toEqual({ title: 'T' });
  expect(problems).toEqual([
    {
      code: 'document/front-matter',
      severity: 'error',
      message: '"sidebar_position" must be a number, not "first".',
      hint: undefined,
      place: { file: source, line: 2, column: 21 },
    },
    {
      code: 'document/front-matter',
      severity: 'error',
      message: '"description" must be a string, not true.',
      hint: 'Put it in quotes: description: "true".',
      place: { file: source, line: 4, column: 14 },
    },
  ]);
});

test('reports the line that is not valid YAML', () => {
  const { frontMatter, problems, end } = parseFrontMatter('---\ntitle: Types: the basics\n---\nBody', { source });
  expect(frontMatter).toEqual({});
  expect(end).toBe(33);
  expect(problems.map(({ code, place, hint }) => ({ code, place, hint }))).toEqual([
    {
      code: 'document/front-matter',
      place: { file: source, line: 2, column: 8 },
      hint: 'Put strings that contain ": " in quotes.',
    },
  ]);
});

test('requires a mapping, not a string or a list', () => {
  const { problems } = parseFrontMatter('---\n- a\n- b\n---\n', { source });
  expect(problems.map(({ code, message, place }) => ({ code, message, place }))).toEqual([
    {
      code: 'document/front-matter',
      message: 'The front matter is not a mapping of keys to values.',
      place: { file: source, line: 2, column: 1 },
    },
  ]);
});

test('accepts the alternative names and unused keys of Docusaurus', () => {
  const text =
    '---\ndisplayed_sidebar: docs\nsidebar_class_name: hidden\nlast_update:\n  date: 2024-05-01\ntags: [a, {label: b, permalink: /b}]\n---\n';
  const { frontMatter, problems } = parseFrontMatter(text, { source });
  expect(frontMatter).toEqual({ sidebar: 'docs', last_update: '2024-05-01', tags: ['a', 'b'] });
  expect(problems).toEqual([]);
});

test('reads the day of a date, and reports an invalid one', () => {
  expect(parseFrontMatter('---\nlast_update: 2024-05-01T10:00:00Z\n---\n', { source }).frontMatter).toEqual({ last_update: '2024-05-01' });
  const { frontMatter, problems } = parseFrontMatter('---\nlast_update: yesterday\n---\n', { source });
  expect(frontMatter).toEqual({});
  expect(problems.map(({ message }) => message)).toEqual(['"last_update" must be a date such as 2026-11-21, not "yesterday".']);
});

test('reads the sidebar of Starlight as our own keys', () => {
  const text = '---\nsidebar:\n  label: Install\n  order: first\n  hidden: true\n  badge: New\n---\n';
  const { frontMatter, problems } = parseFrontMatter(text, { source });
  expect(frontMatter).toEqual({ sidebar_label: 'Install', sidebar_hidden: true });
  expect(problems.map(({ place }) => place)).toEqual([{ file: source, line: 4, column: 10 }]);
});

test('reads keys of other tools as the keys that have their effect', () => {
  const read = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n`, { source });
  const meant = (yaml: string) => ({ ...read(yaml).frontMatter, problems: read(yaml).problems.map(({ message }) => message) });
  expect(meant('sidebarTitle: Start')).toEqual({ sidebar_label: 'Start', problems: [] });
  expect(meant('outline: deep\nlayout: doc\naside: left\neditLink: true')).toEqual({
    toc_min_heading_level: 2,
    toc_max_heading_level: 6,
    problems: [],
  });
  expect(meant('outline: [2, 4]')).toEqual({ toc_min_heading_level: 2, toc_max_heading_level: 4, problems: [] });
  expect(meant('tableOfContents:\n  minHeadingLevel: 3')).toEqual({ toc_min_heading_level: 3, toc_max_heading_level: 3, problems: [] });
  expect(meant('tableOfContents: false\neditUrl: false\nlastUpdated: 2026-01-02\nprev: false\nsidebar: false')).toEqual({
    hide_table_of_contents: true,
    custom_edit_url: null,
    last_update: '2026-01-02',
    pagination_prev: null,
    sidebar: false,
    problems: [],
  });
  expect(meant('sidebar_label: Own\nsidebarTitle: Start')).toEqual({ sidebar_label: 'Own', problems: [] });
});

test('keeps pages out of search, and reads layouts, as other tools do', () => {
  const read = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n`, { source });
  for (const yaml of ['search: false', 'pagefind: false', 'searchable: false', 'search: { exclude: true }'])
    expect(read(yaml)).toMatchObject({ frontMatter: { search: false }, problems: [] });
  for (const yaml of ['search: { boost: 2 }', 'search: { exclude: false }'])
    expect(read(yaml)).toMatchObject({ frontMatter: {}, problems: [] });
  expect(read('search: never').problems).toHaveLength(1);
  expect(read('displayed_sidebar: null')).toMatchObject({ frontMatter: { sidebar: false }, problems: [] });
  expect(read('displayed_sidebar: 7').problems).toHaveLength(1);
  expect(read('sidebar:').problems.map(({ message }) => message)).toEqual(['"sidebar" must be a string or false, not empty.']);
  const alone = { sidebar: false, hide_table_of_contents: true, pagination_next: null, pagination_prev: null };
  for (const yaml of ['layout: home', 'template: splash', 'pageType: home'])
    expect(read(yaml)).toMatchObject({ frontMatter: alone, problems: [] });
  expect(read('layout: page\npagination_next: a').frontMatter).toEqual({
    ...{ hide_table_of_contents: true, custom_edit_url: null, pagination_prev: null, pagination_next: 'a' },
  });
  const hints = (yaml: string) => read(yaml).problems.map(({ code, hint }) => `${code} ${hint}`);
  for (const yaml of ['footer: false', 'navbar: false', 'next: { link: /a }', 'hide: [toc]'])
    expect(hints(yaml)).toEqual([expect.stringMatching(/^document\/unknown-key (?:Write|Remove it:)/)]);
});

test('warns about values of other tools that have no counterpart, with the way to get their effect', () => {
  const { problems, frontMatter } = parseFrontMatter('---\nlayout: wide\nbanner: X\noutline: [2, 9]\n---\n', { source });
  expect(frontMatter).toEqual({ toc_min_heading_level: 2 });
  expect(problems.map(({ message, hint, place }) => [message, hint, place?.line])).toEqual([
    ['The front matter has a value of "layout" that gqldocs does not know.', 'Write such a page in React, in `content/pages`.', 2],
    ['The front matter has a key "banner" that gqldocs does not know.', expect.stringContaining('announcement'), 3],
    ['"outline" must be a whole number from 2 to 6, not a list.', undefined, 4],
  ]);
});

test('is silent about keys that the config ignores', () => {
  const text = '---\nreviewed: yes\ntitel: T\n---\n';
  const { problems } = parseFrontMatter(text, { source, ignoredKeys: ['reviewed', 'title'] });
  expect(problems.map(({ place }) => place?.line)).toEqual([3]);
});

describe('the head of a page', () => {
  const read = (yaml: string) => parseFrontMatter(`---\nhead:\n${yaml}\n---\n`, { source: 'a.md' });

  test('is written as in the config, in VitePress and in Starlight', () => {
    const { frontMatter, problems } = read(
      "  - { tag: meta, attributes: { name: robots, content: noindex } }\n  - [meta, { name: keywords, content: a }]\n  - [script, {}, 'start()']\n  - { tag: script, attrs: { src: /a.js, defer: true } }",
    );
    expect(frontMatter.head).toEqual([
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tag: 'meta', attributes: { name: 'keywords', content: 'a' } },
      { tag: 'script', attributes: {}, content: 'start()' },
      { tag: 'script', attributes: { src: '/a.js', defer: true } },
    ]);
    expect(problems).toEqual([]);
  });

  test('describes its page', () => {
    const { frontMatter, problems } = read('  - { tag: title, content: T }\n  - [meta, { property: "og:type", content: website }]');
    expect(frontMatter.head?.map(({ tag }) => tag)).toEqual(['title', 'meta']);
    expect(problems).toEqual([]);
  });

  test.each([
    ["  - { tag: meta, attributes: { name: a } }\n  - [script, {}, '</script><b>']", '"head[1]" has `</script', 4],
    ['  - [meta, { name: viewport, content: x }]', '"head[0]" repeats `<meta name="viewport">`', 3],
    ['  - { tag: base, attributes: { href: / } }', '"head[0].tag" must be one of meta, link', 3],
    ["  - { tag: meta, attributes: { 'on\"x': y } }", 'must be the name of an attribute', 3],
    ['  - meta', '"head[0]" must be an object with "tag" and "attributes"', 3],
    ['  - { tag: link, attribute: { rel: me } }', 'attribute', 3],
  ])('is refused where it would not be what it looks like: %s', (yaml, message, line) => {
    const { problems } = read(yaml);
    expect(problems.map((problem) => problem.message).join()).toContain(message);
    expect(problems[0]?.place?.line).toBe(line);
  });
});

describe('a home page', () => {
  const home = [
    '---',
    'hero:',
    '  name: Tiny',
    '  image: ./logo.svg',
    '  actions:',
    '    - text: Begin',
    '      link: ./begin.md',
    'features:',
    '  - title: Small',
    '    details: No `dependencies`.',
    '---',
    '',
  ];

  test('has its values, and the place of each text', () => {
    const { frontMatter, places, problems } = parseFrontMatter(home.join('\n'), { source });
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      hero: { name: 'Tiny', image: { src: './logo.svg' }, actions: [{ text: 'Begin', link: './begin.md' }] },
      features: [{ title: 'Small', details: 'No `dependencies`.' }],
    });
    expect(places?.get('./begin.md')).toEqual({ file: source, line: 7, column: 13 });
    expect(places?.get('./logo.svg')).toMatchObject({ line: 4 });
  });

  test('may have the names of Starlight', () => {
    const text =
      '---\nhero:\n  title: T\n  image: { file: a.png, alt: A }\n  actions: [{ text: B, link: /b, variant: minimal, icon: x, target: _self }]\n---\n';
    expect(parseFrontMatter(text, { source })).toMatchObject({
      frontMatter: { hero: { name: 'T', image: { src: 'a.png', alt: 'A' }, actions: [{ text: 'B', link: '/b', theme: 'alt' }] } },
      problems: [],
    });
  });

  test.each([
    [
      'an unknown key in the hero, which keeps the others',
      3,
      '  tagLine: Tiny',
      'document/unknown-key',
      '"hero.tagLine"',
      'Did you mean "tagline"?',
    ],
    [
      'an unknown key in an action',
      7,
      '      link: ./a.md\n      color: x',
      'document/unknown-key',
      '"hero.actions[0].color"',
      'Remove it',
    ],
    ['an unknown key in a card', 10, '    detials: x', 'document/unknown-key', '"features[0].detials"', 'Did you mean "details"?'],
    ['a value of the wrong type', 3, '  name: [a]', 'document/front-matter', '"hero.name" must be a string, not a list.', undefined],
    ['an unquoted number', 9, '  - title: 3', 'document/front-matter', '"features[0].title" must be a string, not 3.', 'title: "3"'],
    ['an action without a link', 7, '', 'document/front-matter', '"hero.actions[0]" has no "link".', 'Add "link".'],
    ['a list that is none', 8, 'features: many\n_:', 'document/front-matter', '"features" must be a list of objects', undefined],
    ['a wrong theme', 7, '      link: /a\n      theme: pink', 'document/front-matter', 'must be "brand" or "alt"', undefined],
  ])('reports %s', (_, line, written, code, message, hint) => {
    const [problem] = parseFrontMatter(home.with(line - 1, written).join('\n'), { source }).problems;
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(message);
    expect(problem?.hint ?? '').toContain(hint ?? '');
    expect(problem?.place?.line).toBeGreaterThan(1);
  });

  test('may have pictures for icons, one for each theme', () => {
    const text = '---\nfeatures:\n  - title: A\n    icon: { light: l.svg, dark: d.svg }\n---\n';
    expect(parseFrontMatter(text, { source })).toMatchObject({
      frontMatter: { features: [{ title: 'A', icon: { src: 'l.svg', dark: 'd.svg' } }] },
      problems: [],
    });
  });

  test('keeps what is right next to wrong values, and texts of HTML without its tags', () => {
    const text =
      '---\nhero:\n  name: A <b class="x">b</b> of Map<K> and Set<A>\n  actions:\n    - { text: B, link: /b, theme: pink }\n    - { text: C }\n    - { theme: pink }\n    - { text: D, link: /d }\nfeatures:\n  - { title: 3 }\n  - { title: E, icon: <svg><path d="M"/></svg> }\n---\n';
    const { frontMatter, problems } = parseFrontMatter(text, { source });
    expect(frontMatter).toEqual({
      hero: {
        name: 'A b of Map<K> and Set<A>',
        actions: [
          { text: 'B', link: '/b' },
          { text: 'D', link: '/d' },
        ],
      },
      features: [{ title: 'E', icon: '' }],
    });
    expect(problems.map(({ place }) => place?.line)).toEqual([5, 6, 7, 7, 7, 10]);
  });

  test('reads pictures in HTML in linear time', () => {
    const icon = '<svg'.repeat(50_000);
    expect(parseFrontMatter(`---\nfeatures:\n  - { title: A, icon: "${icon}" }\n---\n`, { source }).frontMatter.features).toEqual([
      { title: 'A', icon },
    ]);
  });

  test('keeps what is right next to an unknown key', () => {
    const { frontMatter } = parseFrontMatter(home.with(2, '  name: Tiny\n  tagLine: x').join('\n'), { source });
    expect(frontMatter.hero?.name).toBe('Tiny');
  });
});

test('reads `hero` of a post in a blog as its picture', () => {
  const read = (hero: string) => parseFrontMatter(`---\nhero: ${hero}\n---\n`, { source });
  expect(read("'/blog/a.png'")).toMatchObject({ frontMatter: { image: '/blog/a.png' }, problems: [] });
  expect(read('Welcome').problems).toHaveLength(1);
});
