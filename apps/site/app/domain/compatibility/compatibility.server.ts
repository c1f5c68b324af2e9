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
import type { CellDefect } from './defect.ts'
import { DEFECTS } from './defects.generated.ts'
import { FEATURES, type Feature, WAYS, type Way } from './features.ts'

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

/**
 * What is known of one feature with one client: the run of its example, or why there is none. That the client breaks
 * something is said only where a program shows it, and a source says how it ought to be.
 */
export type Cell =
  | { readonly ran: string; readonly reason?: never; readonly defect?: never }
  | { readonly ran?: never; readonly reason: string; readonly defect?: CellDefect }

/** A client, framework, or agent, and what it can do. */
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

const CHAT = 'conversational'
const MODEL = { id: 'owner/name', pipeline_tag: 'text-generation', tags: [CHAT] }
const NOT_RUN = 'we have no recorded run'
/** A provider that is only called directly has models of its own, and clients know those by their names. */
const OWN_MODEL = 'gpt-5'

/** The choices of provider for a chat: the router's choice, and each provider that has chat models. */
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
export function compatibilityOf(provider: string, way: Way) {
  const known = new Map<string, readonly Known[]>()
  for (const feature of FEATURES) {
    for (const each of knownOf(provider, way, feature))
      known.set(each.client, [...(known.get(each.client) ?? []), each])
  }
  const clients = CLIENTS.flatMap((client): ClientRow[] => {
    const found = known.get(nameOf(client))
    return found === undefined ? [] : [rowOf(client, found)]
  })
  const shown = clients.flatMap(({ features }) => FEATURES.flatMap((feature) => features[feature].defect ?? []))
  const programs = DEFECTS.map(({ program }) => program).filter(({ name }) =>
    shown.some(({ program }) => program === name),
  )
  return { provider, way, clients, agents: agentsOf(provider, way), programs }
}

/** A client as an explanation names it. */
interface Named extends Pick<Client, 'language'> {
  readonly client: string
}

/** What is known of one feature with one client. */
interface Known {
  /** The client, such as `python/openai`. */
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

/** No client has an empty name, so this lists the clients with an example and writes none. */
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
    const client = nameOf({ language, id })
    const run = findVerification(keyOf({ language, id }, provider, way, feature))
    if (reason === undefined) return { client, feature, cell: cellOf(run), run }
    // If no client has an example, it isn't this client's defect.
    const defect = others.length > 0 ? defectOf(client, provider, way, feature) : undefined
    return { client, feature, cell: { reason, ...(defect === undefined ? {} : { defect }) }, run }
  }
  return [...others.map((client) => known(client)), ...skipped.map((client) => known(client, client.reason))]
}

function defectOf(client: string, provider: string, way: Way, feature: Feature): CellDefect | undefined {
  for (const { client: broken, program, witnesses } of DEFECTS) {
    if (broken !== client) continue
    const witness = witnesses.find(
      ({ features, providers, except = [], way: only }) =>
        features.includes(feature) &&
        (providers === undefined || providers.includes(provider)) &&
        !except.includes(provider) &&
        (only === undefined || only === way),
    )
    if (witness !== undefined) return { program: program.name, source: witness.source }
  }
  return undefined
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
