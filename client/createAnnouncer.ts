/** Announces a text to screen readers, by a live region that is in the document before its text changes. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
