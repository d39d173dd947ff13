/** Whether every byte counts: the reader asked for that, or the network is very slow. */
export function isThrifty(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType } = navigator.connection as { readonly saveData?: boolean; readonly effectiveType?: string };
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
