import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import { toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, listed, name as nameOf, type Piece } from '../../../printing/code.ts'
import { isAnnotated, typeName } from '../../answer-type.ts'
import { MAP } from '../../names.ts'
import { code } from '../../writer.ts'
import { isDescription, type RecordShape, recordOf } from '../class-schema.ts'
import { ClassTypes } from './class-types.ts'
import { CLASS_DESCRIPTION, TYPE_NAME } from './names.ts'

/** A tool that the client derives from a record. */
interface ToolClass {
  readonly name: string
  readonly description: string | undefined
  readonly shape: RecordShape
}

/** Returns a call's tools as records, if the client derives the same tools from all of them. */
export function toolClasses({ parameters: { tools } }: ChatCall): readonly ToolClass[] | undefined {
  const all = (tools as readonly JsonObject[]).map(toolClass)
  const classes = all.filter((each) => each !== undefined)
  const names = new Set(classes.map(({ name }) => name))
  return classes.length === all.length && names.size === all.length ? classes : undefined
}

function toolClass({ type, function: declared, ...others }: JsonObject): ToolClass | undefined {
  if (type !== 'function' || !isObject(declared) || Object.keys(others).length > 0) return undefined
  const { name, description, parameters, strict = true, ...more } = declared
  if (strict !== true || Object.keys(more).length > 0 || !isDescription(description)) return undefined
  const shape = recordOf(parameters)
  return typeof name === 'string' && isAnnotated(name) && shape ? { name, description, shape } : undefined
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const annotate = ({ name, description }: ToolClass, inJava: string): Piece => code`
  ${name === inJava ? undefined : code`@${TYPE_NAME}(${name})`}
  ${description === undefined ? undefined : code`@${CLASS_DESCRIPTION}(${description})`}
`

const defineMethod = (method: string, components: ReadonlyMap<string, Piece>, sample: JsonObject): Piece => code`
  Object ${nameOf(method)}() {
      // Replace this with your own code.
      return ${Object.keys(sample).length === 0 ? code`this` : mapOf(components, sample)};
  }
`

function mapOf(components: ReadonlyMap<string, Piece>, sample: JsonObject): Piece {
  const entries = [...components, ...Object.entries(sample)]
  return code`${MAP}.of(${listed(
    entries.map(([name, value]) => code`${name}, ${value}`),
    ', ',
  )})`
}

/** The code for a program's tools. */
export interface ToolCode {
  /** Class members. */
  readonly declared: Piece | undefined
  /** Calls that add the tools to a request. */
  readonly added: Piece | undefined
  /** Cases that call the tool that `function` names. */
  readonly cases: Piece | undefined
}

/** Returns a record for each tool, with a method to fill in. */
export function writeToolClasses(call: ChatCall, tools: readonly ToolClass[]): ToolCode {
  const samples = new Map(toolFunctions(call).map((each) => [each.name, each.sample]))
  const types = new ClassTypes()
  const classes = tools.map((tool) => {
    let method = ''
    const className = types.record(tool.shape, typeName(tool.name), {
      annotations: (inJava) => annotate(tool, inJava),
      member: (components, free) => {
        method = free.take('execute')
        return defineMethod(method, components, samples.get(tool.name) ?? {})
      },
    })
    return { ...tool, className, method }
  })
  return {
    declared: types.declared,
    added: lines(...classes.map(({ className }) => code`.addTool(${className}.class)`)),
    cases: lines(
      ...classes.map(
        ({ name, className, method }) =>
          code`case ${name} -> function.arguments(${className}.class).${nameOf(method)}();`,
      ),
    ),
  }
}
