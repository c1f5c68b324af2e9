import { changedNumber, type JsonPath, jsonField } from '@model-snippets/core/options'
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js'

/** Returns the path of a tool’s argument, without the path of the message in a batch. */
const argumentPath = (path: JsonPath): JsonPath => path.slice(typeof path[0] === 'number' ? 3 : 2)

/** Whether examples can contain the value: numbers in a record are never printed. */
function isPrinted(path: JsonPath): boolean {
  const [params, given] = typeof path[0] === 'number' ? path.slice(1) : path
  return params === 'params' && given === 'arguments' && argumentPath(path)[0] !== 'record'
}

/**
 * Finds a number in a tool's arguments that JavaScript can’t represent exactly.
 *
 * @param text a message, or an array of messages, as JSON
 * @returns the error message; `undefined` if all numbers are exact
 */
export function changedArgument(text: string): string | undefined {
  const changed = changedNumber(text, isPrinted)
  return changed && `${jsonField(argumentPath(changed.path))}: ${changed.detail}`
}

/** Creates the result of a tool that rejects its arguments, for the agent to correct them. */
export const refusedArguments = (id: RequestId, text: string): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  result: { content: [{ type: 'text', text }], isError: true },
})
