/** Ends it, and gives what was typed; `undefined` when the reader has changed their mind. */
export type KeptKeys = () => string | undefined;

/**
 * Keeps what is typed until the search field exists: readers who know the key continue typing. Backspace deletes a letter, and Escape gives
 * up, after which keys work as usual. Other keys are not changed.
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
