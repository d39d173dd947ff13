import { describe, expect, it } from 'vitest';
import { cleanSvg } from '../../../../renderer/packages/pictures/cleanSvg.ts';
import { growthOf, mostGrowth } from '../../growthOf.ts';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const html = 'xmlns:h="http://www.w3.org/1999/xhtml"';

function clean(svg: string | Uint8Array): string {
  const picture = cleanSvg(typeof svg === 'string' ? Buffer.from(svg) : svg);
  return 'fault' in picture ? `${picture.fault.line ?? '-'}: ${picture.fault.reason}` : Buffer.from(picture.contents).toString();
}

/** What is within the root. */
const inside = (parts: string): string => clean(`<svg ${namespace}>${parts}</svg>`).replace(/^<svg xmlns="[^"]*">|<\/svg>\n$/g, '');

function utf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le');
}

describe('pictures that are used', () => {
  it.each([
    ['a logo', '<path d="M0 0h8v8z" fill="#f00" fill-rule="evenodd" stroke-width="2"/>'],
    ['a gradient', '<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>'],
    ['masks and clips', '<mask id="m"><circle r="4"/></mask><g mask="url(#m)" clip-path="url(#c)" style="mix-blend-mode:screen"></g>'],
    ['a filter', '<filter id="f"><feGaussianBlur in="SourceGraphic" stdDeviation="2"/><feBlend mode="normal" in2="a"/></filter>'],
    ['a style', '<style>.a{fill:url(#a);transform:rotate(4deg)}@media (prefers-color-scheme:dark){.a{fill:rgb(1 2 3)}}</style>'],
    ['a moving style', "<style>@keyframes x{to{opacity:0}} path:not(.a){animation:x 1s cubic-bezier(0,0,1,1);font:1em 'A (b)'}</style>"],
    ['a font of its own', '<style>@font-face{font-family:A;src:url("data:font/woff2;base64,AA==") format("woff2")}</style>'],
    [
      'an animation',
      '<circle><animate attributeName="r" values="1;2" dur="1s"/><animateTransform attributeName="transform" type="rotate"/></circle>',
    ],
    ['a raster picture', '<image width="4" href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['text of a badge', '<title>build: passing</title><text x="1" textLength="4" font-family="Verdana,sans-serif">é &lt; &amp;</text>'],
    ['symbols', '<symbol id="s" viewBox="0 0 1 1"><path d="M0 0"/></symbol><use href="#s" x="1"/>'],
  ])('keep %s', (_, parts) => {
    expect(inside(parts)).toBe(parts.replace(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>'));
  });

  it('lose what only editors read', () => {
    const file = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with an editor -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${namespace} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:e="https://editor.example" e:version="1" version="1.1" data-name="a" viewBox="0 0 1 1">
<e:view><e:page/></e:view><metadata><e:work>A</e:work><?e begin?></metadata>
<a xlink:href="https://a.example"><use xlink:href="#a" e:label="b" tabindex="0"/></a>
</svg>`;
    expect(clean(file)).toBe(`<svg ${namespace} viewBox="0 0 1 1">\n\n<a><use href="#a"></use></a>\n</svg>\n`);
  });

  it.each([
    ['<rect fill="url(a.svg#b)"/>', '<rect fill="url("#")"></rect>'],
    ['<rect fill="u&#114;l( a.svg#b )"/>', '<rect fill="url("#")"></rect>'],
    ['<rect filter=\'URL("//a.example#b") url(#c)\'/>', '<rect filter="url("#") url(#c)"></rect>'],
    ['<set attributeName="fill" to="url(http://a.example#b)"/>', '<set attributeName="fill" to="url("#")"></set>'],
    ["<style>@font-face{src:url('https://a.example/b.woff2')}</style>", '<style>@font-face{src:url("#")}</style>'],
    ['<style>a{b:url(data:text/html,c)}</style>', '<style>a{b:url("#")}</style>'],
    ['<style>@import "a.css"; b{}</style>', '<style>@-import "a.css"; b{}</style>'],
    ['<style>@IMPORT url(a.css);</style>', '<style>@-import url("#");</style>'],
    ['<style>@im<!-- -->port "a.css";</style>', '<style>@-import "a.css";</style>'],
    ['<style>/* @import */a{b:"@import"}</style>', '<style>/* @import */a{b:"@import"}</style>'],
  ])('lose references to other files in CSS: %s', (parts, expected) => {
    expect(inside(parts).replaceAll('&quot;', '"')).toBe(expected);
  });

  it('may have a prefix for SVG, a mark of their encoding and CDATA', () => {
    expect(clean('\uFEFF<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:style><![CDATA[a>b{fill:red}]]></s:style></s:svg>')).toBe(
      `<svg ${namespace}><style>a&gt;b{fill:red}</style></svg>\n`,
    );
  });
});

describe('pictures that are refused', () => {
  it.each([
    ['<script>a()</script>', 'it has the element `<script>`'],
    ['<foreignObject/>', 'it has the element `<foreignObject>`'],
    ['<handler/>', 'it has the element `<handler>`'],
    ['<Script/>', 'it has the element `<Script>`'],
    [`<h:script ${html}>a()</h:script>`, 'it has the element `<h:script>`'],
    [`<h:iframe ${html} srcdoc=""/>`, 'it has the element `<h:iframe>`'],
    ['<g><div xmlns="http://www.w3.org/1999/xhtml"/></g>', 'it has the element `<div>`'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'it has the element `<s:script>`'],
    ['<path onload="a()"/>', 'it has the event handler `onload`'],
    ['<path ONCLICK="a()"/>', 'it has the event handler `ONCLICK`'],
    ['<image href="http://a.example/b.png"/>', 'its `<image>` loads another file'],
    ['<image href="data:image/svg+xml;base64,AA=="/>', 'its `<image>` loads another file'],
    ['<use href="data:image/png;base64,AA==#a"/>', 'its `<use>` loads another file'],
    ['<use xmlns:x="http://www.w3.org/1999/xlink" x:href="a.svg#b"/>', 'its `<use>` loads another file'],
    ['<pattern href="//a.example"/>', 'its `<pattern>` loads another file'],
    ['<animate attributeName="href" to="javascript:a()"/>', 'it animates the attribute `href`'],
    ['<set attributeName="xlink:href" to="b"/>', 'it animates the attribute `xlink:href`'],
    ['<set attributeName="onclick" to="b"/>', 'it animates the attribute `onclick`'],
    ['<rect style="fill:\\75rl(a)"/>', 'its CSS has a backslash'],
    ['<rect style="background:image-set(\'a.png\' 1x)"/>', 'its CSS has the function `image-set()`'],
    ['<rect style="width:expression(a)"/>', 'its CSS has the function `expression()`'],
    ['<style>@charset "UTF-16";</style>', 'its CSS has the rule `@charset`'],
    ['<style>@import/**/"a.css";</style>', 'its CSS has the rule `@import/**/`'],
    ['<rect fill="url(#a(b)"/>', 'its CSS has the function `url()`'],
    ['<style>a{}/* b</style>', 'its CSS has a comment or a string without an end'],
    ["<style>a{b:'\n@import 'c';}</style>", 'its CSS has a comment or a string without an end'],
    ['<style>a{b:"/*"} @namespace "c"; /* */</style>', 'its CSS has the rule `@namespace`'],
    ['<style><g>/*</g>@import "a";<g>*/</g></style>', 'its `<style>` has more than text'],
    ['<g><?xml-stylesheet href="a.css"?></g>', 'it has the instruction `<?xml-stylesheet`'],
    ['&a;', "it is not valid XML: Named entity isn't defined: &a;"],
    [`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`, 'its elements are nested more than 200 levels deep'],
  ])('for %s', (parts, reason) => {
    expect(inside(parts)).toBe(`1: ${reason}`);
  });

  it.each([
    [
      'scripts that have no element',
      `<?xml-stylesheet href="a.xsl"?>\n<svg ${namespace}/>`,
      '1: it has the instruction `<?xml-stylesheet`',
    ],
    [
      'declared attributes',
      `\n<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>\n<svg ${namespace}/>`,
      '2: its document type has declarations',
    ],
    ['an encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?><svg ${namespace}/>`, '1: its encoding is not UTF-8'],
    [
      'another root',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
      '-: its root is not `<svg xmlns="http://www.w3.org/2000/svg">`',
    ],
    ['no namespace', '<svg><path d="M0 0"/></svg>', '-: its root is not `<svg xmlns="http://www.w3.org/2000/svg">`'],
    ['nothing', '', '1: it is not valid XML: Root element is missing or invalid'],
    ['elements without an end', `<svg ${namespace}>\n<g>`, '2: it is not valid XML: Missing end tag for element g'],
    ['too many levels for the parser', '<a>'.repeat(100_000), '-: its elements are nested more than 200 levels deep'],
  ])('for %s', (_, file, expected) => {
    expect(clean(file)).toBe(expected);
  });

  it.each(['@', '"a" ', 'url(', 'url( ', ' ', 'url("a"', 'a', '/**/', '/*', '-'])('in linear time: a style of many `%s`', async (part) => {
    const make = (size: number): string => `<svg ${namespace}><style>url(${part.repeat(size)}</style></svg>`;
    expect(await growthOf(make, clean)).toBeLessThan(mostGrowth);
  });

  it('for encodings that hide elements', () => {
    const file = `<svg ${namespace}><script>a()</script></svg>`;
    expect(clean(utf16(file))).toBe('-: its encoding is not UTF-8');
    expect(clean(utf16(file).swap16())).toBe('-: its encoding is not UTF-8');
    expect(clean(utf16(file).subarray(2))).toMatch(/^1: it is not valid XML/);
    expect(clean(Buffer.from(`<svg ${namespace}>\x1b(Bscript/></svg>`))).toMatch(/^1: it is not valid XML/);
  });
});
