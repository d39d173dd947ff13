import type { Fault } from '../fault.ts';

/** Faults in what readers and users of the command line see. */
export const interfaceFaults: readonly Fault[] = [
  {
    name: 'a text color loses contrast',
    file: 'templates/theme/tokens.css',
    from: '--color-text-soft: #585865;',
    to: '--color-text-soft: #8a8a96;',
    test: 'test/unit/templates/theme/tokens.test.ts',
  },
  {
    name: 'an inventory can link to a script',
    file: 'templates/signature/codeHtml.ts',
    from: '/^(?:https?:\\/\\/|[/#.])/i',
    to: '/^(?:\\w+:|[/#.])/i',
    test: 'test/unit/templates/signature/codeHtml.test.ts',
  },
  {
    name: 'a page names the versions that have its subject as missing it',
    file: 'templates/api/versionNotes.ts',
    from: 'versions.filter(({ isSame }) => !isSame)',
    to: 'versions.filter(({ isSame }) => isSame)',
    test: 'test/unit/templates/versionNotes.test.ts',
  },
  {
    name: 'exact names no longer rank first',
    file: 'client/search/engine/searchNames.ts',
    from: 'return [...best.filter(isExact), ...namesakes.slice(0, mostNamesakes), ...others, ...namesakes.slice(mostNamesakes)];',
    to: 'return [...others, ...best.filter(isExact), ...namesakes];',
    test: 'test/unit/outputs/search/searchNames.test.ts',
  },
  {
    name: 'an older navigation leaves the page of a newer one',
    file: 'client/router/createRouter.ts',
    from: '      if (latest !== next) return;\n      if (loaded)',
    to: '      if (loaded)',
    test: 'test/unit/client/router/createRouter.test.ts',
  },
  {
    name: 'a click with a modifier key opens the page in place',
    file: 'client/router/followedLink.ts',
    from: 'if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)',
    to: 'if (event.metaKey || event.altKey)',
    test: 'test/unit/client/router/followedLink.test.ts',
  },
  {
    name: 'a page that failed to load is never loaded again',
    file: 'client/router/createPageCache.ts',
    from: 'pending.delete(href)',
    to: 'loaded.delete(href)',
    test: 'test/unit/client/router/createPageCache.test.ts',
  },
  {
    name: 'an island that is not seen keeps the others from hydrating',
    file: 'client/shell/createIslands.tsx',
    from: 'if (!isIntersecting || !(target instanceof HTMLElement)) continue;',
    to: 'if (!isIntersecting || !(target instanceof HTMLElement)) return;',
    test: 'test/unit/client/shell/createIslands.test.ts',
  },
  {
    name: 'the hydration of an island with properties fails',
    file: 'client/shell/createIslands.tsx',
    from: "JSON.parse(element.dataset.props ?? '{}') as Properties",
    to: '{} as Properties',
    test: 'test/browser/loading.test.ts',
  },
  {
    name: 'text from a source can reverse the line of a terminal',
    file: 'renderer/model/neutralize.ts',
    from: '/[\\p{Cc}\\p{Cf}\\u2028\\u2029]/gu',
    to: '/\\p{Cc}/gu',
    test: 'test/unit/model/neutralize.test.ts',
  },
  {
    name: 'an error of the config is no wrong usage',
    file: 'cli/context.ts',
    from: "code.startsWith('config/')",
    to: "code === 'config'",
    test: 'test/unit/cli/runCli.test.ts',
  },
];
