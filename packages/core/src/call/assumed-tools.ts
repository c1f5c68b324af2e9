import type { Assumption } from '../providers/assumption.ts'
import type { JsonValue } from '../values/value.ts'
import type { ChatVariant } from './chat-variant.ts'
import { shownValue } from './option-values.ts'
import { isObject } from './value-parts.ts'

/** The reference of the chat API, which defines function names. */
const REFERENCE = 'https://platform.openai.com/docs/api-reference/chat/create'
const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** The most problems to list; further ones usually have the same cause. */
const MOST_TOLD = 3

/**
 * Assumptions about tools that the chat API doesn’t document, and about tools with the same name. They’re sent
 * unchanged, because some services have their own tools; most reject them.
 */
export function assumedTools(tools: JsonValue | undefined, { api }: ChatVariant): readonly Assumption[] {
  if (api !== 'chat-completions' || !Array.isArray(tools)) return []
  return [...unknownTools(tools), ...namesakes(tools)]
}

function unknownTools(tools: readonly JsonValue[]): readonly Assumption[] {
  const odd = tools.flatMap((tool, index) => {
    const problem = problemOf(tool)
    return problem === undefined ? [] : [`tools[${index}]${problem}`]
  })
  if (odd.length === 0) return []
  const more = odd.length > MOST_TOLD ? `; and ${odd.length - MOST_TOLD} more` : ''
  return [
    Object.freeze({
      what: 'We assume that the service supports these tools.',
      why: `These tools don’t match the chat API’s documentation (${REFERENCE}): ${odd.slice(0, MOST_TOLD).join('; ')}${more}.`,
      howToKnow: 'Look for these tools in the service’s documentation, or run the example',
      option: 'tools',
    }),
  ]
}

/** A tool call identifies its tool only by name. */
function namesakes(tools: readonly JsonValue[]): readonly Assumption[] {
  const firsts = new Map<string, number>()
  for (const [index, tool] of tools.entries()) {
    const name = nameOf(tool)
    if (name === undefined) continue
    const first = firsts.get(name)
    if (first !== undefined) {
      return [
        Object.freeze({
          what: 'We assume that the service accepts tools with the same name.',
          why: `tools[${first}] and tools[${index}] are both called ${shownValue(name)}, and a tool call identifies its tool only by name.`,
          howToKnow: 'Give each tool a unique name',
          option: 'tools',
        }),
      ]
    }
    firsts.set(name, index)
  }
  return []
}

function nameOf(tool: JsonValue): string | undefined {
  const described = isObject(tool) ? tool['function'] : undefined
  const name = isObject(described) ? described['name'] : undefined
  return typeof name === 'string' ? name : undefined
}

function problemOf(tool: JsonValue): string | undefined {
  if (!isObject(tool)) return problemAt('', 'an object', tool)
  const { type, function: described } = tool as { readonly [field: string]: JsonValue }
  if (type !== 'function') return problemAt('.type', '"function"', type)
  if (!isObject(described ?? null)) return problemAt('.function', 'an object with a name', described)
  const { name, description, parameters, strict } = described as { readonly [field: string]: JsonValue }
  if (typeof name !== 'string' || !NAME.test(name)) {
    return problemAt('.function.name', '1 to 64 ASCII letters, digits, underscores, or hyphens', name)
  }
  if (description !== undefined && typeof description !== 'string') {
    return problemAt('.function.description', 'a string', description)
  }
  if (parameters !== undefined && !isObject(parameters))
    return problemAt('.function.parameters', 'a JSON Schema', parameters)
  if (strict !== undefined && strict !== null && typeof strict !== 'boolean') {
    return problemAt('.function.strict', 'true or false', strict)
  }
  return undefined
}

const problemAt = (path: string, expected: string, given: JsonValue | undefined): string =>
  `${path}: expected ${expected}, got ${given === undefined ? 'nothing' : shownValue(given)}`
