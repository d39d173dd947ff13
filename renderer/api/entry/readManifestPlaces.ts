import { type ParseError, parse } from 'jsonc-parser';
import ts from 'typescript';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Place } from '../../model/problem.ts';
import { readRegularText } from '../../packages/readRegularFile.ts';
import type { PackageInfo } from './readPackageInfo.ts';

/** Where a package's `package.json` stops being JSON; the file alone where it is JSON, but no object. */
export function damagePlace(info: PackageInfo): Place {
  return placeIn(info, ({ text }) => findJsonError(text));
}

/** The place of a text in a package's `package.json`; only the file if the text is missing or the file cannot be read. */
export function textPlace(info: PackageInfo, text: string | undefined): Place {
  return placeIn(info, (file) => findLiteral(file, text)?.getStart(file));
}

function placeIn({ folder, placeOf }: PackageInfo, find: (file: ts.JsonSourceFile) => number | undefined): Place {
  const path = `${folder}/package.json`;
  const place = { file: placeOf(path) ?? 'package.json' };
  try {
    // Parsed without its mark of UTF-8, which isn't counted among the columns.
    const file = ts.parseJsonText(path, readRegularText(path) ?? '');
    const at = find(file);
    if (at === undefined) return place;
    return { ...place, ...positionAt(file, at) };
  } catch {
    return place;
  }
}

function findLiteral(node: ts.Node, text: string | undefined): ts.Node | undefined {
  if (ts.isPropertyAssignment(node)) return findLiteral(node.initializer, text);
  if (ts.isStringLiteral(node) && node.text === text) return node;
  return ts.forEachChild(node, (child) => findLiteral(child, text));
}

/** The offset of the first character at which a text stops being valid JSON. Undefined for valid JSON. */
export function findJsonError(text: string): number | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  return errors[0]?.offset;
}
