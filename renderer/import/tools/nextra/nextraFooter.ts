import type { MenuEntry, SiteDraft } from '../../draft/siteDraft.ts';
import { childrenOf, getItems, getText, shownText, type Value } from '../../values/value.ts';

/** Longer texts are no last line of a footer. */
const longest = 400;

/** What a footer that is a component says: lists of links with a title, and the line with the copyright. */
export function footerOf(footer: Value | undefined): Pick<SiteDraft, 'footer' | 'copyright'> {
  const parts = footer === undefined ? [] : partsOf(footer);
  const columns = parts.flatMap((part) => columnOf(part) ?? []);
  const texts = parts.map((part) => shownText(part)).filter((text) => text !== '' && text.length <= longest);
  const marked = texts.filter((text) => /©|copyright|licensed?\b/i.test(text)).toSorted((a, b) => a.length - b.length)[0];
  const whole = shownText(footer);
  return { footer: columns, copyright: marked ?? (columns.length === 0 && whole !== '' && whole.length <= longest ? whole : undefined) };
}

/** The element and all elements in it. */
function partsOf(value: Value, depth = 0): readonly Value[] {
  if (depth > 60) return [];
  const inside = childrenOf(value).flatMap((child) => partsOf(child, depth + 1));
  return value.kind === 'call' ? [value, ...inside] : inside;
}

/** `<List title="…" items={[{ title, url }]} />`, under whatever names. */
function columnOf(part: Value): SiteDraft['footer'][number] | undefined {
  const props = part.kind === 'call' ? part.args[0] : undefined;
  const title = getText(props, 'title') ?? getText(props, 'label');
  const lists = ['items', 'links'].map((key) => getItems(props, key)).filter((items) => items.length > 0);
  const items = (lists[0] ?? []).flatMap((item): readonly MenuEntry[] => {
    const label = getText(item, 'title') ?? getText(item, 'label') ?? getText(item, 'text') ?? getText(item, 'name');
    const href = getText(item, 'href') ?? getText(item, 'url') ?? getText(item, 'link');
    return label === undefined || href === undefined ? [] : [{ label, target: { kind: 'address', href }, place: item.place }];
  });
  return title === undefined || items.length === 0 ? undefined : { title, items };
}
