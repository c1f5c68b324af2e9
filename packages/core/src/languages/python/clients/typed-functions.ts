import type { ChatCall } from '../../../call/call.ts'
import type { JsonObject } from '../../../values/value.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, listed, name, type Piece } from '../../printing/code.ts'
import { isFieldName } from '../pydantic.ts'
import { code, python } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'
import { apart } from './main.ts'
import { namesOfFunctions, parametersAndAnswer } from './tools.ts'

/* Shared by frameworks that describe a function to the model by its signature and docstring. */

/** A program's functions. */
export interface TypedFunctions {
  /** The definitions, to be placed after the imports, each followed by two empty lines. */
  readonly defined: Piece
  /** Their names, separated by commas. */
  readonly names: Piece | undefined
}

/** How a framework expects functions. */
interface Style {
  /** Returns the annotation for a parameter's description; the default is the text itself. */
  readonly describe?: (description: string) => Piece
  /** Set if the framework reads parameters' descriptions in the docstring only. */
  readonly describesInDocstring?: true
  /** Code above each function, such as a decorator. */
  readonly above?: Piece
  /** Set if a function returns JSON as text, because the framework would print an object in Python's format. */
  readonly answersText?: true
}

/** Returns the functions of a call's tools; only for supported calls. */
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

/** Checks whether some parameter has a description; only for supported calls. */
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
  { above, answersText, describe = (text) => python.inline(text), describesInDocstring }: Style,
): Piece {
  const fields = Object.entries(properties)
  const typed = fields.map(([label, { type, description: ofIt }]) => {
    const known = TYPES[type] as Piece
    return code`${name(label)}: ${ofIt === undefined || describesInDocstring ? known : code`${ANNOTATED}[${known}, ${describe(ofIt)}]`}`
  })
  // Without properties, a function takes nothing, whether or not the schema allows more.
  const declared = fields.length === 0 ? { ...tool, parameters: [] } : tool
  const answer = python.last(parametersAndAnswer(declared, tool.name).answer)
  // A function without parameters returns a text.
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
        ${python.docstring(description, describesInDocstring ? descriptionsOf(properties) : {})}
        # Replace this with your own code.
        return ${answersText ? code`${JSON_MODULE}.dumps(${answer})` : answer}
  `
}

type Properties = NonNullable<NonNullable<Tool['function']['parameters']>['properties']>

/** Returns the descriptions of those parameters that have one. */
const descriptionsOf = (properties: Properties): { readonly [label: string]: string } =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([label, { description }]) =>
      description === undefined ? [] : [[label, description]],
    ),
  )

/** Checks whether a docstring can contain a call's descriptions as they are; only for supported calls. */
export const isSaidInDocstrings = (call: ChatCall): boolean =>
  toolsOf(call).every(({ function: { description, parameters } }) =>
    [description, ...Object.values(descriptionsOf(parameters?.properties ?? {}))].every(
      // A line that starts or ends like a field or a section would be parsed as one.
      (text) => PLAIN.test(text) && !/^@|:$/.test(text),
    ),
  )

/**
 * Returns why a framework's own loop can't run a call's tools.
 *
 * @param taken names that the framework reserves, for functions and parameters
 */
export function unsupportedTypedFunctions(call: ChatCall, taken: readonly string[]): string | undefined {
  // Some frameworks would force the call in every round, without end; others reset the choice after the first call.
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
  // In OpenAI's API, a function without `parameters` has none.
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

/** Text that a docstring can contain unchanged. Some frameworks parse a leading colon as a field. */
const PLAIN = /^(?!:)[!-~](?:[ -~]*[!-~])?$/
