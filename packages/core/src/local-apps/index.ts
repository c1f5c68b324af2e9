export type { GgufFile } from '../model/gguf-files.ts'
export { CHECKED_LOCAL_APPS, type CheckedLocalApp } from './checked.ts'
export { LOCAL_APPS } from './index.generated.ts'
export {
  CAPABILITIES,
  type Capability,
  type Command,
  type LocalAddition,
  type LocalApi,
  type LocalApp,
  type LocalAppReleases,
  type LocalCapabilities,
  type LocalCapability,
  type LocalModel,
  type LocalServer,
  type LocalSource,
  type LocalStep,
  type LocalStepKind,
  STEP_KINDS,
  SYSTEMS,
  type System,
  type Words,
} from './local-app.ts'
export { ANY_MODEL, findLocalAppRun, LOCAL_APP_RUNS, type LocalAppRun } from './runs.ts'
export { localAppScript } from './script.ts'
export {
  explainLocalApps,
  getLocalAppSnippets,
  type LocalAppExplanation,
  type LocalAppOptions,
  type LocalAppSnippet,
  type LocalAppStep,
  type LocalInstall,
  type SkippedLocalApp,
} from './snippets.ts'
export { systemName } from './system-name.ts'
