/** JSON of ASCII alone: such a text is read in half of the time that any other letter in it would cost, and takes half of the memory. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
