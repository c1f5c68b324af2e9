import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, listed, name as nameOf, type Piece, when } from '../../../printing/code.ts'
import { LIST, OBJECTS } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { inRounds } from '../main.ts'
import { caseOf, unsupportedCases } from '../tool-cases.ts'
import { askService, servicePrompt, serviceTypes, toolMethods } from './ai-service.ts'
import { chatProgram, refuseResponse, unsupportedChat } from './chat.ts'
import { installServicesOn } from './install.ts'
import {
  ARRAY_LIST,
  CHAT_MESSAGE,
  CHAT_REQUEST,
  OBJECT_MAPPER,
  OBJECT_SCHEMA,
  RAW_SCHEMA,
  TOOL_RESULT,
  TOOL_SPECIFICATION,
} from './names.ts'
import { writeMessages } from './prompt.ts'

/** An AI service, or a loop around the model where a service would send something else. */
export const langchain4jToolLoop: ChatRenderer = {
  client: 'langchain4j',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTools(call) ?? unsupportedCases(call),
  setUp: (call) => (serviceOf(call) === undefined ? {} : { install: installServicesOn(call.platform) }),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const service = serviceOf(call)
    return service === undefined
      ? chatProgram({ ...call, parameters }, loop(call), readsArguments(call) ? { reads: true } : {})
      : chatProgram({ ...call, parameters }, askService(call, service.asked), {
          declared: serviceTypes(service.methods),
          ...(service.isStrict && { settings: code`.strictTools(true)` }),
        })
  },
}

/** A model makes all tools of a service strict, or none. */
function serviceOf(call: ChatCall) {
  const asked = servicePrompt(call)
  const methods = toolMethods(call)
  const strict = toolsOf(call).filter((tool) => tool.strict === true)
  const isMixed = strict.length > 0 && strict.length < toolsOf(call).length
  return asked === undefined || methods === undefined || isMixed
    ? undefined
    : { asked, methods, isStrict: strict.length > 0 }
}

const loop = (call: ChatCall): Piece => code`
  var tools = ${LIST}.of(
          ${java.below(toolsOf(call).map(specify))});
  var messages = new ${ARRAY_LIST}<${CHAT_MESSAGE}>();
  ${lines(...writeMessages(call).map((each) => code`messages.add(${each});`))}

  ${inRounds(code`
    var request = ${CHAT_REQUEST}.builder()
            .messages(messages)
            .toolSpecifications(tools)
            .build();
    var response = model.chat(request);
    var message = response.aiMessage();
    var isEmpty = message.text() == null && !message.hasToolExecutionRequests();
    ${refuseResponse(call, code`isEmpty`)}
    messages.add(message);
    if (!message.hasToolExecutionRequests()) {
        System.out.println(message.text());
        return;
    }
    for (var call : message.toolExecutionRequests()) {
        ${when(readsArguments(call), READ_ARGUMENTS)}
        var result = switch (call.name()) {
            ${lines(...toolFunctions(call).map(caseOf))}
            default -> throw new IllegalStateException("No function: " + call.name());
        };
        messages.add(${TOOL_RESULT}.from(call, result));
    }
  `)}
`

/** A call may have no arguments, or an empty string. */
const READ_ARGUMENTS = code`
  var given = ${OBJECTS}.requireNonNullElse(call.arguments(), "");
  var arguments = new ${OBJECT_MAPPER}().readTree(given.isEmpty() ? "{}" : given);
`

/** Whether a function is given what the model says. */
const readsArguments = (call: ChatCall): boolean =>
  toolFunctions(call).some(({ parameters }) => parameters?.length !== 0)

const toolsOf = ({ parameters: { tools } }: ChatCall): readonly JsonObject[] =>
  (tools as readonly JsonObject[]).map((tool) => tool.function as JsonObject)

const specify = ({ name, description, parameters, strict }: JsonObject): Piece => {
  const schema = takesNothing(parameters) ? undefined : specifySchema(parameters as JsonObject)
  return code`
    ${TOOL_SPECIFICATION}.builder()
            .name(${name as string})
            ${description === undefined ? undefined : code`.description(${description as string})`}
            ${schema}
            ${when(strict === true, code`.strict(true)`)}
            .build()
  `
}

/** Whether a tool has no parameters, of which LangChain4j sends an empty schema. */
const takesNothing = (parameters: JsonValue | undefined): boolean =>
  !isObject(parameters) || Object.keys((parameters.properties ?? {}) as JsonObject).length === 0

const specifySchema = ({ properties, required = [] }: JsonObject): Piece => code`
  .parameters(${OBJECT_SCHEMA}.builder()
          ${lines(...Object.entries(properties as JsonObject).map(addProperty))}
          ${when((required as readonly string[]).length > 0, code`.required(${texts(required as readonly string[])})`)}
          .build())
`

const texts = (all: readonly string[]): Piece =>
  code`${listed(
    all.map((each) => code`${each}`),
    ', ',
  )}`

/** What the builder of a schema calls a property of a type. */
const METHODS: { readonly [type: string]: Piece } = {
  boolean: /* @__PURE__ */ nameOf('addBooleanProperty'),
  integer: /* @__PURE__ */ nameOf('addIntegerProperty'),
  number: /* @__PURE__ */ nameOf('addNumberProperty'),
  string: /* @__PURE__ */ nameOf('addStringProperty'),
}

function addProperty([label, field]: [string, JsonValue]): Piece {
  if (!isSimple(field)) return code`.addProperty(${label}, ${RAW_SCHEMA}.from(${java.json(field)}))`
  const { type, description, enum: values } = field as JsonObject
  const described = description === undefined ? undefined : code`, ${description as string}`
  return values === undefined
    ? code`.${METHODS[type as string]}(${label}${described})`
    : code`.addEnumProperty(${label}, ${LIST}.of(${texts(values as readonly string[])})${described})`
}

function unsupportedTools(call: ChatCall): string | undefined {
  if (call.streaming) return IN_TURN
  if (forcedChoice(call) !== undefined) return 'we haven’t run a LangChain4j example that forces a tool call'
  const tools = call.parameters.tools as readonly JsonObject[]
  return tools.every(isSaid)
    ? undefined
    : 'LangChain4j builds a tool’s schema from its fields, without references or other keywords next to them (JsonObjectSchema of langchain4j-core)'
}

/** ToolCallBuilder of langchain4j-core 1.19 begins anew with each part of another call. */
const IN_TURN = 'LangChain4j can’t read streams with interleaved tool calls (ToolCallBuilder of langchain4j-core)'

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: JsonValue | undefined): boolean => typeof value === 'string'

const isListOfTexts = (value: JsonValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every(isText)

function isSaid({ type, function: declared, ...others }: JsonObject): boolean {
  if (type !== 'function' || !isObject(declared) || Object.keys(others).length > 0) return false
  const { name, description = '', parameters = {}, strict = false, ...more } = declared
  return (
    isText(name) &&
    isText(description) &&
    typeof strict === 'boolean' &&
    Object.keys(more).length === 0 &&
    isObject(parameters) &&
    isSchema(parameters, strict)
  )
}

/** A strict schema requires all fields. What else a schema of LangChain4j’s has is of its fields. */
function isSchema(
  { type = 'object', properties = {}, required = [], additionalProperties = false, ...others }: JsonObject,
  isStrict: boolean,
): boolean {
  if (type !== 'object' || !isObject(properties) || !isListOfTexts(required) || additionalProperties !== false) {
    return false
  }
  const names = new Set(Object.keys(properties))
  const needed = new Set<unknown>(required)
  return (
    Object.keys(others).every((each) => each === 'title') &&
    required.every((each) => names.has(each)) &&
    (!isStrict || [...names].every((each) => needed.has(each))) &&
    Object.values(properties).every((field) => isObject(field) && !refersTo(field))
  )
}

/** A definition would stand outside of the field. */
const refersTo = (schema: JsonValue): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (Object.hasOwn(schema, '$ref') || Object.values(schema).some((part) => refersTo(part as JsonValue)))

/** Whether the builder of a schema has a method for a field. */
function isSimple(field: JsonValue): boolean {
  const { type, description = '', enum: values, ...others } = field as JsonObject
  if (!isText(description) || Object.keys(others).length > 0) return false
  return values === undefined
    ? Object.hasOwn(METHODS, String(type))
    : (type === undefined || type === 'string') && isListOfTexts(values) && values.length > 0
}
