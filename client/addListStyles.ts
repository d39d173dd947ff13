/**
 * Adds the styles of search, and of lists that the reader may go to, where the page came without them. They come before the site's own in the
 * cascade, since they are in layers. Resolves when they apply or could not be loaded.
 */
export async function addListStyles(toAddress = (address: string): string => address): Promise<void> {
  const styles = document.querySelector<HTMLLinkElement>('link[data-lists]');
  const address = styles?.dataset.lists;
  if (!styles || address === undefined) return;
  delete styles.dataset.lists;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = toAddress(address);
  await new Promise((done) => {
    link.onload = done;
    link.onerror = done;
    styles.after(link);
  });
}
