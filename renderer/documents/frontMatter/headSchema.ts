import * as v from 'valibot';
import { headElements, headFault } from '../../model/headTag.ts';
import { isRecord } from '../../packages/manifest.ts';

const attributeName = v.pipe(v.string(), v.regex(/^[a-z][a-z\d:._-]*$/i, 'the name of an attribute'));
const attributeValue = v.union([v.string(), v.boolean(), v.pipe(v.number(), v.transform(String))], 'a string or true');

const pageElements = [...headElements, 'title'] as const;

/** Also as VitePress writes an element, `[meta, { name: x }]`, and with the `attrs` of Starlight. */
const element = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (Array.isArray(value)) {
      const [tag, attributes, content]: readonly unknown[] = value;
      return { tag, ...(attributes === undefined ? {} : { attributes }), ...(content === undefined ? {} : { content }) };
    }
    if (!isRecord(value)) return value;
    const { attrs, ...others } = value;
    return attrs === undefined ? others : { attributes: attrs, ...others };
  }),
  v.strictObject(
    {
      tag: v.picklist(pageElements, `one of ${pageElements.join(', ')}`),
      attributes: v.optional(v.record(attributeName, attributeValue, 'an object with attributes')),
      content: v.optional(v.string('a string')),
    },
    'an object with "tag" and "attributes"',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const found = dataset.typed ? headFault(dataset.value, { isOfPage: true }) : undefined;
    if (found !== undefined) addIssue({ message: `${found.fault}\n${found.remedy}` });
  }),
);

export const headSchema = v.array(element, 'a list of objects with "tag" and "attributes"');
