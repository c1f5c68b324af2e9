import type { ModelRecord } from '../model/model-record.ts'
import { listsContent, modelName } from '../model/thinking.ts'
import type { LackedField, Route } from '../providers/provider.ts'
import { refusalTogether } from '../providers/refused-together.ts'
import { renamed } from '../providers/task-route.ts'
import type { Task } from '../tasks/task.ts'
import { SnippetInputError } from '../values/errors.ts'
import { readJson } from '../values/read-json.ts'
import { traitsOf } from '../values/traits.ts'
import { EnvironmentNode, type JsonObject, type JsonValue } from '../values/value.ts'
import { assumedLength } from './assumed-length.ts'
import { assumedFallbacks, assumedService } from './assumed-service.ts'
import { assumedTools } from './assumed-tools.ts'
import { type Base, parametersOf, readBase, readBodyFields } from './base.ts'
import type { ChatCall } from './call.ts'
import { chatRequest } from './chat-request.ts'
import { type ChatVariant, readVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'
import { WEATHER_QUESTION, WEATHER_TOOLS } from './default-tools.ts'
import { readFallbacks } from './fallbacks.ts'
import { headersOf, moreHeadersOf } from './headers.ts'
import { readMessageFiles, unsupportedFiles } from './message-files.ts'
import { isOwnBaseUrl, isOwnKey } from './openai-defaults.ts'
import { FEATURE_OF_OPTION, STEERING } from './option-facts.generated.ts'
import { shownValue } from './option-values.ts'
import type { SnippetOptions } from './options.ts'
import type { OutputSchema } from './output-schema.ts'
import { assumedLimit, isToldToThink, reasoningFacts, withReasoningApart } from './reasoning.ts'
import { type LevelFields, levelFields } from './reasoning-level.ts'
import { withoutReasoning } from './tools-and-reasoning.ts'
import { isObject } from './value-parts.ts'

/**
 * Builds one chat call.
 *
 * @returns why there is none, where the service does not speak the API that is asked for
 * @throws SnippetInputError naming the option that no example can carry
 */
export function buildChatCall(decision: Decision): ChatCall | string {
  const { model, task, provider, route, options } = decision
  const base = readBase(decision)
  const variant = readVariant(options)
  const answer = variant.recipe === 'structured-output' ? readAnswer(decision) : undefined
  const isDirect = base.target === 'direct'
  const body: JsonObject = {
    ...readBodyFields(parametersOf(options), 'options.parameters'),
    ...readBodyFields({ ...options }, 'options', STEERING),
  }
  const given = answer === undefined ? body : withoutFormat(body)
  if (answer !== undefined && mayCall(given)) return CALLS_IN_PLACE_OF_ANSWER
  const asksForWeather = variant.recipe === 'tool-loop' && given.tools === undefined
  if (variant.recipe === 'tool-loop' && !asksForWeather) checkTools(given.tools, variant, options)
  const tooled: JsonObject = asksForWeather ? { tools: WEATHER_TOOLS, ...given } : given
  const level = levelFields(decision, variant, tooled)
  const unreasoned = withoutReasoning(decision, variant, { ...tooled, ...level.fields })
  if (typeof unreasoned === 'string') return unreasoned
  const asksUsage = options.showUsage === true && variant.recipe === 'plain' && asksForUsage(base, decision, variant)
  const shown = withReasoningApart(decision, variant, unreasoned.fields)
  const fields = asksUsage ? withUsage(shown) : shown
  const parameters = Object.freeze(
    isDirect && variant.api === 'chat-completions' ? renamed(fields, route?.directNames ?? {}) : fields,
  )
  const said = readMessages(task, model, options, asksForWeather ? WEATHER_QUESTION : undefined)
  const read = readMessageFiles(said, decision.downloadsImages)
  const reason = unsupportedFiles(decision, read)
  if (reason !== undefined) return reason
  const { messages, files, parts } = read
  const requestModel = requestModelOf(base, decision)
  const { providerModel, streaming } = base
  const sent = answer === undefined ? parameters : { ...parameters, response_format: answer.format }
  const chat = { model: requestModel, providerModel, messages, parameters: sent, streaming }
  const asked = chatRequest(variant, decision, chat)
  if (typeof asked === 'string') return asked
  if (variant.retries && variant.api === 'chat-completions') {
    checkFallbacks(decision, variant, tooled, { ...sent, stream: streaming })
  }
  // Only the router reaches several providers with one token and one model name.
  const fallsBack = variant.retries && base.target === 'routed'
  const fallbacks = fallsBack ? readFallbacks(options, provider) : []
  const reasoning = reasoningFacts(base, decision, variant, parameters)
  const moreHeaders = moreHeadersOf(base.billTo, isDirect ? route?.headers : undefined)
  return Object.freeze({
    kind: 'chat',
    variant,
    answer,
    fallbackModels: Object.freeze(fallbacks.map((each) => routedModel(model, each))),
    hasFallbacks: fallbacks.length > 0,
    files,
    hasFiles: parts.length > 0,
    traits: traitsOf(model.id, base.providerModel, provider, messages, parameters, answer?.schema ?? null),
    baseUrl: asked.baseUrl,
    requestModel,
    messages,
    parameters,
    hasParameters: !isEmpty(parameters),
    unsent: Object.freeze({ ...asked.unsent, ...lostLevel(level, asked.unsent), ...notShown(variant, options) }),
    assumptions: Object.freeze([
      ...assumedService(decision),
      ...(fallsBack ? assumedFallbacks(decision) : []),
      ...asked.assumptions,
      ...unreasoned.assumptions,
      ...level.assumptions,
      ...assumedTools(parameters.tools, variant),
      ...assumedLimit(reasoning, parameters),
      ...assumedLength(decision, variant, parameters, streaming),
    ]),
    keepsResponses: asked.keepsResponses,
    sendsItemsBack: asked.sendsItemsBack,
    repeatsInput: asked.repeatsInput,
    ...reasoning,
    hasCutReasons: reasoning.cutReasons.length > 0,
    listsContent: listsContent(model),
    lackedFields: lackedFieldsOf(decision),
    schemaByHub: schemaByHub(decision),
    moreHeaders,
    hasMoreHeaders: !isEmpty(moreHeaders),
    readsToken: base.token instanceof EnvironmentNode,
    hasOpenAiUrl: isOwnBaseUrl(asked.baseUrl),
    hasOpenAiKey: isOwnKey(base.token),
    ...whatIsShown(base, variant, model, parameters, options, reasoning.sendsNoReasoning !== undefined),
    request: Object.freeze({
      method: 'POST',
      url: asked.url,
      headers: headersOf(base.token, 'Bearer', 'application/json', { ...asked.headers, ...moreHeaders }),
      body: Object.freeze({ kind: 'json', value: Object.freeze(asked.body) }),
    }),
    ...base,
  })
}

/** Whether an object has no fields, without a list of their names. */
function isEmpty(fields: object): boolean {
  for (const _ in fields) return false
  return true
}

function whatIsShown(
  { streaming }: Base,
  { api, recipe }: ChatVariant,
  { tags }: ModelRecord,
  parameters: JsonObject,
  { showReasoning, showUsage }: SnippetOptions,
  sendsNoReasoning: boolean,
): Pick<ChatCall, 'showsMessage' | 'showsReasoning' | 'asksForReasoning' | 'showsUsage'> {
  const { tools, functions, stream_options: ofStream } = parameters
  const isPlain = recipe === 'plain'
  const showsMessage = functions !== undefined || (tools !== undefined && !runsAll(api, tools))
  const reasons = !sendsNoReasoning && (isToldToThink(parameters) ?? tags?.includes('reasoning'))
  const asksForUsage = streaming && (ofStream as JsonObject | null | undefined)?.include_usage === true
  return {
    showsMessage,
    // The message contains it. The recipes show only the answer.
    showsReasoning: isPlain && !showsMessage && (showReasoning ?? reasons) === true,
    asksForReasoning: isPlain && !showsMessage && showReasoning === true,
    showsUsage: isPlain && (showUsage ?? asksForUsage) === true,
  }
}

/** Whether the service runs all tools itself (Responses API), so that it responds with text. */
const runsAll = (api: ChatVariant['api'], tools: JsonValue): boolean =>
  api === 'responses' && Array.isArray(tools) && tools.every((tool) => isObject(tool) && isHosted(tool as JsonObject))

const isHosted = ({ type, require_approval: approval }: JsonObject): boolean =>
  type === 'mcp'
    ? approval === 'never'
    : /^(?:web_search.*|browser_search|file_search|code_interpreter|sse)$/.test(String(type))

/**
 * Whether the example must request the token usage of a stream; other responses, and some providers’ streams, always
 * contain it.
 */
const asksForUsage = ({ streaming }: Base, decision: Decision, { api }: ChatVariant): boolean =>
  streaming && api === 'chat-completions' && !lackedFieldsOf(decision).some(({ field }) => field === 'stream_options')

/** The router gets the schema unchanged. */
const schemaByHub = ({ target, route }: Decision): ChatCall['schemaByHub'] =>
  target === 'direct' ? route?.schemaByHub : undefined

/** We don’t know what an endpoint accepts. */
const lackedFieldsOf = ({ target, route }: Decision): readonly LackedField[] =>
  target === 'endpoint' ? [] : (route?.lackedFields ?? [])

const withUsage = ({ stream_options: ofStream, ...others }: JsonObject): JsonObject => ({
  ...others,
  stream_options: { ...(ofStream as JsonObject | null | undefined), include_usage: true },
})

/** Why the reasoning level isn't sent: it can't be set, or the API or the service lacks its fields. */
function lostLevel({ fields, unsent }: LevelFields, ofApi: ChatCall['unsent']): ChatCall['unsent'] {
  const lost = unsent ?? Object.keys(fields).flatMap((name) => ofApi[name] ?? [])[0]
  return lost === undefined ? {} : { reasoningLevel: lost }
}

/** Each fallback provider gets the same body. */
function checkFallbacks(decision: Decision, variant: ChatVariant, given: JsonObject, body: JsonObject): void {
  const { task, fallbacks, options } = decision
  const { fields } = levelFields(decision, variant, given)
  for (const providerRecord of fallbacks) {
    const route = providerRecord.routes[task.id]
    const refusal = refusalTogether(route?.refusesTogether, body)
    if (refusal !== undefined) throw new SnippetInputError('options.fallbacks', refusal)
    const other = levelFields({ ...decision, provider: providerRecord.id, providerRecord, route }, variant, given)
    if (Object.keys(fields).length > 0 && JSON.stringify(other.fields) !== JSON.stringify(fields)) {
      throw new SnippetInputError(
        'options.fallbacks',
        `${providerRecord.label} doesn’t set the reasoning level ${options.reasoningLevel} with the same fields as the first provider; choose another fallback, or leave out the level`,
      )
    }
  }
}

const CALLS_IN_PLACE_OF_ANSWER =
  'with tools, the model may call one instead of returning structured output, and the example wouldn’t show the call'

/** Whether the response can be a tool call. */
const mayCall = ({ tools, functions, tool_choice, function_call }: JsonObject): boolean =>
  (hasItems(tools) && tool_choice !== 'none') || (hasItems(functions) && function_call !== 'none')

const hasItems = (value: JsonValue | undefined): boolean => Array.isArray(value) && value.length > 0

/** The recipe sets its own format. */
const withoutFormat = ({ response_format: _, ...others }: JsonObject): JsonObject => others

/** We don’t know what runs at an endpoint. */
function readAnswer({ readOutputSchema, target, route, options, model }: Decision): OutputSchema {
  if (readOutputSchema === undefined) {
    throw new TypeError('[model-snippets] structured output requires readOutputSchema, which isn’t set')
  }
  return readOutputSchema(options, target === 'endpoint' ? undefined : withoutSchemaReason(route, model))
}

function withoutSchemaReason(route: Route | undefined, model: ModelRecord): string | undefined {
  const { withoutSchema, modelsWithoutSchema: some } = route ?? {}
  return withoutSchema ?? (some?.models.test(modelName(model)) ? some.reason : undefined)
}

/** Examples with other APIs show only the answer. */
const notShown = ({ api }: ChatVariant, options: SnippetOptions): ChatCall['unsent'] =>
  Object.fromEntries(
    Object.entries(api === 'chat-completions' ? {} : FEATURE_OF_OPTION)
      .filter(([option, feature]) => feature === 'print' && options[option as keyof SnippetOptions] === true)
      .map(([option]) => [option, { why: 'completionsShowIt' }]),
  )

/** The model's name in the request's body. */
function requestModelOf({ target, model, provider, providerModel }: Base, { options }: Decision): string {
  if (target === 'endpoint') return options.providerId ?? model.id
  if (target === 'direct') return providerModel
  return routedModel(model, provider)
}

const routedModel = ({ id }: ModelRecord, provider: string): string => (provider === 'auto' ? id : `${id}:${provider}`)

/**
 * Each tool becomes a function of the program, so its format must be known. Tools of other APIs have their own format;
 * tools of chat completions that aren’t functions are left to the clients.
 */
function checkTools(tools: JsonValue | undefined, { api }: ChatVariant, options: SnippetOptions): void {
  const field = options.tools === undefined ? 'options.parameters.tools' : 'options.tools'
  if (!Array.isArray(tools) || tools.length === 0 || !tools.every(isObject)) {
    throw new SnippetInputError(field, `expected a non-empty array of tool objects, got ${shownValue(tools)}`)
  }
  if (api !== 'chat-completions' || tools.every((tool) => isToolOfChat(tool as JsonObject))) return
  const example = '{"type": "function", "function": {"name": "get_weather", "parameters": {…}}}'
  throw new SnippetInputError(field, `expected tools in chat completions format, such as ${example}`)
}

const isToolOfChat = ({ type, function: named = null }: JsonObject): boolean =>
  type === 'function' ? isObject(named) && typeof named['name'] === 'string' : typeof type === 'string'

/** @param question what is asked where the reader says nothing; the task's example when not given */
function readMessages(
  task: Task,
  model: ModelRecord,
  { messages, inputs }: SnippetOptions,
  question: string | undefined,
): JsonValue {
  if (messages !== undefined) return readJson(messages, 'options.messages')
  const text = inputs === undefined ? question : inputs
  if (text === undefined) return readJson(task.exampleInput(model), 'example input')
  if (typeof text !== 'string') {
    throw new SnippetInputError(
      'options.inputs',
      `expected a string for a chat model, got ${shownValue(text)}; for other input, use options.messages`,
    )
  }
  return readJson([{ role: 'user', content: text }], 'options.inputs')
}
