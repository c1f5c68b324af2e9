import { randomBytes } from 'node:crypto'
import {
  cellKey,
  explainUnverified,
  getModelInputSnippet,
  type InferenceSnippet,
  type JsonObject,
  type Mode,
  type ModelRecord,
  PROVIDERS,
  type ProviderMapping,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import type { InputFile } from '../run/sandbox.ts'
import { sampleCall, sampleFile } from '../tasks/samples.ts'
import type { TaskCall } from '../tasks/task-call.ts'
import type { OfferedCase } from './cases.ts'

/** What is chosen beyond task, provider and mode; all of it may be left out. */
export interface Chosen {
  readonly accessToken?: string
  readonly billTo?: string
  readonly inputs?: unknown
  readonly parameters?: JsonObject
  /** The provider's id as the reader says it. */
  readonly providerId?: string
  readonly endpointUrl?: string
  /** What the hub says of the model beyond the ordinary. */
  readonly mapping?: Partial<Pick<ProviderMapping, 'providerId' | 'adapter' | 'adapterWeightsPath'>>
  readonly modelId?: string
  readonly libraryName?: string
  /** Files of the reader's own that the input names. */
  readonly files?: readonly InputFile[]
  readonly remote?: TaskCall['remote']
}

/** One question to the generator, what it offers, and the same question put to the published clients. */
export interface TaskCase extends OfferedCase {
  readonly task: string
  readonly provider: string
  readonly mode: Mode
  readonly options: SnippetOptions
  readonly call: TaskCall
  /** The call with the provider's id as the hub knows it, whatever the reader says. */
  readonly asTheHubKnowsIt: TaskCall
}

const MODES: readonly Mode[] = ['routed', 'direct', 'endpoint']
const ENDPOINT = 'https://endpoint.example'

/** Where `auto` leads in these runs: the first provider of the hub's list that does the task. */
const behindAuto = (task: string): string =>
  PROVIDERS['hf-inference']?.routes[task] === undefined
    ? (Object.keys(PROVIDERS).find((id) => PROVIDERS[id]?.routes[task] !== undefined) ?? 'hf-inference')
    : 'hf-inference'

/** The provider whose way of answering decides a case. */
export const servingOf = (provider: string, task: string, mode: Mode): string =>
  mode === 'endpoint' ? 'hf-inference' : provider === 'auto' ? behindAuto(task) : provider

export function taskCase(provider: string, task: string, mode: Mode, chosen: Chosen = {}): TaskCase {
  const ordinary =
    mode === 'routed' ? `hf_${randomBytes(12).toString('hex')}` : `key-${randomBytes(12).toString('hex')}`
  const libraryName = chosen.libraryName ?? 'transformers'
  const model: ModelRecord = {
    id: chosen.modelId ?? 'acme/lantern',
    pipeline_tag: task,
    tags: [],
    library_name: libraryName,
  }
  const sample = sampleCall(provider === 'auto' ? behindAuto(task) : provider, task, mode)
  const mappings = sample.mappings.map((mapping) => ({
    ...mapping,
    hfModelId: model.id,
    // This provider knows a model by the hub's own id.
    ...(mapping.provider === 'hf-inference' ? { providerId: model.id } : {}),
    ...chosen.mapping,
  }))
  const { accessToken, billTo, inputs, parameters, providerId } = chosen
  const endpointUrl = mode === 'endpoint' ? (chosen.endpointUrl ?? ENDPOINT) : undefined
  const options: SnippetOptions = {
    accessToken,
    billTo,
    inputs,
    parameters,
    providerId,
    endpointUrl,
    ...(mode === 'direct' ? { directRequest: true } : {}),
  }
  const { snippets, skipped } = explainUnverified(
    model,
    provider,
    provider === 'auto' ? undefined : mappings[0],
    options,
  )
  const cell = (language: InferenceSnippet['language'], client: string) =>
    cellKey({ language, client, task, provider, mode, streaming: false })
  const route = PROVIDERS[provider]?.routes[task]
  const call: TaskCall = {
    ...sample,
    provider,
    modelId: mode === 'endpoint' ? (providerId ?? model.id) : model.id,
    libraryName,
    mappings: providerId === undefined ? mappings : mappings.map((mapping) => ({ ...mapping, providerId })),
    token: accessToken ?? ordinary,
    inputs: inputs ?? (mode === 'endpoint' ? undefined : route?.exampleInput) ?? getModelInputSnippet(model),
    parameters: { ...TASKS[task]?.exampleParameters, ...parameters },
    files: chosen.files ?? (snippets[0]?.files ?? []).map(({ name }) => sampleFile(name)),
    ...(chosen.remote === undefined ? {} : { remote: chosen.remote }),
    ...(billTo === undefined ? {} : { billTo }),
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
  }
  return {
    task,
    provider,
    mode,
    options,
    call,
    asTheHubKnowsIt: { ...call, mappings },
    offered: snippets.map((snippet) => ({ key: cell(snippet.language, snippet.client), snippet })),
    skipped: skipped.map(({ language, client, reason }) => ({ key: cell(language, client), reason })),
  }
}

/** A task, a provider that does it, and a way in which it is reached. */
export type Reach = readonly [provider: string, task: string, mode: Mode]

/** Every task but chat, for every provider that does it, every way in which it is reached. */
export function* enumerateReaches(): Generator<Reach> {
  for (const task of Object.keys(TASKS).filter((id) => TASKS[id]?.input !== 'messages')) {
    const providers = Object.keys(PROVIDERS).filter((id) => PROVIDERS[id]?.routes[task] !== undefined)
    for (const mode of MODES) {
      const asked = mode === 'endpoint' ? ['hf-inference'] : mode === 'direct' ? providers : [...providers, 'auto']
      for (const provider of asked) {
        if (providers.includes(provider) || provider === 'auto') yield [provider, task, mode]
      }
    }
  }
}

/** Every such question with nothing chosen. */
export function* enumerateTaskCases(): Generator<TaskCase> {
  for (const reach of enumerateReaches()) yield taskCase(...reach)
}
