/** What a text is made of: texts, and what is written already. */
export type TextPiece = string | Uint8Array;

/** Pieces one behind the other, as UTF-8 in a buffer of their own. */
export function joinText(pieces: readonly TextPiece[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.from(new ArrayBuffer(length));
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += bytes.write(piece, at);
    else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes;
}
