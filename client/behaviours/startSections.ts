/**
 * Marks in the table of contents where the reader is: the last section whose heading has gone up past a line a little below the
 * bar, the very last one at the page's end. The result turns to the headings of content that has just come.
 */
export function startSections(): () => void {
  let observer: IntersectionObserver | undefined;
  const isWide = matchMedia('(min-width: 997px)');
  const openWhereWide = (): void => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.toc details')) details.open = isWide.matches;
  };
  isWide.addEventListener('change', openWhereWide);

  return () => {
    observer?.disconnect();
    const links = document.querySelectorAll<HTMLAnchorElement>('.toc a');
    const sections = [...links].flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [{ link, heading }] : [];
    });
    if (sections.length === 0) return;
    openWhereWide();
    observer = observeSections(sections);
  };
}

interface Section {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** Part of the window's height above the line that a heading has to pass. */
const line = 0.25;

/** Headings crossing the line are all that can change the mark, so scrolling itself costs nothing. */
function observeSections(sections: readonly Section[]): IntersectionObserver {
  const above = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      mark(
        sections,
        sections.findLastIndex(({ heading }) => above.has(heading)),
      );
    },
    // From far above the window's top down to the line.
    { rootMargin: `1000000px 0px -${(1 - line) * 100}% 0px` },
  );
  for (const { heading } of sections) observer.observe(heading);
  return observer;
}

function mark(sections: readonly Section[], index: number): void {
  sections.forEach(({ link }, position) => {
    if (position === index) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
  const link = sections[index]?.link;
  const list = link?.closest('.toc');
  if (!link || !list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
}
