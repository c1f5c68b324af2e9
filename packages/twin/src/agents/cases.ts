import { type ModelRecord, PROVIDERS, type ProviderMapping, type Target } from '@model-snippets/core'
import { type AgentOptions, type AgentSetUp, agentSetUpDigest, explainAgentSetUps } from '@model-snippets/core/agents'
import type { DocumentedCall } from '../services/documented.ts'

/** A question that agents are set up for. */
interface AgentQuestion {
  readonly target: Target
  readonly model: ModelRecord
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

const MODEL: ModelRecord = {
  id: 'openai/gpt-oss-120b',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}

/** A model for local apps. */
const GGUF: ModelRecord = {
  id: 'acme/lantern-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf', 'conversational'],
  siblings: [{ rfilename: 'lantern-Q4_K_M.gguf' }],
}

const ENDPOINT = 'http://localhost:8080/v1'

const OF_SERVICES: readonly Omit<AgentQuestion, 'model'>[] = [
  { target: 'routed', provider: 'together', options: { billTo: 'acme-labs', contextLength: 131_072 } },
  { target: 'routed', provider: 'auto', options: {} },
  { target: 'endpoint', provider: 'auto', options: { endpointUrl: ENDPOINT, providerId: 'acme-labs/lantern-v1' } },
  ...Object.values(PROVIDERS)
    .filter(({ routes }) => routes['conversational'] !== undefined)
    .map(({ id }) => ({ target: 'direct' as const, provider: id, options: { directRequest: true } })),
]

/** Local apps, each of which has its own name for the model. */
const APPS = ['llama-cpp', 'ollama']

/**
 * One question for each kind of setup: the router with a provider, with all options and with none; each provider
 * called directly; a server at an address; and local apps.
 */
const QUESTIONS: readonly AgentQuestion[] = [
  ...OF_SERVICES.map((question) => ({ ...question, model: MODEL })),
  ...APPS.map((app): AgentQuestion => ({ target: 'endpoint', model: GGUF, provider: 'auto', options: { app } })),
]

export const mappingOf = ({ target, provider, model }: AgentQuestion): ProviderMapping | undefined =>
  target === 'direct'
    ? { provider, hfModelId: model.id, providerId: `${provider}/gpt-oss-120b`, status: 'live', task: 'conversational' }
    : undefined

/** Returns all set-ups that we offer for the questions, by agent, without agents that we can’t run. */
export async function agentCases(): Promise<readonly AgentCase[]> {
  const asked = QUESTIONS.flatMap((question) => {
    const mapping = mappingOf(question)
    const { setUps } = explainAgentSetUps(question.model, question.provider, mapping, {
      ...question.options,
      supportsTools: true,
    })
    return setUps
      .filter(({ notRun }) => notRun === undefined)
      .map((setUp) => ({
        ...question,
        name: `${setUp.agent} ${setUp.local === undefined ? `${question.target} ${question.provider}` : `local ${setUp.local.app}`}`,
        setUp,
        call: {
          task: 'conversational',
          ...(setUp.api === 'chat-completions' ? {} : { api: setUp.api }),
          provider: question.provider,
          target: question.target,
          mappings: mapping === undefined ? [] : [mapping],
          modelId: placeOf(question, setUp).providerId ?? question.model.id,
          ...endpointOf(placeOf(question, setUp)),
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

/** Returns the server’s address and its name for the model: those of the question, or those of the local app. */
const placeOf = (
  { options }: Pick<AgentQuestion, 'options'>,
  { local }: AgentSetUp,
): Pick<AgentOptions, 'endpointUrl' | 'providerId'> =>
  local === undefined ? options : { endpointUrl: local.server.address, providerId: local.server.model }

const endpointOf = ({ endpointUrl }: Pick<AgentOptions, 'endpointUrl'>) =>
  endpointUrl === undefined ? {} : { endpointUrl }

/** Returns core's request for a set-up, which the agent must send. */
export const requestOptionsOf = ({ options: { app: _, ...options }, setUp }: AgentCase) => ({
  ...options,
  ...placeOf({ options }, setUp),
  api: setUp.api,
  streaming: true,
})
