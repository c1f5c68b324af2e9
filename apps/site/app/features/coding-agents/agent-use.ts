import { type ModelRecord, mappingOf, SnippetInputError } from '@model-snippets/core'
import {
  type AgentOptions,
  type AgentSetUp,
  agentScript,
  agentSetUpDigest,
  explainAgentSetUps,
  findAgentRun,
} from '@model-snippets/core/agents'
import { LOCAL_APPS } from '@model-snippets/core/local-apps'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { Configuration } from '../../domain/configuration/configuration.ts'

/** The parts of a configuration that affect an agent's set-up. */
type AgentChoice = Pick<
  Configuration,
  'provider' | 'endpointUrl' | 'directRequest' | 'billTo' | 'providerId' | 'platform'
>

/** The coding agents on a model's page. */
export type AgentUses = Awaited<ReturnType<typeof readAgents>>
export type AgentUse = AgentUses['uses'][number]

const NONE = { setUps: [], skipped: [] }

/**
 * How to set up coding agents for the reader's choices; empty if that's impossible.
 *
 * @param local the local app that the address names, and its quantization; an app that can't run the model counts as none
 */
export async function readAgents(
  model: ModelRecord,
  chosen: AgentChoice,
  providers: readonly ProviderChoice[],
  local: { readonly app?: string | undefined; readonly quantization?: string | undefined } = {},
) {
  const { provider, endpointUrl, directRequest, billTo, providerId, platform } = chosen
  const system = ['', 'posix'].includes(platform) ? undefined : 'windows'
  const onMachine = { system, quantization: local.quantization } as const
  // The apps that can run the model for an agent.
  const apps = LOCAL_APPS.filter(({ id }) => explained(model, 'auto', { ...onMachine, app: id }).setUps.length > 0).map(
    ({ id, label }) => ({ id, label }),
  )
  const app = apps.find(({ id }) => id === local.app)
  const facts = endpointUrl === '' && !directRequest ? providers.find(({ id }) => id === provider)?.facts : undefined
  const options: AgentOptions = {
    endpointUrl: endpointUrl || undefined,
    directRequest,
    billTo: billTo || undefined,
    providerId: providerId || undefined,
    system: system ?? 'linux',
    supportsTools: facts?.supportsTools,
    contextLength: facts?.contextLength,
  }
  const { setUps, skipped } =
    app === undefined ? explained(model, provider, options) : explained(model, 'auto', { ...onMachine, app: app.id })
  return { uses: await Promise.all(setUps.map(useOf)), skipped, apps, app }
}

function explained(model: ModelRecord, provider: string, options: AgentOptions) {
  try {
    return explainAgentSetUps(model, provider, mappingOf(model, provider), options)
  } catch (error) {
    // The form above shows the error at the invalid field.
    if (error instanceof SnippetInputError) return NONE
    throw error
  }
}

async function useOf(setUp: AgentSetUp) {
  const { agent, label, docsUrl, notRun, assumptions = [] } = setUp
  const run = findAgentRun(await agentSetUpDigest(setUp))
  const ran = run && { release: run.release, date: run.date }
  return { agent, label, docsUrl, script: agentScript(setUp), assumptions, notRun, ran }
}
