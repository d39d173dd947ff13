import { termOf } from '../../../renderer/model/searchTerms.ts';

/**
 * Words of documentation, each followed by those that readers use for them. Only one direction: who writes `validate` doesn't mean `verify`.
 * Names and subjects of a site belong in its option `search.synonyms`.
 */
const groups = `
accept allow
argument param parameter
authenticate signin
cancel abort
change alter edit modify update
check ensure verify
convert turn
copy clone duplicate
delete erase
deprecate obsolete outdated
error bug crash exception failure
function callback
join combine
large big huge
load fetch retrieve
map dictionary hash
mask hide
merge combine
mock dummy fake stub
options config settings
parallel concurrent simultaneous
performance fast slow speed
permit allow
print stringify
reject deny disallow forbid refuse
require compulsory mandatory
select choose pick
show display
skip exclude ignore omit
start begin
stop halt kill
transform convert turn
trust whitelist allowlist
validate ensure verify
visit iterate traverse walk
write export save`;

const related = new Map<string, string[]>();
for (const group of groups.trim().split('\n')) {
  const [name = '', ...words] = group.split(' ').map(termOf);
  for (const word of words) related.set(word, [...(related.get(word) ?? []), name]);
}

/** Terms that documentation uses for the term of a query. */
export function relatedTerms(term: string): readonly string[] {
  // `nodejs` is written Node.js. Terms have no plural.
  const name = /^(\w{3,})j$/.exec(term)?.[1];
  return related.get(term) ?? (name === undefined ? [] : [termOf(name)]);
}
