import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import { MOST_ROUNDS, toolFunctions } from '../../../clients/tool-functions.ts'
import { listed, name as nameOf, type Piece, paragraphs } from '../../../printing/code.ts'
import { FreeNames } from '../../../printing/free-names.ts'
import { fieldName, isAnnotated } from '../../answer-type.ts'
import { MAP } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { refuseResponse } from './chat.ts'
import { AI_SERVICES, ARRAY_LIST, PARAMETER, RESULT, TOOL } from './names.ts'
import { messagesIn, textOf } from './prompt.ts'

/* An AI service: LangChain4j makes tools of methods, and calls them. Read in langchain4j 1.19.0. */

/** What a service is asked, and the system message that it is made with. */
export interface ServicePrompt {
  readonly system: string | undefined
  readonly prompt: string
}

/** What of a chat a service is given; undefined where it has other messages, or would change a text. */
export function servicePrompt(call: ChatCall): ServicePrompt | undefined {
  const all = messagesIn(call)
  const isSystem = all.length > 1 && ['developer', 'system'].includes(all[0]?.role ?? '')
  const system = isSystem ? all[0] && textOf(all[0]) : undefined
  const [first, ...others] = isSystem ? all.slice(1) : all
  const prompt = first?.role === 'user' && others.length === 0 ? textOf(first) : undefined
  return prompt === undefined || [prompt, system ?? prompt].some((text) => !isKept(text))
    ? undefined
    : { system, prompt }
}

/** Texts are templates, in which braces stand around names, and may not be blank (PromptTemplate of langchain4j-core). */
const isKept = (text: string): boolean => !text.includes('{{') && /[^\s\p{C}]/u.test(text)

/** A tool as a method. */
interface ToolMethod {
  readonly name: string
  readonly description: string
  readonly parameters: readonly MethodParameter[]
  readonly sample: JsonObject
}

interface MethodParameter {
  readonly name: string
  readonly type: string
  readonly description: string | undefined
}

const TYPES: { readonly [type: string]: Piece } = {
  boolean: /* @__PURE__ */ nameOf('boolean'),
  integer: /* @__PURE__ */ nameOf('long'),
  number: /* @__PURE__ */ nameOf('double'),
  string: /* @__PURE__ */ nameOf('String'),
}

/** What `Map.of` takes. */
const MOST_ENTRIES = 10

/** The tools of a call as methods, where LangChain4j makes the same tools of them. */
export function toolMethods(call: ChatCall): readonly ToolMethod[] | undefined {
  const samples = new Map(toolFunctions(call).map(({ name, sample }) => [name, sample]))
  const methods = (call.parameters.tools as readonly JsonObject[]).map(({ function: declared }) =>
    toolMethod(declared as JsonObject, samples),
  )
  const whole = methods.filter((each) => each !== undefined)
  const names = new Set(whole.map(({ name }) => name))
  return whole.length === methods.length && names.size === methods.length ? whole : undefined
}

function toolMethod(
  { name, description, parameters: given }: JsonObject,
  samples: ReadonlyMap<string, JsonObject>,
): ToolMethod | undefined {
  const { properties = {}, required = [] } = (given ?? {}) as {
    properties?: JsonObject
    required?: readonly string[]
  }
  const needed = new Set(required)
  const fields = Object.entries(properties)
  const sample = samples.get(name as string) ?? {}
  return isText(name) &&
    isText(description) &&
    // A method without parameters would lose what a model sends for a schema without fields.
    (given === undefined || fields.length > 0) &&
    fields.length + Object.keys(sample).length <= MOST_ENTRIES &&
    fields.every(([label, field]) => isText(label) && needed.has(label) && isParameter(field))
    ? {
        name,
        description,
        parameters: fields.map(([label, field]) => ({ name: label, ...(field as Omit<MethodParameter, 'name'>) })),
        sample,
      }
    : undefined
}

/** Whether a text stands in an annotation, where an empty one counts as none. */
const isText = (value: JsonValue | undefined): value is string => typeof value === 'string' && isAnnotated(value)

function isParameter(field: JsonValue): boolean {
  const { type, description, ...others } = field as JsonObject
  return (
    Object.hasOwn(TYPES, String(type)) &&
    (description === undefined || isText(description)) &&
    Object.keys(others).length === 0
  )
}

/** The members of a program’s class that a service is made of. */
export const serviceTypes = (methods: readonly ToolMethod[]): Piece => code`
  interface Assistant {
      ${RESULT}<String> chat(String message);
  }

  static class Tools {
      ${toolMembers(methods)}
  }
`

function toolMembers(methods: readonly ToolMethod[]): Piece | undefined {
  const free = new FreeNames()
  return paragraphs(...methods.map((method) => defineMethod(method, free.take(fieldName(method.name)))))
}

function defineMethod({ name, description, parameters, sample }: ToolMethod, inJava: string): Piece {
  const free = new FreeNames()
  const named = parameters.map((each) => ({ ...each, inJava: nameOf(free.take(fieldName(each.name))) }))
  const declared = java.parameters(named.map(declareParameter))
  const answer = [...named.map((each) => [each.name, each.inJava] as const), ...Object.entries(sample)]
  return code`
    ${annotate(inJava === name ? undefined : name, description)}
    ${answer.length === 0 ? code`String` : code`${MAP}<String, Object>`} ${nameOf(inJava)}${declared} {
        // Replace this with your own code.
        return ${answer.length === 0 ? code`${'A sample result.'}` : mapOf(answer)};
    }
  `
}

const mapOf = (entries: readonly (readonly [string, Piece | JsonValue])[]): Piece =>
  code`${MAP}.of(${listed(
    entries.map(([name, value]) => code`${name}, ${value}`),
    ', ',
  )})`

const annotate = (name: string | undefined, description: string): Piece =>
  name === undefined ? code`@${TOOL}(${description})` : code`@${TOOL}(name = ${name}, value = ${description})`

/** Java keeps no names of parameters, unless it’s compiled so. */
const declareParameter = ({ name, type, description, inJava }: MethodParameter & { readonly inJava: Piece }): Piece =>
  code`@${PARAMETER}(name = ${name}${description === undefined ? undefined : code`, description = ${description}`}) ${TYPES[type]} ${inJava}`

/**
 * Makes the service of `model`.
 *
 * @param more further calls of its builder
 */
export const createService = (system: string | undefined, more?: Piece): Piece =>
  system === undefined && more === undefined
    ? code`var assistant = ${AI_SERVICES}.create(Assistant.class, model);`
    : code`
      var assistant = ${AI_SERVICES}.builder(Assistant.class)
              .chatModel(model)
              ${system === undefined ? undefined : code`.systemMessage(${system})`}
              ${more}
              .build();
    `

const CALLS_TOOLS = code`
  .tools(new Tools())
  .maxToolCallingRoundTrips(${MOST_ROUNDS})
`

/** Makes the service of `model`, asks it, and shows its answer. */
export const askService = (call: ChatCall, { system, prompt }: ServicePrompt): Piece => code`
  ${createService(system, CALLS_TOOLS)}

  var response = assistant.chat(${prompt});
  var rounds = new ${ARRAY_LIST}<>(response.intermediateResponses());
  rounds.add(response.finalResponse());
  for (var round : rounds) {
      var message = round.aiMessage();
      var isEmpty = !message.hasToolExecutionRequests()
              && (message.text() == null || message.text().isBlank());
      ${refuseResponse(call, code`isEmpty`, code`round`)}
  }
  System.out.println(response.content());
`
