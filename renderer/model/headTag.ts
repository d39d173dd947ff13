/** Elements that a site may add to the head of its pages. `base` would change the meaning of all addresses. */
export const headElements = ['meta', 'link', 'script', 'style', 'noscript'] as const;

/** An element that a site adds to the head of its pages. */
export interface HeadTag {
  readonly tag: (typeof headElements)[number];
  readonly attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /** Of `script`, `style` and `noscript`; the schema of the config says what it may be. */
  readonly content?: string | undefined;
}
