/**
 * Marks in the table of contents where the reader is: the last section whose heading has gone up past a line in the window's upper
 * part; at the page's end, where the last headings never get that far, the last. The section that was asked for comes before a short one
 * below it, and before the last one, while its heading is in view. The result turns to the headings of content that has just come.
 */
export function startSections(): () => void {
  const isWide = matchMedia('(min-width: 1181px)');
  const openWhereWide = (): void => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.toc details')) details.open = isWide.matches;
  };
  let stop = (): void => {};
  isWide.addEventListener('change', openWhereWide);
  // On a narrow screen the open list covers the page: it goes when the reader has chosen, or looks elsewhere.
  document.addEventListener('click', ({ target }) => {
    if (isWide.matches || !(target instanceof Element) || (target.closest('.toc') && !target.closest('.toc a'))) return;
    openWhereWide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && !isWide.matches && openWhereWide());

  return () => {
    stop();
    openWhereWide();
    stop = watchSections(findSections());
  };
}

interface Section {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/** Part of the window's height above the line that a heading has to pass. */
const line = 0.25;

/** `Node.DOCUMENT_POSITION_PRECEDING`, as a number that the bundle has room for. */
const preceding = 2;

/** In the order of the page. */
function findSections(): readonly Section[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.toc a')]
    .flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [{ link, heading }] : [];
    })
    .sort((a, b) => a.heading.compareDocumentPosition(b.heading) & preceding || -1);
}

/** Headings that cross the line and the page's end are all that can change the mark, so scrolling itself costs next to nothing. */
function watchSections(sections: readonly Section[]): () => void {
  const above = new Set<Element>();
  let isAtEnd = false;
  const update = (): void => {
    const asked = sections.find(({ link }) => link.hash === location.hash);
    const isSeen = asked && (isAtEnd || above.has(asked.heading)) && asked.heading.getBoundingClientRect().top >= 0;
    const passed = isAtEnd ? sections.at(-1) : sections.findLast(({ heading }) => above.has(heading));
    mark(sections, isSeen ? asked : passed);
  };
  const onScroll = (): void => {
    const before = isAtEnd;
    isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    if (isAtEnd || before) update();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      update();
    },
    // From far above the window's top down to the line.
    { rootMargin: `1000000px 0px -${(1 - line) * 100}% 0px` },
  );
  for (const { heading } of sections) observer.observe(heading);
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', update);
  return () => {
    observer.disconnect();
    removeEventListener('hashchange', update);
    removeEventListener('scroll', onScroll);
  };
}

function mark(sections: readonly Section[], current: Section | undefined): void {
  for (const { link } of sections) {
    if (link === current?.link) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  showInBar(current?.link.textContent ?? '');
  const list = current?.link.closest('.toc');
  if (!current || !list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = current.link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
}

/** Shows the current section in the bar to which the list is folded on narrow screens. */
function showInBar(text: string): void {
  const summary = document.querySelector('.toc summary');
  if (!summary) return;
  const place = summary.querySelector('small') ?? summary.appendChild(document.createElement('small'));
  if (place.textContent !== text) place.textContent = text;
}
