import { type ModelRecord, PROVIDERS, type ProviderMapping, type Target } from '@model-snippets/core'
import { type AgentOptions, type AgentSetUp, agentSetUpDigest, explainAgentSetUps } from '@model-snippets/core/agents'
import type { DocumentedCall } from '../services/documented.ts'

/** A question that agents are set up for. */
interface AgentQuestion {
  readonly target: Target
  readonly provider: string
  readonly options: AgentOptions
}

/** A set-up that is run. */
export interface AgentCase extends AgentQuestion {
  /** `codex routed together` */
  readonly name: string
  readonly setUp: AgentSetUp
  readonly digest: string
  /** The call that determines how the provider documents a request. */
  readonly call: DocumentedCall
}

export const MODEL: ModelRecord = {
  id: 'openai/gpt-oss-120b',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}

const ENDPOINT = 'http://localhost:8080/v1'

/**
 * Everything that changes more than a name: the router with a provider, with all options and with none; each provider
 * called directly; and a server on the user's machine.
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

/** Returns all set-ups that we offer for the questions, by agent. */
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

/** Sorts by agent, so that each is installed once. */
const orderOf = ({ setUp }: Pick<AgentCase, 'setUp'>): string => setUp.agent

/** Returns core's request for a set-up, which the agent must send. */
export const requestOptionsOf = ({ options, setUp }: AgentCase) => ({
  ...options,
  api: setUp.api,
  streaming: true,
})
