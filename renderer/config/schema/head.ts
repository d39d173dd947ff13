import * as v from 'valibot';
import { headElements, headFault } from '../../model/headTag.ts';
import { dictionary, section, text, withHint } from './section.ts';

/** An element of the head of every page. */
export interface UserHeadTag {
  /**
   * Name of the element.
   * @example 'script'
   */
  readonly tag: (typeof headElements)[number];
  /**
   * Attributes. `true` writes the name alone; `false` omits the attribute.
   * @default {}
   * @example { defer: true, src: 'https://plausible.io/js/script.js' }
   */
  readonly attributes?: Readonly<Record<string, string | boolean>> | undefined;
  /**
   * Text of a `script` or `style`; elements of a `noscript`.
   * @default none
   * @example 'window.dataLayer = [];'
   */
  readonly content?: string | undefined;
}

const attributeName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d:._-]*$/i, 'must be the name of an attribute'));

const headElement = v.picklist(
  headElements,
  withHint('must be one of `meta`, `link`, `script`, `style`, `noscript`', 'gqldocs writes `<title>`; set `baseUrl` instead of `<base>`.'),
);

const attributesSchema = dictionary(v.union([v.string(), v.boolean()], 'must be a string or `true`'), "{ name: 'value' }", attributeName);

export const headTagSchema = v.pipe(
  section({ tag: headElement, attributes: v.optional(attributesSchema), content: v.optional(text()) }),
  v.rawCheck(({ dataset, addIssue }) => {
    const found = dataset.typed ? headFault(dataset.value) : undefined;
    if (found !== undefined) addIssue({ message: withHint(found.fault, found.remedy) });
  }),
);
