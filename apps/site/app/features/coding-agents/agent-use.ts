import { type Assumption, type ModelRecord, mappingOf, SnippetInputError } from '@model-snippets/core'
import {
  type AgentOptions,
  type AgentRun,
  type AgentSetUp,
  agentScript,
  agentSetUpDigest,
  explainAgentSetUps,
  findAgentRun,
  type SkippedAgent,
} from '@model-snippets/core/agents'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { Configuration } from '../../domain/configuration/configuration.ts'

/** What of a configuration changes the set-up of an agent. */
type AgentChoice = Pick<
  Configuration,
  'provider' | 'endpointUrl' | 'directRequest' | 'billTo' | 'providerId' | 'platform'
>

/** How one agent is set up, as a page shows it. */
export interface AgentUse extends Pick<AgentSetUp, 'agent' | 'label' | 'docsUrl'> {
  readonly script: string
  readonly assumptions: readonly Assumption[]
  /** What was started with this very set-up. */
  readonly ran?: Pick<AgentRun, 'release' | 'date'>
}

/** What a model's page shows of coding agents. */
export interface AgentUses {
  readonly uses: readonly AgentUse[]
  readonly skipped: readonly SkippedAgent[]
}

const NONE = { setUps: [], skipped: [] }

/** How coding agents are set up for what the reader chose; nothing where that cannot be. */
export async function readAgents(
  model: ModelRecord,
  chosen: AgentChoice,
  providers: readonly ProviderChoice[],
): Promise<AgentUses> {
  const { provider, endpointUrl, directRequest, billTo, providerId, platform } = chosen
  const facts = endpointUrl === '' && !directRequest ? providers.find(({ id }) => id === provider)?.facts : undefined
  const options: AgentOptions = {
    endpointUrl: endpointUrl || undefined,
    directRequest,
    billTo: billTo || undefined,
    providerId: providerId || undefined,
    system: platform === 'posix' ? 'linux' : 'windows',
    supportsTools: facts?.supportsTools,
    contextLength: facts?.contextLength,
  }
  const { setUps, skipped } = explained(model, provider, options)
  return { uses: await Promise.all(setUps.map(useOf)), skipped }
}

function explained(model: ModelRecord, provider: string, options: AgentOptions) {
  try {
    return explainAgentSetUps(model, provider, mappingOf(model, provider), options)
  } catch (error) {
    // The form above names the field.
    if (error instanceof SnippetInputError) return NONE
    throw error
  }
}

async function useOf(setUp: AgentSetUp): Promise<AgentUse> {
  const { agent, label, docsUrl, assumptions = [] } = setUp
  const run = findAgentRun(await agentSetUpDigest(setUp))
  return {
    agent,
    label,
    docsUrl,
    script: agentScript(setUp),
    assumptions,
    ...(run === undefined ? {} : { ran: { release: run.release, date: run.date } }),
  }
}
