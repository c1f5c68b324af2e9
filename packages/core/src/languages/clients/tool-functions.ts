import type { ChatCall } from '../../call/call.ts'
import type { OwnFacts } from '../../call/chat-shape.ts'
import { WEATHER_TOOLS } from '../../call/default-tools.ts'
import { isObject } from '../../call/value-parts.ts'
import type { JsonObject, JsonValue, ValueObject } from '../../values/value.ts'

/* Shared by tool loops in all languages. */

/** A function that the model may call. */
export interface ToolFunction {
  /** The name that the model calls. */
  readonly name: string
  /** Its parameters; `undefined` if the schema doesn't list them, or a language doesn't allow the names. */
  readonly parameters: readonly ToolParameter[] | undefined
  /** The sample result, returned next to the arguments until the reader writes the function. */
  readonly sample: JsonObject
}

interface ToolParameter {
  readonly name: string
  readonly isRequired: boolean
}

/** Tools that the service runs itself, by the start of their types. Their results are part of the answer's text. */
const RUN_BY_SERVICE = ['code_execution', 'code_interpreter', 'file_search', 'mcp', 'web_fetch', 'web_search']

/**
 * Checks whether an answer may contain a call that the program has to run, or an approval request, which the text alone
 * doesn't show. Only for APIs other than chat completions, which have tools that the service runs.
 */
export const mayCallProgram = ({ showsMessage, parameters: { tools } }: ChatCall): boolean =>
  showsMessage && !(Array.isArray(tools) && tools.every((tool) => isObject(tool) && isRunByService(tool as JsonObject)))

/** The same as a fact of a client's own. */
export const MAY_CALL_PROGRAM: OwnFacts<MayCallProgram> = {
  mayCallProgram: { values: [false, true], of: mayCallProgram },
}

export interface MayCallProgram {
  readonly mayCallProgram: boolean
}

/**
 * According to https://platform.openai.com/docs/guides/tools-connectors-mcp, a server's tools require approval by
 * default.
 */
const isRunByService = ({ type, require_approval: approval }: JsonObject): boolean =>
  RUN_BY_SERVICE.some((each) => String(type).startsWith(each)) && (type !== 'mcp' || approval === 'never')

/**
 * Checks whether the service runs some of the loop's tools itself: a turn may then contain only the service's own
 * calls. https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons
 */
export const hasServiceTools = ({ parameters: { tools } }: ChatCall): boolean =>
  (tools as readonly JsonObject[]).some((tool) => typeof functionOf(tool).name !== 'string')

/** Maximum number of rounds in a tool loop. */
export const MOST_ROUNDS = 10

/** The message for a loop that ends without an answer. */
export const NO_ANSWER = `The model did not answer within ${MOST_ROUNDS} rounds.`

/** Returns the functions of a call's tools, without duplicate names. */
export function toolFunctions({ parameters: { tools } }: ChatCall): readonly ToolFunction[] {
  const sample = tools === WEATHER_TOOLS ? { temperature: 18, unit: 'celsius' } : {}
  const functions = (tools as readonly JsonObject[]).flatMap((tool) => {
    const { name, parameters, input_schema: schema = parameters } = functionOf(tool)
    return typeof name === 'string' ? [{ name, parameters: parametersOf(schema), sample }] : []
  })
  return [...new Map(functions.map((each) => [each.name, each])).values()]
}

/** Returns a tool's function, as in chat completions or in the chat's own API; other tools are the service's own. */
function functionOf(tool: JsonObject): JsonObject {
  const isOfApi = tool.function === undefined && (tool.type === 'function' || tool.input_schema !== undefined)
  return isOfApi ? tool : objectOf(tool.function)
}

function parametersOf(schema: JsonValue | undefined): readonly ToolParameter[] | undefined {
  // A tool without a schema has no parameters.
  if (schema === undefined) return []
  const { properties, required } = objectOf(schema)
  const needed = new Set(Array.isArray(required) ? required : [])
  const names = Object.keys(objectOf(properties))
  return names.length === 0 ? undefined : names.map((name) => ({ name, isRequired: needed.has(name) }))
}

const objectOf = (value: JsonValue | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

/**
 * Returns a choice that forces a tool call, or `undefined` if the choice is the model's. If it were sent in every
 * round, the model would never answer.
 */
export function forcedChoice({
  parameters: { tool_choice: choice },
}: Pick<ChatCall, 'parameters'>): JsonValue | undefined {
  const isForced = choice === 'required' || FORCED_TYPES.includes(objectOf(choice).type)
  return isForced ? choice : undefined
}

/** The types of such choices; the last two belong to the Messages API. */
const FORCED_TYPES: readonly unknown[] = ['function', 'any', 'tool']

/**
 * Returns a choice that forces a tool call, and the one for later rounds, which leaves the choice to the model:
 * otherwise, it would never answer.
 */
export function choicesOf(body: ValueObject): { readonly first: JsonValue; readonly later: JsonValue } | undefined {
  const first = forcedChoice({ parameters: body as JsonObject })
  if (first === undefined) return undefined
  // In the Messages API, the same object has other fields.
  const { name: _, ...kept } = typeof first === 'string' ? {} : (first as JsonObject)
  return { first, later: body.messages === undefined ? 'auto' : { ...kept, type: 'auto' } }
}

/** Returns why a library can't continue from a call: it sends reasoning back as `reasoning_content`. */
export const unsupportedRenaming = (
  library: string,
  { refusesReasoningContent: source, providerLabel }: ChatCall,
): string | undefined =>
  source === undefined
    ? undefined
    : `${library} sends reasoning back as reasoning_content, which ${providerLabel} rejects (${source})`
