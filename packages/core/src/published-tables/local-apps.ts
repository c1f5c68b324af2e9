import { LOCAL_APPS as APPS } from '../local-apps/index.generated.ts'
import type { LocalApp, System } from '../local-apps/local-app.ts'
import { explainLocalApps, type LocalAppSnippet, runs } from '../local-apps/snippets.ts'
import { systemName } from '../local-apps/system-name.ts'
import type { ModelRecord } from '../model/model-record.ts'

/** Instructions to show on a page. */
export interface PublishedLocalAppSnippet {
  readonly title: string
  /** The one-time setup. */
  readonly setup?: string
  readonly content: string | string[]
}

interface LocalAppFacts {
  readonly prettyLabel: string
  readonly docsUrl: string
  /** The task that the app is for. */
  readonly mainTask: string
  readonly macOSOnly?: boolean
  /** Checks whether the app runs a model. */
  readonly displayOnModelPage: (model: ModelRecord) => boolean
}

/** An app that a link opens, or one with commands. */
export type PublishedLocalApp = LocalAppFacts &
  (
    | { readonly deeplink: (model: ModelRecord, filepath?: string) => URL }
    | { readonly snippet: (model: ModelRecord, filepath?: string) => PublishedLocalAppSnippet[] }
  )

/** Returns the model with a single file, if one is requested. */
const withFile = (model: ModelRecord, filepath: string | undefined): ModelRecord =>
  filepath === undefined ? model : { ...model, siblings: [{ rfilename: filepath }] }

const snippetOf = (app: LocalApp, model: ModelRecord, filepath: string | undefined): LocalAppSnippet | undefined =>
  explainLocalApps(withFile(model, filepath), { app: app.id }).apps[0]

function publishedApp(app: LocalApp): PublishedLocalApp {
  const { label, docsUrl, mainTask = 'text-generation', install, link } = app
  const facts: LocalAppFacts = {
    prettyLabel: label,
    docsUrl,
    mainTask,
    ...(Object.keys(install).join() === 'macos' ? { macOSOnly: true } : {}),
    displayOnModelPage: (model) => runs(app, model),
  }
  if (link === undefined) {
    return { ...facts, snippet: (model, filepath) => sectionsOf(snippetOf(app, model, filepath)) }
  }
  return {
    ...facts,
    deeplink: (model, filepath) => new URL(snippetOf(app, model, filepath)?.link ?? docsUrl),
  }
}

/** Returns one section for each way to install the app, and one for a container. */
function sectionsOf(app: LocalAppSnippet | undefined): PublishedLocalAppSnippet[] {
  if (app === undefined) return []
  const content = app.steps.map(({ command }) => command)
  const ways = new Map<string | null, System[]>()
  for (const { system, command } of app.install) ways.set(command, [...(ways.get(command) ?? []), system])
  const sections: PublishedLocalAppSnippet[] = [...ways].map(([command, systems]) => ({
    title: `${app.label} on ${systems.map(systemName).join(', ')}`,
    ...(command === null ? {} : { setup: command }),
    content,
  }))
  return app.container === undefined
    ? sections
    : [...sections, { title: `${app.label} with Docker`, content: app.container }]
}

/** All local apps, by their key in the published table. */
export const LOCAL_APPS: { readonly [key: string]: PublishedLocalApp } = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ APPS.map((app) => [app.publishedKey ?? app.id, publishedApp(app)]),
)
