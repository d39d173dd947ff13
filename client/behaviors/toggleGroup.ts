/** Milliseconds for a number of pixels: more for a longer distance, but always short. */
export function durationOf(height: number): number {
  return Math.round(Math.min(360, 110 + 8 * Math.sqrt(height)));
}

/** Opens or closes a group, sliding where the reader doesn't mind motion. */
export function toggleGroup(group: HTMLDetailsElement): void {
  const list = group.querySelector<HTMLElement>(':scope > ul');
  const isOpening = !group.open || group.dataset.closing === '';
  for (const animation of list?.getAnimations() ?? []) animation.cancel();
  delete group.dataset.closing;
  if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    group.open = isOpening;
  } else if (isOpening) {
    group.open = true;
    slide(list, 'open');
  } else {
    group.dataset.closing = '';
    slide(list, 'closed').onfinish = () => {
      group.open = false;
      delete group.dataset.closing;
    };
  }
}

function slide(list: HTMLElement, end: 'open' | 'closed'): Animation {
  const height = list.offsetHeight;
  const frames = [
    { blockSize: '0', opacity: 0, overflow: 'clip' },
    { blockSize: `${height}px`, opacity: 1, overflow: 'clip' },
  ];
  return list.animate(end === 'open' ? frames : frames.toReversed(), { duration: durationOf(height), easing: 'ease-in-out' });
}
