import { type ModelRecord, PROVIDERS, type ProviderMapping, type Target } from '@model-snippets/core'
import { type AgentOptions, type AgentSetUp, agentSetUpDigest, explainAgentSetUps } from '@model-snippets/core/agents'
import type { DocumentedCall } from '../services/documented.ts'

/** What agents are set up for. */
interface AgentQuestion {
  readonly target: Target
  readonly provider: string
  readonly options: AgentOptions
}

/** One set-up that is run. */
export interface AgentCase extends AgentQuestion {
  /** `codex routed together` */
  readonly name: string
  readonly setUp: AgentSetUp
  readonly digest: string
  /** The call by which the provider's own word on a request is found. */
  readonly call: DocumentedCall
}

export const MODEL: ModelRecord = {
  id: 'openai/gpt-oss-120b',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}

const ENDPOINT = 'http://localhost:8080/v1'

/**
 * All that changes more than a name: the router, with a provider and all options and with none; each provider itself; and
 * a server on the reader's own machine.
 */
const QUESTIONS: readonly AgentQuestion[] = [
  { target: 'routed', provider: 'together', options: { billTo: 'acme-labs', contextLength: 131_072 } },
  { target: 'routed', provider: 'auto', options: {} },
  { target: 'endpoint', provider: 'auto', options: { endpointUrl: ENDPOINT, providerId: 'acme-labs/lantern-v1' } },
  ...Object.values(PROVIDERS)
    .filter(({ routes }) => routes['conversational'] !== undefined)
    .map(({ id }): AgentQuestion => ({ target: 'direct', provider: id, options: { directRequest: true } })),
]

export const mappingOf = ({ target, provider }: AgentQuestion): ProviderMapping | undefined =>
  target === 'direct'
    ? { provider, hfModelId: MODEL.id, providerId: `${provider}/gpt-oss-120b`, status: 'live', task: 'conversational' }
    : undefined

/** Every set-up that is offered for the questions, agent by agent. */
export async function agentCases(): Promise<readonly AgentCase[]> {
  const asked = QUESTIONS.flatMap((question) => {
    const mapping = mappingOf(question)
    const { setUps } = explainAgentSetUps(MODEL, question.provider, mapping, {
      ...question.options,
      supportsTools: true,
    })
    return setUps.map((setUp) => ({
      ...question,
      name: `${setUp.agent} ${question.target} ${question.provider}`,
      setUp,
      call: {
        task: 'conversational',
        ...(setUp.api === 'chat-completions' ? {} : { api: setUp.api }),
        provider: question.provider,
        target: question.target,
        mappings: mapping === undefined ? [] : [mapping],
        modelId: question.options.providerId ?? MODEL.id,
        ...(question.options.endpointUrl === undefined ? {} : { endpointUrl: question.options.endpointUrl }),
      } satisfies DocumentedCall,
    }))
  })
  const digested = await Promise.all(
    asked.map(async (each) => ({ ...each, digest: await agentSetUpDigest(each.setUp) })),
  )
  return digested.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

/** Agents stand together, so that each is installed once. */
const orderOf = ({ setUp }: Pick<AgentCase, 'setUp'>): string => setUp.agent

/** The request that an agent has to make with a set-up, as core writes it. */
export const requestOptionsOf = ({ options, setUp }: AgentCase) => ({
  ...options,
  api: setUp.api,
  streaming: true,
})
