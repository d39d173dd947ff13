import { describe, expect, it } from 'vitest';
import { readMarkup } from '../../../../renderer/render/text/readMarkup.ts';

const sectionsOf = (html: string) => readMarkup(html).sections;

describe('the sections of a page', () => {
  it('are split at its headings', () => {
    const html =
      '<nav class="breadcrumbs">Home</nav><article><h1>Title</h1><p>Before <code>a</code>.</p><h2 id="b">Part <em>B</em><a class="anchor" href="#b" aria-label="Link"></a></h2><ul><li>one</li><li>two</li></ul><h4>No id</h4><p>more</p></article>';
    expect(sectionsOf(html)).toEqual([
      { anchor: '', heading: '', text: 'Before a.' },
      { anchor: 'b', heading: 'Part B', text: 'one two No id more' },
    ]);
  });

  it('are split at deeper headings only for symbols on the page of their module', () => {
    const html = '<h5 id="class/A/go">go</h5><p>Goes.</p><h6 id="class/A/go/x">x</h6><p>How.</p><h5 id="deep">deep</h5>';
    expect(sectionsOf(html)).toEqual([
      { anchor: '', heading: '', text: '' },
      { anchor: 'class/A/go', heading: 'go', text: 'Goes.' },
      { anchor: 'class/A/go/x', heading: 'x', text: 'How. deep' },
    ]);
  });

  it('omit signatures, types and lists of other pages', () => {
    const html =
      '<pre class="signature"><code>f(): void</code></pre><p>Does it.</p><code class="type">void</code><section class="index of-class"><p>Another page</p></section><div class="type-card"><p>Hidden</p></div>';
    expect(sectionsOf(html)).toEqual([{ anchor: '', heading: '', text: 'Does it.' }]);
  });

  it('omit the labels of folds, but not of those in documents', () => {
    const html =
      '<p>Does it.</p><details class="more"><summary>Show declaration</summary><p>Within</p></details><details><summary>Why</summary><p>So.</p></details>';
    expect(sectionsOf(html)).toEqual([{ anchor: '', heading: '', text: 'Does it. Within Why So.' }]);
  });

  it('keep the words in the code of examples', () => {
    const html =
      '<figure class="code"><pre><code><span class="tk">const</span> x = <span class="tf">parse</span>(<span>\'&#39;{ a }&#39;\'</span>);</code></pre></figure>';
    expect(sectionsOf(html)[0]?.text).toBe("const x = parse(''{ a }'');");
  });

  it('keep text that looks like markup', () => {
    const html = '<p title="a > b">&lt;script&gt; &amp;lt; x<br>y</p><script>alert(1)</script><!-- <h2 id="z">no</h2> -->';
    expect(sectionsOf(html)).toEqual([{ anchor: '', heading: '', text: '<script> &lt; x y' }]);
  });
});

describe('the ids of a page', () => {
  const idsIn = (html: string) => [...readMarkup(html).anchors];

  it('include those of all elements, whatever their other attributes contain', () => {
    expect(
      idsIn('<h2 id="a">A</h2><p class="x>y" id="b"><input disabled id="c"/><a aria-label="d > e" href="#x" id="d&amp;e"></a></p>'),
    ).toEqual(['a', 'b', 'c', 'd&e']);
    expect(idsIn('<nav><a id="within">A</a></nav><div id="card" popover="auto" class="type-card"></div><p id="behind"></p>')).toEqual([
      'within',
      'card',
      'behind',
    ]);
  });

  it('begin with those of headings', () => {
    expect(idsIn('<div id="tabs-1"></div><h2 id="a">A</h2><p id="text-b"></p><h3 id="c">C</h3>')).toEqual(['a', 'c', 'tabs-1', 'text-b']);
  });

  it('are not read from text', () => {
    expect(idsIn('<p>Write id="ghost", or &lt;div id="ghost2"&gt;.</p><code> id="ghost3"</code>')).toEqual([]);
  });

  it('are found after signatures and types', () => {
    const code = '<pre class="signature"><code><span class="tk">type</span> A</code></pre><code class="type">void</code>';
    expect(readMarkup(`${code}<h2 id="b">B</h2><p>Text.</p>`)).toEqual({
      sections: [
        { anchor: '', heading: '', text: '' },
        { anchor: 'b', heading: 'B', text: 'Text.' },
      ],
      anchors: new Set(['b']),
    });
  });
});
