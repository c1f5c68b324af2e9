import {
  holdsProviderId,
  type ModelRecord,
  mappingOf,
  type Platform,
  type ProviderMapping,
  type SnippetOptions,
  taskWith,
} from '@model-snippets/core'
import { suggestModels } from '@model-snippets/core/catalogue'
import { type ProvidersWithFacts, providerChoices } from '@model-snippets/hub/provider-choices'
import {
  type Examples,
  type ignoredAmong,
  isStreamed,
  writeExamples,
} from '../../app/domain/examples/build-examples.ts'
import type { WantedChoice } from '../../app/domain/examples/choice.ts'
import { withExactProofs } from '../../app/domain/examples/exact-proofs.server.ts'
import { withTools } from '../../app/domain/hub/router.server.ts'
import { refuseTooMuchWriting } from '../limits/work-limits.ts'
import type { FindModel } from './models.ts'
import type { ApiContext } from './operation.ts'
import { checkedBody, checkProvider } from './options.ts'
import { fieldProblem, refusing, shown } from './problem.ts'
import { readBody } from './read-request.ts'
import { CallBody } from './request-schemas.ts'

/** A call to write examples for. */
export interface Call {
  /** The part of the request with the options. */
  readonly place: 'query' | 'body'
  readonly model: ModelRecord
  readonly task: string | undefined
  readonly provider: string
  readonly wanted: WantedChoice
  readonly written: Omit<Examples, 'missing' | 'problems'>
  readonly platform: Platform
  readonly isStreamed: boolean
  /** The providers with prices and speeds, for responses that show them. */
  readonly providers?: ProvidersWithFacts | undefined
  /** Options that affect only some languages. */
  readonly choices: Parameters<typeof ignoredAmong>[2]
}

/** Reads a call from a body and writes its examples. */
export async function readCall(context: ApiContext, findModel: FindModel): Promise<Call> {
  const body = await readBody(context, CallBody)
  const { model: given, mapping, options = {} } = body
  refuseToken(options)
  const { provider = 'auto', language, client, typescript } = checkedBody(body)
  const chosenOptions = { ...options, typescript } as SnippetOptions
  const wanted = { language, client }
  const served = await readModel(
    given as string | ModelRecord,
    findModel,
    (found) => mapping === undefined && needsServing(found, provider, options as SnippetOptions),
  )
  const model = await withTools(served, provider, options as SnippetOptions)
  const task = taskWith(model, mapping as ProviderMapping | undefined)
  checkProvider(task, provider, 'body')
  refuseTooMuchWriting(JSON.stringify(options), wanted)
  const chosen = (mapping as ProviderMapping | undefined) ?? mappingOf(model, provider)
  const isCalled = task !== undefined && providerChoices(model).length > 0
  const written = isCalled
    ? refusing(() => withExactProofs(writeExamples(task, model, provider, chosen, chosenOptions, wanted)))
    : {
        examples: [],
        notOffered: [],
        others: [],
        ignored: [],
        request: undefined,
        seenFrom: [],
        exampleInput: {},
        exampleMessages: [],
      }
  const { platform = 'posix' } = options as SnippetOptions
  return {
    place: 'body',
    model,
    task,
    provider,
    wanted,
    written,
    platform,
    isStreamed: isStreamed(options as SnippetOptions),
    choices: chosenOptions,
  }
}

/** Whether the examples depend on which providers serve the model: the request needs the provider’s id for it. */
export const needsServing = (model: ModelRecord, provider: string, options: SnippetOptions): boolean =>
  options.providerId === undefined && holdsProviderId(model, provider, options)

/** Rejects tokens, which shouldn’t be sent to another server. */
export function refuseToken(options: { readonly [option: string]: unknown }): void {
  if (options['accessToken'] === undefined) return
  throw fieldProblem({
    in: 'body',
    field: 'options.accessToken',
    detail: 'This API doesn’t accept tokens. Examples read them from environment variables.',
  })
}

/** Returns the model in a body: its record, or the one with its id. */
export async function readModel(
  given: string | ModelRecord,
  findModel: FindModel,
  needsServing?: (model: ModelRecord) => boolean,
): Promise<ModelRecord> {
  if (typeof given !== 'string') return given
  const found = await findModel(given, needsServing)
  if (found !== undefined) return found.model
  throw fieldProblem({
    in: 'body',
    field: 'model',
    detail: `There’s no model called ${shown(given)}. For a model that isn’t listed, send its record instead.`,
    suggestions: suggestModels(given),
  })
}
