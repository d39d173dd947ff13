/** The Node API: the commands of the command line as functions. */
export { type BuildRequest, build } from './commands/build.ts';
export { type CheckRequest, check } from './commands/check.ts';
export { type DiffRequest, diff } from './commands/diff/diff.ts';
export { type SnapshotReport, type SnapshotRequest, snapshot } from './commands/diff/snapshot.ts';
export { type ExtractReport, type ExtractRequest, extract } from './commands/extract.ts';
export { type PublishReport, type PublishRequest, publish } from './commands/publish/publish.ts';
export type { ChangedPage } from './commands/report/changedPages.ts';
export type { CoverageCount, PackageCoverage, UndocumentedName } from './commands/report/coverage.ts';
export { type ApiReport, type ReportRequest, report } from './commands/report/report.ts';
export type { ReportFile } from './commands/report/reportFiles.ts';
export type { PackageSummary } from './commands/report/summarizeChanges.ts';
export { type TestExamplesReport, type TestExamplesRequest, testExamples } from './commands/testExamples.ts';
export { defineConfig } from './config/defineConfig.ts';
export { type LoadConfigRequest, type LoadedConfig, loadConfig } from './config/loadConfig.ts';
export type { ConfigOverrides } from './config/resolveConfig.ts';
export type { UserAddresses } from './config/schema/addresses.ts';
export type { UserApi } from './config/schema/api.ts';
export type { UserAnnouncement, UserColorMode, UserFooter, UserTableOfContents } from './config/schema/appearance.ts';
export type { UserChecks } from './config/schema/checks.ts';
export type { UserDocuments } from './config/schema/documents.ts';
export type { UserHeadTag } from './config/schema/head.ts';
export type { UserI18n, UserLocale, UserMessages } from './config/schema/i18n.ts';
export type { UserLink } from './config/schema/link.ts';
export type { UserNavbar } from './config/schema/navbar.ts';
export type { UserNavbarItem } from './config/schema/navbarItem.ts';
export type { UserExclude, UserPackage, UserSourceLink } from './config/schema/package.ts';
export type { UserSearch } from './config/schema/search.ts';
export type { UserSidebarEntry } from './config/schema/sidebar.ts';
export type { UserConfig } from './config/userConfig.ts';
export type { RunningServer } from './dev/server/runningServer.ts';
export { type ServeSiteRequest, serve } from './dev/server/serve.ts';
export { type ServeLiveRequest, serveLive } from './dev/server/serveLive.ts';
export type { Locate } from './diagnostics/locateKey.ts';
export type { ExampleResult } from './examples/runExamples.ts';
export type { Note } from './import/draft/siteDraft.ts';
export { type ImportReport, type ImportRequest, importSite } from './import/importSite.ts';
export type { Config } from './model/config.ts';
export type { Example } from './model/example.ts';
export type { Found, Place, Problem, ProblemCode, Severity } from './model/problem.ts';
export type { ReleaseManifest } from './model/releases.ts';
export type { BuildReport, CountEvent, ProgressEvent, Stage } from './model/report.ts';
export type { ApiItemKind } from './release/apiItem.ts';
export {
  type AcceptedChange,
  type ApiDiff,
  type Change,
  confirmedVerdict,
  type DiffEntry,
  type DiffReport,
  isWithin,
  type Policy,
  type ReleaseName,
  type Verdict,
} from './release/diffEntry.ts';
