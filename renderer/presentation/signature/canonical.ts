import type { Doc, Token } from './doc.ts';

/** A document in the normal form of snapshots: more parentheses, and keys as code has them. */
export function canonical(doc: Doc): Doc {
  if (typeof doc === 'string') return doc;
  if ('length' in doc) return doc.map(canonical);
  if (doc.kind === 'token') return doc.canonical ?? doc;
  return 'content' in doc ? { ...doc, content: canonical(doc.content) } : doc;
}

/** The normal form on one line. */
export function canonicalText(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if ('length' in doc) return doc.map(canonicalText).join('');
  switch (doc.kind) {
    case 'token':
      return doc.canonical ?? doc.text;
    case 'line':
      return doc.flat;
    case 'if-broken':
      return '';
    default:
      return canonicalText(doc.content);
  }
}

/** Text that the normal form has in another way: parentheses that one of both leaves out, a key. */
export function twoForms(text: string, canonical: string): Token {
  return { kind: 'token', text, canonical };
}
