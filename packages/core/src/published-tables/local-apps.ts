import type { CodingAgent } from '../agents/coding-agent.ts'
import { CODING_AGENTS } from '../agents/index.generated.ts'
import { explainAgentSetUps } from '../agents/set-ups.ts'
import { LOCAL_APPS as APPS } from '../local-apps/index.generated.ts'
import type { LocalApp, System } from '../local-apps/local-app.ts'
import { explainLocalApps, type LocalAppSnippet, runs } from '../local-apps/snippets.ts'
import { systemName } from '../local-apps/system-name.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'

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

/** The apps that start a server for agents: the first one that runs the model. */
const SERVERS_FOR_AGENTS = ['llama-cpp', 'mlx-lm']

/** The coding agents in the published table, which work with a local server. */
const AGENT_IDS = ['pi', 'hermes-agent', 'openclaw']

/** Returns the server that runs a model with tools. */
function serverFor(model: ModelRecord, filepath: string | undefined): LocalAppSnippet | undefined {
  const asked = withFile(model, filepath)
  return SERVERS_FOR_AGENTS.flatMap((app) => explainLocalApps(asked, { app, recipe: 'tool-loop' }).apps).find(
    ({ server, withoutExamples }) => server !== undefined && withoutExamples === undefined,
  )
}

/** Returns the set-up of an agent on a server, or `undefined` if the agent can’t use it. */
function setUpFor(agent: string, model: ModelRecord, { server }: LocalAppSnippet) {
  const options = { agent, endpointUrl: server?.address, providerId: server?.model }
  return explainAgentSetUps(model, 'auto', undefined, options).setUps[0]
}

function publishedAgent(agent: CodingAgent): PublishedLocalApp {
  const { id } = agent
  return {
    prettyLabel: agent.label,
    docsUrl: agent.docsUrl,
    mainTask: 'text-generation',
    displayOnModelPage(model) {
      const app = isConversational(model) ? serverFor(model, undefined) : undefined
      return app !== undefined && setUpFor(id, model, app) !== undefined
    },
    snippet(model, filepath) {
      const app = serverFor(model, filepath)
      const setUp = app === undefined ? undefined : setUpFor(id, model, app)
      if (app === undefined || setUp === undefined) return []
      return [
        ...sectionsOf(app),
        {
          title: `Set up ${agent.label}`,
          setup: setUp.install,
          content: setUp.files.map(({ path, content }) => `# ~/${path}\n${content}`),
        },
        {
          title: `Start ${agent.label}`,
          // The servers ignore the key, but agents require one.
          content: [...setUp.env.map(({ name }) => `export ${name}=unused`), setUp.launch],
        },
      ]
    },
  }
}

const isConversational = (model: ModelRecord): boolean => taskOf(model) === 'conversational'

function table(): { readonly [key: string]: PublishedLocalApp } {
  const agents = CODING_AGENTS.filter(({ id }) => AGENT_IDS.includes(id))
  return Object.fromEntries([
    ...APPS.map((app) => [app.publishedKey ?? app.id, publishedApp(app)] as const),
    ...agents.map((agent) => [agent.id, publishedAgent(agent)] as const),
  ])
}

/** All local apps, and the coding agents that work with a local server, by their key in the published table. */
export const LOCAL_APPS: { readonly [key: string]: PublishedLocalApp } = /* @__PURE__ */ table()
