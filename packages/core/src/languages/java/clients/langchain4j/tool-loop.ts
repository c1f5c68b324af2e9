import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, listed, name as nameOf, type Piece, when } from '../../../printing/code.ts'
import { LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { inRounds } from '../main.ts'
import { caseOf, unsupportedCases } from '../tool-cases.ts'
import { chatProgram, refuseResponse, unsupportedChat } from './chat.ts'
import {
  ARRAY_LIST,
  CHAT_MESSAGE,
  CHAT_REQUEST,
  OBJECT_MAPPER,
  OBJECT_SCHEMA,
  TOOL_RESULT,
  TOOL_SPECIFICATION,
} from './names.ts'
import { writeMessages } from './prompt.ts'

/** LangChain4j’s own loop is in another artifact: this is the way that it documents for a model alone. */
export const langchain4jToolLoop: ChatRenderer = {
  client: 'langchain4j',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTools(call) ?? unsupportedCases(call),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    return chatProgram({ ...call, parameters }, loop(call), readsArguments(call) ? { reads: true } : {})
  },
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

const READ_ARGUMENTS = code`var arguments = new ${OBJECT_MAPPER}().readTree(call.arguments());`

/** Whether a function is given what the model says. */
const readsArguments = (call: ChatCall): boolean =>
  toolFunctions(call).some(({ parameters }) => parameters?.length !== 0)

const toolsOf = ({ parameters: { tools } }: ChatCall): readonly JsonObject[] =>
  (tools as readonly JsonObject[]).map((tool) => tool.function as JsonObject)

const specify = ({ name, description, parameters, strict }: JsonObject): Piece => {
  const schema = parameters && specifySchema(parameters as JsonObject)
  return code`
    ${TOOL_SPECIFICATION}.builder()
            .name(${name as string})
            ${description === undefined ? undefined : code`.description(${description as string})`}
            ${schema}
            ${when(strict === true, code`.strict(true)`)}
            .build()
  `
}

const specifySchema = ({ properties, required }: JsonObject): Piece => code`
  .parameters(${OBJECT_SCHEMA}.builder()
          ${lines(...Object.entries(properties as JsonObject).map(addProperty))}
          .required(${texts(required as readonly string[])})
          .build())
`

const texts = (all: readonly string[]): Piece =>
  all.length === 0
    ? code`${LIST}.of()`
    : (listed(
        all.map((each) => code`${each}`),
        ', ',
      ) as Piece)

/** What the builder of a schema calls a property of a type. */
const METHODS: { readonly [type: string]: Piece } = {
  boolean: /* @__PURE__ */ nameOf('addBooleanProperty'),
  integer: /* @__PURE__ */ nameOf('addIntegerProperty'),
  number: /* @__PURE__ */ nameOf('addNumberProperty'),
  string: /* @__PURE__ */ nameOf('addStringProperty'),
}

function addProperty([label, field]: [string, JsonValue]): Piece {
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
    : 'LangChain4j rebuilds each tool’s schema, and for these tools the result would differ'
}

/** ToolCallBuilder of langchain4j-core 1.19 begins anew with each part of another call. */
const IN_TURN = 'LangChain4j can’t read streams with interleaved tool calls'

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: JsonValue | undefined): boolean => typeof value === 'string'

const isListOfTexts = (value: JsonValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every(isText)

function isSaid({ type, function: declared, ...others }: JsonObject): boolean {
  if (type !== 'function' || !isObject(declared) || Object.keys(others).length > 0) return false
  const { name, description = '', parameters, strict = false, ...more } = declared
  return (
    isText(name) &&
    isText(description) &&
    (declared.strict === undefined || strict === true) &&
    Object.keys(more).length === 0 &&
    // Of a tool that says nothing of parameters, LangChain4j says that it has none.
    (parameters === undefined || (isObject(parameters) && isSchema(parameters, strict === true)))
  )
}

/** A strict schema has no other fields, and requires all of them in their order. */
function isSchema({ type, properties, required, additionalProperties, ...others }: JsonObject, isStrict: boolean) {
  if (type !== 'object' || !isObject(properties) || !isListOfTexts(required) || Object.keys(others).length > 0) {
    return false
  }
  const names = Object.keys(properties)
  return (
    additionalProperties === (isStrict ? false : undefined) &&
    (!isStrict || (names.length === required.length && names.every((each, place) => required[place] === each))) &&
    Object.values(properties).every(isProperty)
  )
}

function isProperty(field: JsonValue): boolean {
  if (!isObject(field)) return false
  const { type, description = '', enum: values, ...others } = field
  if (!isText(description) || Object.keys(others).length > 0) return false
  return values === undefined
    ? Object.hasOwn(METHODS, String(type))
    : type === 'string' && isListOfTexts(values) && values.length > 0
}
