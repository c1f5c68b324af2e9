import {
  CLIENTS,
  type Client,
  caseKey,
  explainInferenceSnippets,
  type Language,
  languageRecord,
  PROVIDERS,
  type SnippetOptions,
  variantOf,
} from '@model-snippets/core'
import { CODING_AGENTS, explainAgentSetUps, listAgentRuns } from '@model-snippets/core/agents'
import { findVerification, type Verification } from '@model-snippets/core/verification'

/** What a client may be able to do of a chat, in the order in which readers see it. */
export const FEATURES = [
  'plain',
  'stream',
  'tools',
  'streamed-tools',
  'schema',
  'retries',
  'async',
  'responses',
  'messages',
] as const
export type Feature = (typeof FEATURES)[number]

const OPTIONS: Readonly<Record<Feature, SnippetOptions>> = {
  plain: {},
  stream: { streaming: true },
  tools: { recipe: 'tool-loop' },
  'streamed-tools': { recipe: 'tool-loop', streaming: true },
  schema: { recipe: 'structured-output' },
  retries: { retries: true },
  async: { async: true },
  responses: { api: 'responses' },
  messages: { api: 'messages' },
}

/** How the provider is called: through the hub's router, or with a key of its own. */
export const WAYS = ['routed', 'direct'] as const
export type Way = (typeof WAYS)[number]

/** What is known of one feature with one client: the run of its example, or why there is none. */
export type Cell = { readonly ran: string; readonly reason?: never } | { readonly ran?: never; readonly reason: string }

/** A client, a framework or an agent, with what it can do. */
export interface ClientRow {
  readonly language: Language
  readonly client: string
  readonly label: string
  readonly isFramework: boolean
  /** What ran, `openai 3.54.0`; absent where nothing of it ran here. */
  readonly release?: string
  readonly runtime?: string
  readonly features: Readonly<Record<Feature, Cell>>
}

export interface AgentRow {
  readonly agent: string
  readonly label: string
  readonly docsUrl: string
  readonly release?: string
  readonly session: Cell
}

export interface Compatibility {
  readonly provider: string
  readonly way: Way
  readonly clients: readonly ClientRow[]
  readonly agents: readonly AgentRow[]
}

const CHAT = 'conversational'
const MODEL = { id: 'owner/name', pipeline_tag: 'text-generation', tags: [CHAT] }
const NOT_RUN = 'no run of it is on record'
/** A provider that is only called directly has models of its own, and clients know those by their names. */
const OWN_MODEL = 'gpt-5'

/** Whom chats can be asked of: the router's own choice, and every provider that chats. */
export const CHAT_PROVIDERS: readonly { readonly id: string; readonly label: string; readonly ways: readonly Way[] }[] =
  [
    { id: 'auto', label: 'Auto', ways: ['routed'] },
    ...Object.values(PROVIDERS)
      .filter(({ routes }) => CHAT in routes)
      .map(({ id, label, directOnly }) => ({
        id,
        label,
        ways: directOnly === undefined ? WAYS : (['direct'] as const),
      })),
  ]

/**
 * What every client, framework and agent was seen to do with a provider, out of the record of runs, and the reason for
 * what it was not.
 *
 * @param provider one of `CHAT_PROVIDERS`
 * @param way one of its ways
 */
export function compatibilityOf(provider: string, way: Way): Compatibility {
  const known = new Map<string, readonly Known[]>()
  for (const feature of FEATURES) {
    for (const each of knownOf(provider, way, feature))
      known.set(each.client, [...(known.get(each.client) ?? []), each])
  }
  const clients = CLIENTS.flatMap((client): ClientRow[] => {
    const found = known.get(nameOf(client))
    return found === undefined ? [] : [rowOf(client, found)]
  })
  return { provider, way, clients, agents: agentsOf(provider, way) }
}

/** A client as an explanation names it. */
interface Named extends Pick<Client, 'language'> {
  readonly client: string
}

/** What is known of one feature with one client. */
interface Known {
  /** The client, `python/openai`. */
  readonly client: string
  readonly feature: Feature
  readonly cell: Cell
  /** The run on record. */
  readonly run?: Verification | undefined
}

const nameOf = ({ language, id }: Pick<Client, 'language' | 'id'>): string => `${language}/${id}`

const mappingTo = (provider: string, way: Way) => {
  const { ways = [] } = CHAT_PROVIDERS.find(({ id }) => id === provider) ?? {}
  const providerId = way === 'direct' && !ways.includes('routed') ? OWN_MODEL : MODEL.id
  return provider === 'auto'
    ? undefined
    : { provider, providerId, hfModelId: MODEL.id, status: 'live' as const, task: CHAT }
}

/** No client is called so: which of them have an example is asked, and none is written. */
const NO_EXAMPLE = { client: '' }

function knownOf(provider: string, way: Way, feature: Feature): readonly Known[] {
  const options = { ...OPTIONS[feature], directRequest: way === 'direct' }
  const { others = [], skipped } = explainInferenceSnippets(
    MODEL,
    provider,
    mappingTo(provider, way),
    options,
    NO_EXAMPLE,
  )
  const known = ({ language, client: id }: Named, reason?: string): Known => {
    const run = findVerification(keyOf({ language, id }, provider, way, feature))
    return { client: nameOf({ language, id }), feature, cell: reason === undefined ? cellOf(run) : { reason }, run }
  }
  return [...others.map((client) => known(client)), ...skipped.map((client) => known(client, client.reason))]
}

const cellOf = (run: Verification | undefined): Cell =>
  run?.result === 'passed' ? { ran: run.date } : { reason: run?.reason ?? NOT_RUN }

const keyOf = (client: Pick<Client, 'language' | 'id'>, provider: string, way: Way, feature: Feature): string =>
  caseKey({
    language: client.language,
    client: client.id,
    task: CHAT,
    provider,
    target: way,
    streaming: OPTIONS[feature].streaming === true,
    variant: variantOf(OPTIONS[feature], client.language),
  })

function rowOf({ language, id, framework }: Client, known: readonly Known[]): ClientRow {
  const run = known.find((each) => each.run !== undefined)?.run
  return {
    language,
    client: id,
    label: `${id}, ${languageRecord(language).label}`,
    isFramework: framework === true,
    ...(run === undefined ? {} : { release: `${run.package} ${run.release}`, runtime: run.runtime }),
    features: Object.fromEntries(known.map(({ feature, cell }) => [feature, cell])) as ClientRow['features'],
  }
}

function agentsOf(provider: string, way: Way): readonly AgentRow[] {
  const { skipped } = explainAgentSetUps(MODEL, provider, mappingTo(provider, way), { directRequest: way === 'direct' })
  return CODING_AGENTS.map(({ id, label, docsUrl }) => {
    const head = { agent: id, label, docsUrl }
    const refused = skipped.find(({ agent }) => agent === id)
    if (refused !== undefined) return { ...head, session: { reason: refused.reason } }
    const run = listAgentRuns().find(({ name }) => name === `${id} ${way} ${provider}`)
    return run === undefined
      ? { ...head, session: { reason: NOT_RUN } }
      : { ...head, release: run.release, session: { ran: run.date } }
  })
}
