/** Syntax of another tool that readers would see as text, or that would disappear. */
export interface ForeignForm {
  /** Matches the form in the source, so that escaped signs don't count. */
  readonly pattern: RegExp;
  /** For messages: `Math`. */
  readonly name: string;
  /** How to write it here. */
  readonly hint: string;
  /** In messages, in place of the text: the first one of a document is reported for all of them. */
  readonly once?: string;
  /** Whether the page omits it. */
  readonly isDropped?: boolean;
}

export const expression = {
  name: 'An expression',
  once: '{{ … }}',
  hint: 'Write its value. Expressions need a file with the extension .mdx and single braces. To show the braces, use backticks.',
};

export const vueAttribute = {
  name: 'An attribute of Vue',
  hint: 'Write plain HTML with the values, or use a component in a file with the extension .mdx.',
};

/** Elements that tools replace. */
const elements: readonly ForeignForm[] = [
  {
    pattern: /^<include\b/,
    name: 'An included file',
    hint: 'Write `<!--@include: ./part.md-->` alone on its line, with the path of a file that exists.',
  },
  { pattern: /^<auto-type-table\b/, name: 'A table of types', hint: 'Link to the type in the reference: write its name in backticks.' },
];

/** Forms of elements in MDX. */
export const jsxElements: readonly ForeignForm[] = [
  ...elements,
  {
    pattern: /^<[a-z][\w-]*(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?\s(?:set|class|define):[a-z]+/,
    name: 'An attribute of Astro',
    hint: 'Write the contents into the element, and `className` for classes.',
  },
  {
    pattern: /^<[A-Za-z][\w-]*(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?\sis:[a-z]+/,
    name: 'An attribute of Astro',
    hint: 'Remove it: what is in the element is read as MDX. To show it as it is written, use a block of code.',
  },
];

/** Forms in raw HTML. */
export const markup: readonly ForeignForm[] = [
  ...elements,
  {
    pattern: /^<!--\s*@include:/,
    name: 'An included file',
    hint: 'Write `<!--@include: ./part.md-->` alone on its line, with the path of a file that exists.',
  },
  {
    pattern: /^<script\b(?=[^>]*\b(?:setup|lang=|client)\b)/,
    name: 'A script of Vue',
    hint: 'Remove it. For code of your own, use a component in a file with the extension .mdx.',
    once: '<script setup>',
    isDropped: true,
  },
  {
    pattern: /^<style\b(?=[^>]*\b(?:scoped|module|lang=)\b)/,
    name: 'A style of Vue',
    hint: 'Move its rules to a stylesheet, and link to it in `head` of the config.',
    once: '<style scoped>',
    isDropped: true,
  },
  {
    pattern: /^<(?:Tabs|TabItem|TabPanel)\b/,
    name: 'A component',
    hint: 'Write `::::tabs` and `:::tab[Title]`, or rename the file to .mdx.',
  },
  {
    // A single capital is a type parameter.
    pattern: /^<(?!Badge\b)[A-Z][\w.]*[a-z][\w.]*(?=[\s/>])/,
    name: 'A component',
    hint: 'Components need a file with the extension .mdx. To show a name in angle brackets, put it into backticks.',
  },
  {
    // What is before an attribute is looked at once, and not again for each end of a long name.
    pattern: /(?<=\s)(?=v-|[:@#])(?<=<[a-z](?:[^<>"']|"[^"]*"|'[^']*'){0,500}\s)(?:v-(?!pre\b)[a-z][\w.:-]*|[:@#][a-z][\w.:-]*(?==))/i,
    ...vueAttribute,
  },
  {
    pattern: /^(?!<(?:!--|style|script)\b)[\s\S]*?(?<!<(?:code|pre|kbd|samp)\b[^<>]*)>[^<>]*\{\{[^{}\n]+\}\}/i,
    ...expression,
  },
];
