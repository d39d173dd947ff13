/** A `tsconfig.json` for declaration files, as text. @param {string[]} files */
export function tsconfig(files) {
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'esnext.asynciterable'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  return JSON.stringify({ compilerOptions, files }, null, 2);
}
