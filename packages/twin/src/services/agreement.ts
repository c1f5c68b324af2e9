import { PROVIDERS, TASKS } from '@model-snippets/core'
import type { Disagreement } from './contract.ts'
import { CONTRACTS } from './contracts.generated.ts'
import { isUnable } from './defects/known-broken.ts'
import { KNOWN_BROKEN } from './registry.ts'

type HubClient = Disagreement['clients'][number]

/** Whether a Hugging Face client's request matches the provider's documentation, differs from it, or doesn't exist. */
type Word = 'agrees' | 'overruled' | 'unsupported'

/** The sources for a provider's requests for a task. */
export interface Agreement {
  readonly provider: string
  readonly task: string
  /** Names of the provider's own sources. */
  readonly own: readonly string[]
  readonly clients: Readonly<Record<HubClient, Word>>
}

const CHAT = 'conversational'

/** Returns the sources for the requests of every provider's tasks. */
export const agreements = (): readonly Agreement[] =>
  Object.values(PROVIDERS).flatMap(({ id: provider, routes }) =>
    Object.keys(routes)
      .sort()
      .map((task) => ({
        provider,
        task,
        own: ownSources(provider, task),
        clients: {
          '@huggingface/inference': wordOf('@huggingface/inference', provider, task),
          huggingface_hub: wordOf('huggingface_hub', provider, task),
        },
      })),
  )

function ownSources(provider: string, task: string): readonly string[] {
  const { operations = [], sources = {} } = CONTRACTS[provider] ?? {}
  const keys = operations.filter(({ tasks }) => tasks.includes(task)).flatMap((operation) => operation.sources)
  return [...new Set(keys)].map((key) => sources[key]?.name ?? key)
}

function wordOf(client: HubClient, provider: string, task: string): Word {
  if (!asks(client, provider, task)) return 'unsupported'
  const isOverruled = CONTRACTS[provider]?.disagreements?.some(
    ({ clients, tasks }) => clients.includes(client) && tasks.includes(task),
  )
  return isOverruled ? 'overruled' : 'agrees'
}

function asks(client: HubClient, provider: string, task: string): boolean {
  if (KNOWN_BROKEN.some((known) => known.provider === provider && isUnable(known, client, task))) return false
  if (task === CHAT) return true
  const { hubMethods } = TASKS[task] ?? {}
  if (client === '@huggingface/inference') return hubMethods !== undefined
  const known = PROVIDERS[provider]?.huggingfaceHub
  return hubMethods?.python !== undefined && (known === 'all' || known?.includes(task) === true)
}
