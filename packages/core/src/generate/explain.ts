import { apiOf } from '../call/api-of.ts'
import { assumptionsOf } from '../call/assumptions.ts'
import type { Call } from '../call/call.ts'
import { buildChatCall } from '../call/chat-call.ts'
import { variantName } from '../call/chat-variant.ts'
import type { Decision } from '../call/decision.ts'
import { ENGLISH_IGNORED_WORDS } from '../call/dropped-option-words.ts'
import { droppedOptions } from '../call/dropped-options.ts'
import { readFallbacks } from '../call/fallbacks.ts'
import { getLogger } from '../call/logger.ts'
import { checkOptionValues } from '../call/option-values.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { SetUp } from '../call/set-up.ts'
import { FIRST_ANSWER, showsOneOfSeveral } from '../call/several-answers.ts'
import { targetOf } from '../call/target.ts'
import { buildTaskCall } from '../call/task-call.ts'
import { defaultApi } from '../call/tools-and-reasoning.ts'
import { hasTypes } from '../call/typescript.ts'
import type { Client } from '../languages/clients/client.ts'
import { programSetUp } from '../languages/language.ts'
import { ownerOf } from '../model/fields.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import { mayChat, taskWith } from '../model/task-of.ts'
import { withoutToolsReason } from '../model/without-tools.ts'
import { isPolicy, policiesOf } from '../providers/policies.ts'
import type { Provider, Route } from '../providers/provider.ts'
import type { Task } from '../tasks/task.ts'
import { SnippetInputError } from '../values/errors.ts'
import { getOwn } from '../values/get-own.ts'
import { lazily } from '../values/lazily.ts'
import { caseKey } from '../verification/case.ts'
import { WITHHELD } from '../verification/withheld.ts'
import type { Registry } from './registry.ts'
import { doesTask, noRendererReason, registeredTemplate, rendererOf, unsupportedReason } from './render.ts'
import type { ExplainOptions, InferenceExplanation, InferenceSnippet, SkippedClient } from './snippet.ts'

/** Cases without an example because it failed, with the reason. */
export type Withheld = Readonly<Record<string, string>>

/** `undefined` when empty, to skip the look-up. */
const WITHHELD_NOW: Withheld | undefined = Object.keys(WITHHELD).length === 0 ? undefined : WITHHELD

/** The call for a request, or why there is none. */
type Decided =
  | { readonly call: Call; readonly task: Task; readonly reason?: never }
  | { readonly call?: never; readonly task?: never; readonly reason: string }

/**
 * Determines the call for all clients.
 *
 * @param purpose whether it's for a coding agent, and whether examples download images
 * @throws SnippetInputError if an option can't be part of any example; the message names it
 */
export function decide(
  registry: Registry,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  options: SnippetOptions,
  { isForAgent = false, downloadsImages = false }: Pick<Decision, 'isForAgent' | 'downloadsImages'> = {},
): Decided {
  checkOptionValues(options)
  const taskId = taskWith(model, mapping)
  if (taskId === undefined) return { reason: 'the model has no pipeline_tag, so its task is unknown' }
  const task = registry.task(taskId)
  const providerRecord = registry.provider(provider)
  const target = targetOf(provider, options)
  const isChat = task?.input === 'messages'
  // An endpoint's API is that of Hugging Face's own inference service.
  const endpointRoute = target === 'endpoint' && !isChat ? endpointRouteOf(registry, taskId) : undefined
  const ownRoute = routeOf(providerRecord, taskId) ?? (provider === HUB_PROVIDER ? endpointRoute : undefined)
  const isPolicyOfTask = (policiesOf(taskId) as readonly string[]).includes(provider)
  if (task === undefined || (!isPolicyOfTask && ownRoute === undefined)) {
    getLogger().error(`Failed to get provider helper for ${provider} (${taskId})`)
    const doesNot =
      task !== undefined && isPolicy(provider)
        ? `${provider} works for chat only; use auto or a provider for ${taskId}`
        : `${providerRecord?.label ?? provider} doesn’t support the task ${taskId}, as far as we know`
    return {
      reason: mayChat(taskId)
        ? `${doesNot}; if this is a chat model, add the tag conversational or a mapping with that task`
        : doesNot,
    }
  }
  const refusal = refusalOf({ target, provider, providerRecord, model, options }, isChat)
  if (refusal !== undefined) return { reason: refusal }
  const route = target === 'endpoint' && !isChat ? endpointRoute : ownRoute
  if (target === 'endpoint' && !isChat && route === undefined) {
    return { reason: `we don’t know of an endpoint for the task ${taskId}` }
  }
  const builtInProvider = registry.builtInProvider(provider)
  const { readOutputSchema } = registry
  const fallbacks = isChat && target === 'routed' ? fallbackProviders(registry, taskId, options) : []
  const decision: Decision = {
    model,
    task,
    fallbacks,
    target,
    provider,
    providerRecord,
    builtInProvider,
    route,
    makersRoute: isPolicy(provider) ? routeOf(registry.provider(ownerOf(model)), taskId) : undefined,
    mapping,
    options,
    chatApi: undefined,
    isForAgent,
    downloadsImages,
    readOutputSchema,
  }
  const call = isChat ? buildChatCall(withApi(registry, decision)) : buildTaskCall(decision)
  return typeof call === 'string' ? { reason: call } : { call, task }
}

/**
 * Returns why the provider can't be called: the router doesn't support it, or it doesn't support tool calling with the
 * model.
 */
function refusalOf(
  { target, provider, providerRecord, model, options }: Pick<Decision, Asked>,
  isChat: boolean,
): string | undefined {
  if (target === 'routed' && providerRecord?.directOnly !== undefined) return providerRecord.directOnly
  return isChat && target !== 'endpoint' && options.recipe === 'tool-loop'
    ? withoutToolsReason(model, provider, providerRecord?.label ?? provider)
    : undefined
}

type Asked = 'target' | 'provider' | 'providerRecord' | 'model' | 'options'

/** Returns the decision with the chat's API, which is either your choice or the model's. */
function withApi(registry: Registry, decision: Decision): Decision {
  const { options } = decision
  const { api = defaultApi(decision) } = options
  const chatApi = registry.chatApi(api)
  // If you didn't choose an API, its record may not be loaded.
  return options.api === undefined && chatApi === undefined
    ? decision
    : { ...decision, options: { ...options, api }, chatApi }
}

/** Returns the fallback providers. They must support the task through the router; policies have no record. */
function fallbackProviders(registry: Registry, taskId: string, options: SnippetOptions): readonly Provider[] {
  return readFallbacks(options).flatMap((id) => {
    const record = registry.provider(id)
    if (isPolicy(id)) return []
    if (record !== undefined && routeOf(record, taskId) !== undefined && record.directOnly === undefined)
      return [record]
    throw new SnippetInputError(
      'options.fallbacks',
      `the router doesn’t support ${JSON.stringify(id)} for the task ${taskId}`,
    )
  })
}

const HUB_PROVIDER = 'hf-inference'

function endpointRouteOf(registry: Registry, task: string): Route | undefined {
  const record = registry.provider(HUB_PROVIDER)
  return getOwn(record?.endpointRoutes ?? {}, task) ?? routeOf(record, task)
}

const routeOf = (provider: Provider | undefined, task: string): Route | undefined =>
  provider !== undefined && Object.hasOwn(provider.routes, task) ? provider.routes[task] : undefined

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
  const decided = decide(registry, model, provider, mapping, options, purpose)
  const byCompletions = speaksAnotherApi(decided, options)
    ? decide(registry, model, provider, mapping, { ...options, api: 'chat-completions' }, purpose)
    : decided
  const decidedFor = (client: Client): Decided =>
    decided === byCompletions ||
    (decided.call !== undefined && rendererOf(registry, client, decided.call) !== undefined)
      ? decided
      : byCompletions
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
  { call, task, reason: undecided }: Decided,
  withheld: Withheld | undefined,
  isWanted: boolean,
  isCell: boolean,
): Answer {
  if (call === undefined) return skip(client, undecided)
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
