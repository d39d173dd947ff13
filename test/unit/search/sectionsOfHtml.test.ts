import { describe, expect, it } from 'vitest';
import { sectionsOfHtml } from '../../../renderer/search/sectionsOfHtml.ts';

describe('sectionsOfHtml', () => {
  it('divides a page at its headings', () => {
    const html =
      '<nav class="breadcrumbs">Home</nav><article><h1>Title</h1><p>Before <code>a</code>.</p><h2 id="b">Part <em>B</em><a class="anchor" href="#b" aria-label="Link"></a></h2><ul><li>one</li><li>two</li></ul><h4>No id</h4><p>more</p></article>';
    expect(sectionsOfHtml(html)).toEqual([
      { anchor: '', heading: '', text: 'Before a.' },
      { anchor: 'b', heading: 'Part B', text: 'one two No id more' },
    ]);
  });

  it('begins a section at deeper headings only where a symbol stands on the page of its module', () => {
    const html = '<h5 id="class/A/go">go</h5><p>Goes.</p><h6 id="class/A/go/x">x</h6><p>How.</p><h5 id="deep">deep</h5>';
    expect(sectionsOfHtml(html)).toEqual([
      { anchor: '', heading: '', text: '' },
      { anchor: 'class/A/go', heading: 'go', text: 'Goes.' },
      { anchor: 'class/A/go/x', heading: 'x', text: 'How. deep' },
    ]);
  });

  it('leaves out signatures, types and lists of other pages', () => {
    const html =
      '<pre class="signature"><code>f(): void</code></pre><p>Does it.</p><code class="type">void</code><section class="index of-class"><p>Another page</p></section><div class="type-card"><p>Hidden</p></div>';
    expect(sectionsOfHtml(html)).toEqual([{ anchor: '', heading: '', text: 'Does it.' }]);
  });

  it('keeps the code of examples in whole words', () => {
    const html =
      '<figure class="code"><pre><code><span class="tk">const</span> x = <span class="tf">parse</span>(<span>\'&#39;{ a }&#39;\'</span>);</code></pre></figure>';
    expect(sectionsOfHtml(html)[0]?.text).toBe("const x = parse(''{ a }'');");
  });

  it('takes nothing that authors write for markup', () => {
    const html = '<p title="a > b">&lt;script&gt; &amp;lt; x<br>y</p><script>alert(1)</script><!-- <h2 id="z">no</h2> -->';
    expect(sectionsOfHtml(html)).toEqual([{ anchor: '', heading: '', text: '<script> &lt; x y' }]);
  });
});
