import { apiOf } from '../call/api-of.ts'
import { assumptionsOf } from '../call/assumptions.ts'
import type { Call } from '../call/call.ts'
import { variantName } from '../call/chat-variant.ts'
import { ENGLISH_IGNORED_WORDS } from '../call/dropped-option-words.ts'
import { droppedOptions } from '../call/dropped-options.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { SetUp } from '../call/set-up.ts'
import { FIRST_ANSWER, showsOneOfSeveral } from '../call/several-answers.ts'
import { hasTypes } from '../call/typescript.ts'
import { withVendorKey } from '../call/vendor-key.ts'
import type { Client } from '../languages/clients/client.ts'
import { programSetUp } from '../languages/language.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import { getOwn } from '../values/get-own.ts'
import { lazily } from '../values/lazily.ts'
import { caseKey } from '../verification/case.ts'
import { WITHHELD } from '../verification/withheld.ts'
import { type Decided, decide } from './decide.ts'
import type { Registry } from './registry.ts'
import { doesTask, noRendererReason, registeredTemplate, rendererOf, unsupportedReason } from './render.ts'
import type { ExplainOptions, InferenceExplanation, InferenceSnippet, SkippedClient } from './snippet.ts'

/** Cases without an example because it failed, with the reason. */
export type Withheld = Readonly<Record<string, string>>

/** `undefined` when empty, to skip the look-up. */
const WITHHELD_NOW: Withheld | undefined = Object.keys(WITHHELD).length === 0 ? undefined : WITHHELD

/**
 * Writes the examples of all clients, in display order.
 *
 * @param withheld cases that aren't offered because their example failed
 * @param asked the requested examples; others aren't written
 * @throws SnippetInputError if an option can't be part of any example; the message names it
 */
export function explain(
  registry: Registry,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions = {},
  withheld: Withheld | undefined = WITHHELD_NOW,
  asked: ExplainOptions = {},
): InferenceExplanation {
  const { language, client: clientId, ignoredWords = ENGLISH_IGNORED_WORDS, notebook = false } = asked
  const purpose = { downloadsImages: asked.downloadImages === true }
  const { decided, decidedFor } = decideForAll(registry, model, provider, mapping, options, purpose)
  const ignored = (): InferenceExplanation['ignored'] => {
    const languages = registry.clients.map((client) => client.language)
    return decided.call === undefined ? [] : droppedOptions(decided.call, options, ignoredWords, languages)
  }
  if (language === undefined && clientId === undefined) {
    const written = registry.clients.map((client) =>
      write(registry, client, decidedFor(client), withheld, true, notebook),
    )
    return { snippets: written.filter(isSnippet), skipped: written.filter(isSkipped), ignored: ignored() }
  }
  const isWanted = (client: Client): boolean =>
    (language === undefined || client.language === language) && (clientId === undefined || client.id === clientId)
  const wanted = registry.clients.map((client) =>
    isWanted(client) ? write(registry, client, decidedFor(client), withheld, true, notebook) : undefined,
  )
  const all = lazily(() =>
    registry.clients.map(
      (client, place) => wanted[place] ?? write(registry, client, decidedFor(client), withheld, false, notebook),
    ),
  )
  return new LazyExplanation(
    wanted.filter((each) => each !== undefined).filter(isSnippet),
    lazily(() => all().filter(isSkipped)),
    lazily(() => all().filter((each) => !(isSnippet(each) || isSkipped(each)))),
    lazily(ignored),
  )
}

/**
 * Returns only the examples of all clients. Why the others have none isn't worked out, nor which options are ignored.
 *
 * @throws SnippetInputError like `explain`
 */
export function examples(
  registry: Registry,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions = {},
): InferenceSnippet[] {
  const { decided, decidedFor } = decideForAll(registry, model, provider, mapping, options)
  const found: InferenceSnippet[] = []
  if (decided.call === undefined) return found
  for (const client of registry.clients) {
    const forClient = decidedFor(client)
    if (forClient.call === undefined || !doesTask(registry, client, forClient.task.id, forClient.task)) continue
    const answer = write(registry, client, forClient, WITHHELD_NOW, true, false)
    if (isSnippet(answer)) found.push(answer)
  }
  return found
}

/** The call for the model's own API, and the call of each client, which may not speak that one. */
function decideForAll(
  registry: Registry,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
  purpose?: Parameters<typeof decide>[5],
): { readonly decided: Decided; readonly decidedFor: (client: Client) => Decided } {
  const decided = decide(registry, model, provider, mapping, options, purpose)
  if (!speaksAnotherApi(decided, options)) return { decided, decidedFor: () => decided }
  const byCompletions = decide(registry, model, provider, mapping, { ...options, api: 'chat-completions' }, purpose)
  return {
    decided,
    decidedFor: (client) =>
      decided.call !== undefined && rendererOf(registry, client, decided.call) !== undefined ? decided : byCompletions,
  }
}

/**
 * The explanation for some clients. Few callers read why the others have no example, and those reasons take far longer
 * than one example, so they're worked out when they're read. The fields are the object's own, so that spreading, cloning
 * and `JSON.stringify` include them. Getters in an object literal would take longer than the example itself.
 */
class LazyExplanation implements InferenceExplanation {
  static readonly #fields: PropertyDescriptorMap & ThisType<LazyExplanation> = {
    skipped: {
      enumerable: true,
      get() {
        return this.#skipped()
      },
    },
    others: {
      enumerable: true,
      get() {
        return this.#others()
      },
    },
    ignored: {
      enumerable: true,
      get() {
        return this.#ignored()
      },
    },
  }
  readonly snippets: InferenceExplanation['snippets']
  declare readonly skipped: InferenceExplanation['skipped']
  declare readonly others: NonNullable<InferenceExplanation['others']>
  declare readonly ignored: InferenceExplanation['ignored']
  readonly #skipped: () => InferenceExplanation['skipped']
  readonly #others: () => NonNullable<InferenceExplanation['others']>
  readonly #ignored: () => InferenceExplanation['ignored']

  constructor(
    snippets: InferenceExplanation['snippets'],
    skipped: () => InferenceExplanation['skipped'],
    others: () => NonNullable<InferenceExplanation['others']>,
    ignored: () => InferenceExplanation['ignored'],
  ) {
    this.snippets = snippets
    this.#skipped = skipped
    this.#others = others
    this.#ignored = ignored
    Object.defineProperties(this, LazyExplanation.#fields)
  }
}

/** An example, why there is none, or only that there is one. */
type Answer = InferenceSnippet | SkippedClient | Omit<SkippedClient, 'reason'>

const isSnippet = (answer: Answer): answer is InferenceSnippet => 'content' in answer

const isSkipped = (answer: Answer): answer is SkippedClient => 'reason' in answer

/** Checks whether the model's API is used because you didn't choose one, and it isn't chat completions. */
const speaksAnotherApi = ({ call }: Decided, { api }: SnippetOptions): boolean =>
  api === undefined && call?.kind === 'chat' && call.variant.api !== 'chat-completions'

/** Writes one client's example, or why there is none. If it isn't wanted, the result only says that it exists. */
function write(
  registry: Registry,
  client: Client,
  { call: decided, task, reason: undecided }: Decided,
  withheld: Withheld | undefined,
  isWanted: boolean,
  isCell: boolean,
): Answer {
  if (decided === undefined) return skip(client, undecided)
  const call = withKeyOf(client, decided)
  if (!doesTask(registry, client, task.id, task)) return skip(client, noRendererReason(client, call))
  const renderer = rendererOf(registry, client, call)
  const reason = unsupportedReason(registry, client, call, renderer) ?? withheldReason(withheld, client, call)
  if (renderer === undefined || reason !== undefined) return skip(client, reason ?? noRendererReason(client, call))
  if (!isWanted) return { language: client.language, client: client.id }
  const isRegistered = registeredTemplate(registry, client, task.id) !== undefined
  const content = isCell && renderer.renderCell !== undefined ? renderer.renderCell(call) : renderer.render(call)
  // Only templates from outside can return an empty text, so other texts aren't searched.
  if (isRegistered && content.trim() === '') return skip(client, 'the registered template returned nothing')
  const isTyped = call.typescript && hasTypes(client.language) && !isRegistered
  const setUp: Partial<SetUp> = renderer.setUp?.(call) ?? {}
  const { install: command = client.installOn?.(call.platform) ?? client.install, env, files } = setUp
  const record = registry.language(client.language)
  const { install, add, fileName, run, manifest } = programSetUp(record, command, call.platform, isTyped)
  const rests = [...assumptionsOf(call, client.looksModelsUp === true), ...(renderer.assumptions?.(call) ?? [])]
  const assumptions = showsOneOfSeveral(call, client.language) ? [...rests, FIRST_ANSWER] : rests
  const snippet: Growing<InferenceSnippet> = {
    language: client.language,
    client: client.id,
    install,
    add,
    fileName,
    run,
    manifest,
    env: env ?? (call.tokenVariable === undefined ? [] : [call.tokenVariable]),
    files: files ?? call.files,
    content,
  }
  if (isTyped) snippet.typescript = true
  const api = apiOf(call)
  if (api !== undefined) snippet.api = api
  if (client.framework) snippet.framework = true
  if (assumptions.length > 0) snippet.assumptions = assumptions
  if (call.kind !== 'chat' && call.notes.length > 0) snippet.notes = call.notes
  return snippet
}

const withKeyOf = ({ vendor }: Client, call: Call): Call => (vendor === undefined ? call : withVendorKey(call))

/** The same type with writable fields, while an object is being built. */
type Growing<Finished> = { -readonly [Field in keyof Finished]: Finished[Field] }

const skip = ({ language, id }: Client, reason: string): SkippedClient => ({
  language,
  client: id,
  reason,
})

function withheldReason(withheld: Withheld | undefined, { language, id }: Client, call: Call): string | undefined {
  if (withheld === undefined) return undefined
  const { task, provider, target, streaming } = call
  const variant = call.kind === 'chat' ? variantName(call.variant, language) : undefined
  return getOwn(withheld, caseKey({ language, client: id, task, provider, target, streaming, variant }))
}
