/** A name without what vue-tsc puts before it: `props` for its parameter `__VLS_props`. */
export function authorName(name: string): string {
  return name.replace(/^__VLS_(?=\w)/, '');
}
