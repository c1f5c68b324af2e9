import type { ChatCall } from '../../call/call.ts'
import { WEATHER_TOOLS } from '../../call/default-tools.ts'
import type { JsonObject, JsonValue } from '../../values/value.ts'

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

/** How often the model is asked. */
export const MOST_ROUNDS = 10

/** Says that the loop was left without an answer. */
export const NO_ANSWER = `The model has not answered within ${MOST_ROUNDS} rounds.`

/** The functions of a call's tools, each name once. */
export function toolFunctions({ parameters: { tools } }: ChatCall): readonly ToolFunction[] {
  const sample = tools === WEATHER_TOOLS ? { temperature: 18, unit: 'celsius' } : {}
  const functions = (tools as readonly JsonObject[]).flatMap((tool) => {
    const { name, parameters } = objectOf(tool.function)
    return typeof name === 'string' ? [{ name, parameters: parametersOf(parameters), sample }] : []
  })
  return [...new Map(functions.map((each) => [each.name, each])).values()]
}

function parametersOf(schema: JsonValue | undefined): readonly ToolParameter[] | undefined {
  // A tool that says nothing of parameters has none.
  if (schema === undefined) return []
  const { properties, required } = objectOf(schema)
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name)
  const names = Object.keys(objectOf(properties))
  return names.length === 0 ? undefined : names.map((name) => ({ name, isRequired: isRequired(name) }))
}

const objectOf = (value: JsonValue | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

/**
 * A choice that makes the model call a tool: sent each time, it would never answer. Undefined where the reader leaves the
 * choice to the model.
 */
export function forcedChoice({ parameters: { tool_choice: choice } }: ChatCall): JsonValue | undefined {
  const isForced = choice === 'required' || objectOf(choice).type === 'function'
  return isForced ? choice : undefined
}

/** Why no loop can be written for a call. */
export const unsupportedLoop = ({ parameters: { n } }: ChatCall): string | undefined =>
  typeof n === 'number' && n > 1 ? 'a conversation goes on from one answer, and n asks for several' : undefined
