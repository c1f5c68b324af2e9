import { changedNumber, type JsonPath, jsonField } from '@model-snippets/core/options'
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js'

/** Where a tool's arguments stand in a message, or in a list of them. */
const argumentPath = (path: JsonPath): JsonPath => path.slice(typeof path[0] === 'number' ? 3 : 2)

/** Of a record nothing is printed that a number could change. */
function isPrinted(path: JsonPath): boolean {
  const [params, given] = typeof path[0] === 'number' ? path.slice(1) : path
  return params === 'params' && given === 'arguments' && argumentPath(path)[0] !== 'record'
}

/**
 * What is wrong with a number in the arguments of a tool that JavaScript would quietly change.
 *
 * @param text a message, or a list of them, as JSON
 * @returns undefined where all can be held
 */
export function changedArgument(text: string): string | undefined {
  const changed = changedNumber(text, isPrinted)
  return changed && `${jsonField(argumentPath(changed.path))}: ${changed.detail}`
}

/** The answer of a tool that refuses its arguments: an agent reads it, and mends them. */
export const refusedArguments = (id: RequestId, text: string): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  result: { content: [{ type: 'text', text }], isError: true },
})
