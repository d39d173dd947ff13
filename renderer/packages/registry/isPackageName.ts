import validate from 'validate-npm-package-name';

/** npm has had this limit for years. Folders of the cache have the name, too. */
const longest = 214;

/** Whether npm accepts the name of a package. Names of older packages, which new ones cannot have, count too: `JSONStream`. */
export function isPackageName(name: string): boolean {
  // npm's function throws for half of a surrogate pair.
  return name.length <= longest && /^[\x21-\x7e]+$/.test(name) && validate(name).validForOldPackages;
}
