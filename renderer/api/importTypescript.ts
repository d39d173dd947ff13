import { register } from 'node:module';

/**
 * Makes this thread load TypeScript as what it is, CommonJS.
 *
 * `import 'typescript'` makes Node read its nine megabytes three times: to guess the kind of module, to guess the names
 * that it exports, and to run it. `require` does the last alone, in a third of the time. From here on, whoever imports
 * TypeScript gets a module of one line that requires it; TypeDoc and we import nothing of it but the default.
 */
export function importTypescriptByRequire(): void {
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

const hooks = `
export function load(url, context, nextLoad) {
  if (!/\\/typescript\\/lib\\/typescript\\.js$/.test(url)) return nextLoad(url, context);
  const source = \`import { createRequire } from 'node:module';
export default createRequire(\${JSON.stringify(url)})('./typescript.js');\`;
  return { format: 'module', shortCircuit: true, source };
}`;
