import type { ChatCall } from '../../../call/call.ts'
import { type RawNode, raw, type Value } from '../../../values/value.ts'
import { LIMITS } from '../../clients/robust.ts'
import { spaces } from '../../printing/literal.ts'
import { type PythonImport, python } from '../writer.ts'
import { RANDOM, SYS, TIME } from './imports.ts'

/* What clients share that ask again when a service is busy or cannot be reached. */

const { attempts, longestWait } = LIMITS

/** The statuses that are asked again for. */
export const BUSY = '[408, 429, *range(500, 600)]'

/** The model of a robust request: the variable of the loop where there are several. */
export const modelOf = ({ fallbackModels, requestModel }: ChatCall): string | RawNode =>
  fallbackModels.length === 0 ? requestModel : raw('model')

/** A request's body with that model. */
export const withModel = (
  call: ChatCall,
  body: { readonly [name: string]: Value },
): { readonly [name: string]: Value } => ({ ...body, model: modelOf(call) })

/** The head of the loop over all models, the first one first. A provider that has answered leaves it by `break`. */
export function forEachModel({ fallbackModels, requestModel }: ChatCall, column: number): string {
  const start = `${spaces(column)}for model in `
  return `${start}${python.literal([requestModel, ...fallbackModels], column, start.length + 1)}:\n`
}

/** What follows that loop. */
export const endOfModels = (column: number): string => `${spaces(column)}else:
${spaces(column)}    raise SystemExit("No provider answered.")
`

/** Names the provider that answered, apart from the answer. */
export const nameModel = ({ fallbackModels }: ChatCall, column: number): string =>
  fallbackModels.length === 0 ? '' : `${spaces(column)}print(f"Answered by {model}", file=sys.stderr)\n`

/** Imports of a program that names the provider. */
export const importsOfModels = ({ fallbackModels }: ChatCall): readonly PythonImport[] =>
  fallbackModels.length === 0 ? [] : [SYS]

/** How a program asks. */
export interface Asking {
  readonly imports: readonly PythonImport[]
  /** What the program defines for it; may be nothing. */
  readonly functions: string
  /** Code that leaves what was asked for in its variable. */
  readonly code: string
}

/** Imports of `askRepeatedly`. */
export const importsOfAsking = ({ form }: ChatCall): readonly PythonImport[] => [
  RANDOM,
  SYS,
  ...(form.async ? [] : [TIME]),
]

/** One attempt of a client that does not ask again itself. */
interface Attempt {
  /** What stands before the model among the parameters of `ask`. */
  readonly parameters?: string
  /** Code before the first attempt, indented by four columns. */
  readonly before?: string
  /** A `try`, indented by eight columns, that returns what was asked for, and else sets `failure`, and may set `wait`. */
  readonly code: string
}

/**
 * A function `ask` for a client that does not ask again itself. It gives what was asked for, or None when the service
 * stayed busy or could not be reached, and says each failure.
 */
export const askRepeatedly = (
  { form }: ChatCall,
  { parameters = '', before = '', code }: Attempt,
): string => `${form.async ? 'async ' : ''}def ask(${parameters}model):
    """Asks up to ${attempts} times, while the service is busy or cannot be reached."""
${before}    for attempt in range(${attempts}):
        wait = 2**attempt * random.uniform(1, 1.5)
${code}        print(f"{model}: {failure}", file=sys.stderr)
        if attempt == ${attempts - 1} or wait > ${longestWait}:
            return None
        ${form.async ? 'await asyncio' : 'time'}.sleep(wait)
`

/** Takes the pause that a service wishes, where `headers` are those of its answer. */
export const waitAsTold = (headers: string): string => `            after = ${headers}.get("Retry-After", "")
            if after.isdigit():
                wait = int(after)
`

/**
 * Calls `ask` for the first model, and then for the others in turn.
 *
 * @param passed what stands before the model among its arguments
 * @param result the variable of what was asked for
 */
export function askEach(call: ChatCall, passed: string, result: string, column: number): string {
  const indent = spaces(column)
  const awaited = call.form.async ? 'await ' : ''
  if (call.fallbackModels.length === 0) {
    return `${indent}${result} = ${awaited}ask(${passed}${python.string(call.requestModel)})
${indent}if ${result} is None:
${indent}    raise SystemExit("The service did not answer.")
`
  }
  return `${forEachModel(call, column)}${indent}    ${result} = ${awaited}ask(${passed}model)
${indent}    if ${result} is not None:
${indent}        break
${endOfModels(column)}`
}
