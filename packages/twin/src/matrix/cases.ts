import { randomBytes } from 'node:crypto'
import {
  cellKey,
  explainUnverified,
  getModelInputSnippet,
  type InferenceSnippet,
  type Mode,
  type ModelRecord,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
} from '@model-snippets/core'
import type { ChatCall } from '../oracle/chat-call.ts'

/** One question to the generator, and the same question put to the published clients. */
export interface ChatCase {
  readonly model: ModelRecord
  readonly provider: string
  readonly mode: Mode
  readonly streaming: boolean
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
  readonly call: ChatCall
}

const TASK = 'conversational'
const ENDPOINT = 'http://localhost:8080/v1'
const MODES: readonly Mode[] = ['routed', 'direct', 'endpoint']

/** What a reader might ask for beyond the defaults: each field is one that generators have been seen to lose. */
export const RICH_OPTIONS = {
  messages: [
    { role: 'system', content: 'You are "terse". It\'s 5 o\'clock; say so in $HOME.' },
    { role: 'user', content: 'Line one\nLine two\t`back\\slash` — größer, 你好 🙂' },
    { role: 'assistant', content: '' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'And this?' },
        { type: 'image_url', image_url: { url: 'https://example.com/a.png?b=1&c=%20' } },
      ],
    },
  ],
  temperature: 0,
  max_tokens: 64,
  top_p: 0.95,
  seed: -7,
  stop: ['\n\n', 'END'],
  logprobs: false,
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: { type: 'object' } } },
  repetition_penalty: 1.05,
  chat_template_kwargs: { enable_thinking: false },
} as const

/** Providers with a chat route, and the policy that lets the router choose. */
export const chatProviders = (): string[] => [
  'auto',
  ...Object.keys(PROVIDERS)
    .filter((id) => PROVIDERS[id] !== undefined && Object.hasOwn(PROVIDERS[id].routes, TASK))
    .sort(),
]

const MODEL: ModelRecord = {
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  pipeline_tag: 'text-generation',
  library_name: 'transformers',
  tags: ['transformers', 'conversational'],
}
/** A model that is not on the hub: its provider is called with the provider's own id. */
const CLOSED_MODEL: ModelRecord = {
  id: 'openai/gpt-4.1-mini',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}

export function mappingFor(model: ModelRecord, provider: string): ProviderMapping | undefined {
  if (provider === 'auto' || provider === 'openai') return undefined
  const own = provider === 'hf-inference' ? model.id : `accounts/${provider}/models/llama-3.1-8b`
  return { provider, hfModelId: model.id, providerId: own, status: 'live', task: TASK }
}

/** A token of the kind that a mode is called with. Direct calls take a provider's key; hf-inference is the hub's own. */
function tokenFor(mode: Mode, provider: string): string {
  const kind = mode === 'endpoint' ? 'endpoint-' : mode === 'direct' && provider !== 'hf-inference' ? 'key-' : 'hf_'
  return kind + randomBytes(12).toString('hex')
}

/** The specification's names for the variable that holds the token. */
export function tokenVariables(mode: Mode, provider: string): string[] {
  if (mode === 'endpoint') return ['API_TOKEN']
  if (mode === 'routed' || provider === 'hf-inference') return ['HF_TOKEN']
  return [`${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`]
}

/** Options of the generator that are not fields of the body. */
const STEERING = ['accessToken', 'billTo', 'directRequest', 'endpointUrl', 'messages', 'providerId', 'streaming']

export function chatCase(
  provider: string,
  mode: Mode,
  streaming: boolean,
  chosen: SnippetOptions = {},
  model: ModelRecord = provider === 'openai' ? CLOSED_MODEL : MODEL,
): ChatCase {
  const mapping = mappingFor(model, provider)
  const options: SnippetOptions = {
    ...chosen,
    ...(streaming ? { streaming } : {}),
    ...(mode === 'direct' ? { directRequest: true } : {}),
    ...(mode === 'endpoint' ? { endpointUrl: chosen.endpointUrl ?? ENDPOINT } : {}),
  }
  const messages = options.messages ?? getModelInputSnippet(model)
  const own = options.providerId
  return {
    model,
    provider,
    mode,
    streaming,
    mapping,
    options,
    call: {
      modelId: model.id,
      pipelineTag: model.pipeline_tag,
      tags: model.tags,
      provider,
      mode,
      streaming,
      token: options.accessToken ?? tokenFor(mode, provider),
      messages,
      parameters: Object.fromEntries(Object.entries(chosen).filter(([name]) => !STEERING.includes(name))),
      mappings: mapping === undefined ? [] : [own === undefined ? mapping : { ...mapping, providerId: own }],
      ...(options.billTo === undefined ? {} : { billTo: options.billTo }),
      ...(options.endpointUrl === undefined ? {} : { endpointUrl: options.endpointUrl }),
      ...(mode === 'endpoint' && own !== undefined ? { endpointModel: own } : {}),
    },
  }
}

/** Every combination of provider, mode and streaming that a chat example can be asked for. */
export function* enumerateChatCases(chosen: SnippetOptions = {}): Generator<ChatCase> {
  for (const mode of MODES) {
    for (const provider of chatProviders()) {
      // The router's policy has no address of its own.
      if (mode === 'direct' && provider === 'auto') continue
      for (const streaming of [false, true]) yield chatCase(provider, mode, streaming, chosen)
    }
  }
}

/** One offered example of a case. */
export interface OfferedCell {
  readonly key: string
  readonly snippet: InferenceSnippet
}

export interface OfferedCase {
  readonly offered: readonly OfferedCell[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
}

const keyOf = (one: ChatCase, each: { language: InferenceSnippet['language']; client: string }): string =>
  cellKey({
    language: each.language,
    client: each.client,
    task: TASK,
    provider: one.provider,
    mode: one.mode,
    streaming: one.streaming,
  })

/** What the generator offers for a case, cells that failed before included. */
export function offersFor(one: ChatCase): OfferedCase {
  const { snippets, skipped } = explainUnverified(one.model, one.provider, one.mapping, one.options)
  return {
    offered: snippets.map((snippet) => ({ key: keyOf(one, snippet), snippet })),
    skipped: skipped.map((each) => ({ key: keyOf(one, each), reason: each.reason })),
  }
}
