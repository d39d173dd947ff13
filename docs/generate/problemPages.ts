import { catalogue } from '../../renderer/diagnostics/catalogue/catalogue.ts';
import { problemPage } from '../../renderer/diagnostics/documentation.ts';
import { defaultSeverities, type ProblemCode } from '../../renderer/model/problem.ts';
import { page, table } from './markdown.ts';

/** Every code, sorted. */
export const codes = (Object.keys(defaultSeverities) as ProblemCode[]).sort();

/** The page of each problem code by its name, and the list of all codes as `index`. */
export function problemPages(): ReadonlyMap<string, string> {
  return new Map([['index', indexPage()], ...codes.map((code) => [problemPage(code), problemText(code)] as const)]);
}

function problemText(code: ProblemCode): string {
  const { summary, cause, example, fix } = catalogue[code];
  return page(
    { title: code, description: summary, intro: summary },
    `- Default severity: **${defaultSeverities[code]}**${consequence(code)}\n- ${changeOf(code)}`,
    `## Cause\n\n${cause}`,
    `## Example\n\n${example}`,
    `## Fix\n\n${fix}`,
  );
}

function consequence(code: ProblemCode): string {
  const severity = defaultSeverities[code];
  if (severity === 'off') return ' (not checked)';
  return severity === 'error' ? ' (prevents publishing)' : ' (does not prevent publishing)';
}

/** Problems of commands that read no config, or found before its `checks` are known. */
const fixed = /^(?:config\/(?:missing|syntax|invalid|unknown-key)|import\/.*|release\/.*|registry\/.*|serve\/(?:no-build|address))$/;

/** The change of its severity that most users of a code want. */
function changeOf(code: ProblemCode): string {
  if (fixed.test(code)) return 'The option `checks` cannot change it.';
  const severity = defaultSeverities[code];
  const change =
    severity === 'warning' ? ['Make it an error', 'error'] : [severity === 'off' ? 'Turn it on' : 'Make it a warning', 'warning'];
  return `${change[0]}: \`checks: { '${code}': '${change[1]}' }\` in the [config](../reference/configuration.md#checks)`;
}

function indexPage(): string {
  const areas = [...new Set(codes.map((code) => code.split('/')[0] ?? ''))];
  const sections = areas.map((area) => {
    const own = codes.filter((code) => code.startsWith(`${area}/`));
    const rows = own.map((code) => [`[\`${code}\`](${problemPage(code)}.md)`, defaultSeverities[code], catalogue[code].summary]);
    return [`## ${titles[area] ?? area}`, table(['Code', 'Default', 'Meaning'], rows)].join('\n\n');
  });
  return page(
    {
      title: 'Problem codes',
      description: 'All problems that gqldocs reports, with cause, example and fix.',
      intro: [
        'Each problem has a permanent code and a page. Errors prevent publishing; warnings do not. There is one exception: an error in one package of several only removes that package from the site, and the exit code is 1.',
        'Set the severity of a code with the option [`checks`](../reference/configuration.md#checks): `error`, `warning` or `off`.',
      ].join('\n\n'),
    },
    ...sections,
  );
}

const titles: Readonly<Record<string, string>> = {
  address: 'Redirects and URL protection',
  api: 'API reference',
  artifact: 'Artifacts',
  bundle: 'Bundling',
  config: 'Configuration',
  diff: 'Comparing releases',
  document: 'Documents',
  example: 'Tested examples',
  history: 'API history',
  link: 'Links',
  output: 'Output',
  page: 'Pages',
  route: 'Routes',
  serve: 'Server',
  sidebar: 'Sidebars',
  theme: 'Theme',
};
