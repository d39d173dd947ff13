/** Ends it, and gives what was typed; `undefined` when the reader has changed their mind. */
export type KeptKeys = () => string | undefined;

/**
 * Keeps what is typed while the field for it is still on its way: who knows the key for search types on at once. Backspace takes a
 * letter back, Escape gives up: from then on keys are the page's again. Keys that do something else are left alone.
 */
export function keepKeys(): KeptKeys {
  let text = '';
  let isWanted = true;
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isAltGr = event.getModifierState?.('AltGraph') === true;
    if (isComposing || (!isAltGr && (ctrlKey || altKey || metaKey))) return;
    if (key === 'Escape') {
      isWanted = false;
      end();
    } else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length !== 1) return;
    // The key for search once more is impatience.
    else if (text !== '' || key !== '/') text += key;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = (): void => removeEventListener('keydown', onKey, true);
  addEventListener('keydown', onKey, true);
  return () => {
    end();
    return isWanted ? text : undefined;
  };
}
