/**
 * Adds the styles of what scripts show, and of other kinds of pages, where the page came without them. They come before the site's own in the
 * cascade, since they are in layers. Resolves when they apply or could not be loaded.
 */
export async function addLaterStyles(toAddress = (address: string): string => address): Promise<void> {
  const styles = document.querySelector<HTMLLinkElement>('link[data-later]');
  const address = styles?.dataset.later;
  if (!styles || address === undefined) return;
  delete styles.dataset.later;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = toAddress(address);
  await new Promise((done) => {
    link.onload = done;
    link.onerror = done;
    styles.after(link);
  });
}
