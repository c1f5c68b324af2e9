import type { ChatCall } from '../../call/call.ts'
import { WEATHER_TOOLS } from '../../call/default-tools.ts'
import { isObject } from '../../call/value-parts.ts'
import type { JsonObject, JsonValue, ValueObject } from '../../values/value.ts'

/* What examples of a tool loop share in all languages. */

/** A function that the model may call. */
export interface ToolFunction {
  /** As the model calls it. */
  readonly name: string
  /** What it is given; undefined where the schema does not list that, or a language has no such names. */
  readonly parameters: readonly ToolParameter[] | undefined
  /** What it answers beside its arguments; nothing but a sample, until the reader writes the function. */
  readonly sample: JsonObject
}

interface ToolParameter {
  readonly name: string
  readonly isRequired: boolean
}

/** Tools that the service itself runs, by the beginning of their types, and whose results are in the answer's text. */
const RUN_BY_SERVICE = ['code_execution', 'code_interpreter', 'file_search', 'mcp', 'web_fetch', 'web_search']

/**
 * Whether an answer may hold a call that the program has to run, or a question for it: the text alone does not show that.
 * Of other APIs than chat completions, which know tools that the service runs.
 */
export const mayCallProgram = ({ showsMessage, parameters: { tools } }: ChatCall): boolean =>
  showsMessage && !(Array.isArray(tools) && tools.every((tool) => isObject(tool) && isRunByService(tool as JsonObject)))

/** By https://platform.openai.com/docs/guides/tools-connectors-mcp a server's tools wait for approval unless told not to. */
const isRunByService = ({ type, require_approval: approval }: JsonObject): boolean =>
  RUN_BY_SERVICE.some((each) => String(type).startsWith(each)) && (type !== 'mcp' || approval === 'never')

/**
 * Whether the service runs some of the tools of a loop itself: a turn may then hold nothing but the service's own calls.
 * https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons
 */
export const hasServiceTools = ({ parameters: { tools } }: ChatCall): boolean =>
  (tools as readonly JsonObject[]).some((tool) => typeof functionOf(tool).name !== 'string')

/** Maximum number of rounds in a tool loop. */
export const MOST_ROUNDS = 10

/** Says that the loop was left without an answer. */
export const NO_ANSWER = `The model did not answer within ${MOST_ROUNDS} rounds.`

/** The functions of a call's tools, each name once. */
export function toolFunctions({ parameters: { tools } }: ChatCall): readonly ToolFunction[] {
  const sample = tools === WEATHER_TOOLS ? { temperature: 18, unit: 'celsius' } : {}
  const functions = (tools as readonly JsonObject[]).flatMap((tool) => {
    const { name, parameters, input_schema: schema = parameters } = functionOf(tool)
    return typeof name === 'string' ? [{ name, parameters: parametersOf(schema), sample }] : []
  })
  return [...new Map(functions.map((each) => [each.name, each])).values()]
}

/** A function as a chat completion has it, or as the API that the chat speaks; any other tool is the service's own. */
function functionOf(tool: JsonObject): JsonObject {
  const isOfApi = tool.function === undefined && (tool.type === 'function' || tool.input_schema !== undefined)
  return isOfApi ? tool : objectOf(tool.function)
}

function parametersOf(schema: JsonValue | undefined): readonly ToolParameter[] | undefined {
  // A tool that says nothing of parameters has none.
  if (schema === undefined) return []
  const { properties, required } = objectOf(schema)
  const needed = new Set(Array.isArray(required) ? required : [])
  const names = Object.keys(objectOf(properties))
  return names.length === 0 ? undefined : names.map((name) => ({ name, isRequired: needed.has(name) }))
}

const objectOf = (value: JsonValue | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

/**
 * A choice that makes the model call a tool: sent each time, it would never answer. Undefined where the reader leaves the
 * choice to the model.
 */
export function forcedChoice({
  parameters: { tool_choice: choice },
}: Pick<ChatCall, 'parameters'>): JsonValue | undefined {
  const isForced = choice === 'required' || FORCED_TYPES.includes(objectOf(choice).type)
  return isForced ? choice : undefined
}

/** The types of such a choice; the last two are the Messages API's. */
const FORCED_TYPES: readonly unknown[] = ['function', 'any', 'tool']

/**
 * A choice of a request that makes the model call a tool, with the one that leaves the choice to it: once it has called
 * the tool, it would never answer.
 */
export function choicesOf(body: ValueObject): { readonly first: JsonValue; readonly later: JsonValue } | undefined {
  const first = forcedChoice({ parameters: body as JsonObject })
  if (first === undefined) return undefined
  // The Messages API has more to say in the same object.
  const { name: _, ...kept } = typeof first === 'string' ? {} : (first as JsonObject)
  return { first, later: body.messages === undefined ? 'auto' : { ...kept, type: 'auto' } }
}

/** Why a library cannot go on from a call: it names what the model thought `reasoning_content` where it sends that back. */
export const unsupportedRenaming = (
  library: string,
  { refusesReasoningContent: source, providerLabel }: ChatCall,
): string | undefined =>
  source === undefined
    ? undefined
    : `${library} sends reasoning back as reasoning_content, which ${providerLabel} rejects (${source})`
