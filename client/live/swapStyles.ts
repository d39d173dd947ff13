/** Puts a new stylesheet in the place of the old one, which stays until the new one is there. */
export function swapStyles(address: string): void {
  const old = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!old || new URL(old.href).pathname === address) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = address;
  next.onload = () => old.remove();
  old.after(next);
}
