import type { ChatCall } from '../../../call/call.ts'
import type { JsonObject } from '../../../values/value.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece } from '../../printing/code.ts'
import { isFieldName } from '../pydantic.ts'
import { code, python } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'
import { apart } from './main.ts'
import { namesOfFunctions, parametersAndAnswer } from './tools.ts'

/* What frameworks share that tell the model of a function what its signature and its documentation say. */

/** Functions of a program. */
export interface TypedFunctions {
  /** To stand behind the imports, with two empty lines behind each. */
  readonly defined: Piece
  /** Their names, with commas between. */
  readonly names: Piece | undefined
}

/** How a framework wants functions written. */
interface Style {
  /** What an annotation has for the description of a parameter: the text itself, where nothing else is said. */
  readonly describe?: (description: string) => Piece
  /** What stands above each function. */
  readonly above?: Piece
  /** Set where a function answers with JSON as a text: the framework would show an object as Python does. */
  readonly answersText?: true
}

/** The functions of a call's tools; asked only for what is not unsupported. */
export function typedFunctions(call: ChatCall, style: Style = {}): TypedFunctions {
  const functions = toolFunctions(call)
  const tools = toolsOf(call)
  return {
    defined: code`

      ${lines(...functions.map((each, place) => apart(defineTyped(each, (tools[place] as Tool).function, style))))}
    `,
    names: listed(
      functions.map((each) => name(each.name)),
      ', ',
    ),
  }
}

const toolsOf = ({ parameters }: ChatCall) => parameters.tools as unknown as readonly Tool[]

/** Whether a parameter of the functions is described; asked only for what is not unsupported. */
export const describesParameters = (call: ChatCall): boolean =>
  toolsOf(call).some((tool) =>
    Object.values(tool.function.parameters?.properties ?? {}).some(({ description }) => description !== undefined),
  )

interface Tool {
  readonly type: string
  readonly function: {
    readonly name: string
    readonly description: string
    readonly parameters?: {
      readonly properties?: { readonly [name: string]: { readonly type: string; readonly description?: string } }
    }
  }
}

const TYPES: { readonly [type: string]: Piece } = {
  boolean: /* @__PURE__ */ name('bool'),
  integer: /* @__PURE__ */ name('int'),
  number: /* @__PURE__ */ name('float'),
  string: /* @__PURE__ */ name('str'),
}

const ANNOTATED = /* @__PURE__ */ name('Annotated', { module: 'typing', name: 'Annotated', standard: true })

function defineTyped(
  tool: ToolFunction,
  { description, parameters: { properties = {} } = {} }: Tool['function'],
  { above, answersText, describe = (text) => python.inline(text) }: Style,
): Piece {
  const fields = Object.entries(properties)
  const typed = fields.map(([label, { type, description: ofIt }]) => {
    const known = TYPES[type] as Piece
    return code`${name(label)}: ${ofIt === undefined ? known : code`${ANNOTATED}[${known}, ${describe(ofIt)}]`}`
  })
  const answer = python.last(parametersAndAnswer(tool, tool.name).answer)
  // What takes nothing answers with a text.
  const type = name(answersText || typed.length === 0 ? 'str' : 'dict')
  const head =
    typed.length <= 1
      ? code`def ${name(tool.name)}(${typed[0]}) -> ${type}:`
      : code`
        def ${name(tool.name)}(
            ${lines(...typed.map((each) => code`${each},`))}
        ) -> ${type}:
      `
  return code`
    ${above}
    ${head}
        ${python.docstring(description)}
        # Replace this with your own code.
        return ${answersText ? code`${JSON_MODULE}.dumps(${answer})` : answer}
  `
}

/**
 * Why a framework's own loop cannot run the tools of a call.
 *
 * @param taken names that no function, and no parameter of one, may have with the framework
 */
export function unsupportedTypedFunctions(call: ChatCall, taken: readonly string[]): string | undefined {
  // Some make the same choice each time, for ever; others set it back after the first call.
  if (forcedChoice(call) !== undefined) {
    return 'we haven’t run an example of the framework’s own loop that forces a tool call'
  }
  const functions = toolFunctions(call)
  const names = namesOfFunctions(call, functions)
  const tools = call.parameters.tools as readonly JsonObject[]
  const areSaid =
    functions.length === tools.length &&
    functions.every((each, place) => each.name === names[place] && ![...OF_PROGRAMS, ...taken].includes(each.name)) &&
    tools.every((tool) => isSaid(tool, taken))
  return areSaid
    ? undefined
    : 'the framework describes a tool by its function’s signature and docstring, which can’t express these tools'
}

const isSaid = ({ type, function: declared, ...others }: JsonObject, taken: readonly string[]): boolean =>
  type === 'function' && Object.keys(others).length === 0 && isSaidByFunction(declared as JsonObject, taken)

function isSaidByFunction(
  { name: _, description, parameters, ...others }: JsonObject,
  taken: readonly string[],
): boolean {
  if (Object.keys(others).length > 0 || typeof description !== 'string') return false
  if (!PLAIN.test(description)) return false
  // Without parameters a function has an empty list of them, as OpenAI's interface says.
  const { type = 'object', properties, required, ...more } = (parameters ?? {}) as JsonObject
  if (type !== 'object' || Object.keys(more).length > 0) return false
  const fields = Object.entries((properties ?? {}) as { readonly [name: string]: JsonObject })
  const needed = Array.isArray(required) ? required : []
  return (
    fields.every(([label]) => needed.includes(label) && isFieldName(label) && !taken.includes(label)) &&
    fields.every(([, field]) => isSaidByParameter(field))
  )
}

const isSaidByParameter = ({ type, description, ...others }: JsonObject): boolean =>
  Object.hasOwn(TYPES, String(type)) &&
  (description === undefined || typeof description === 'string') &&
  Object.keys(others).length === 0

const OF_PROGRAMS = ['Annotated', 'bool', 'float', 'str']

/** Text that stands in the documentation of a function as it is: what begins with a colon is read as a field by some. */
const PLAIN = /^(?!:)[!-~](?:[ -~]*[!-~])?$/
