import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
  unsupportedRenaming,
} from '../../../clients/tool-functions.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { ANY, isListOf, isObjectOf, isOneOf, isText, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { endText, writeText } from '../stream-parts.ts'
import { zodArguments } from '../tool-zod.ts'
import { sampleOf } from '../tools.ts'
import { saidOf } from '../whole-answer.ts'
import { agentProgram, ask, CHUNK, CHUNK_TEXT, cutReasons, LIMITED, THROW_ERROR, unsupportedChat } from './chat.ts'
import { WITH_ZOD } from './client.ts'
import { isSentAsIs } from './sent-as-is.ts'

const CREATE_TOOL = /* @__PURE__ */ nameFrom('@mastra/core/tools', 'createTool')

/** The agent calls the functions and asks again, as long as `stopWhen` lets it. */
export const mastraToolLoop: ChatRenderer = {
  client: 'mastra',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedField('Mastra', 'tool_choice', call) ??
    unsupportedRenaming('Mastra', call) ??
    unsupportedTools(call),
  setUp: (call) => (toolsOf(call).some(({ parameters }) => parameters !== undefined) ? { install: WITH_ZOD } : {}),
  render: (call) =>
    agentProgram(
      call,
      ask(
        call,
        {
          settings: code`
            ${chooseTool(call)}
            maxSteps: ${MOST_ROUNDS},
            // Mastra would ask again after a finish reason that it doesn't know.
            ${stopWhen(call)}
          `,
          taken: code`{ steps }`,
        },
        call.streaming ? showStream(call) : showText(call),
      ),
      undefined,
      code`
        tools: {
          ${defineTools(call)}
        },
      `,
    ),
}

/** One reason stands for all that it doesn’t know, and for a stream that closed early. */
const stopWhen = (call: ChatCall): Piece =>
  mayBeCut(call)
    ? code`
        stopWhen: ({ steps }${typed(call, ANY)}) => {
          const { toolCalls, finishReason } = steps.at(-1);
          return toolCalls.length === 0 || finishReason === "other";
        },
      `
    : code`stopWhen: ({ steps }${typed(call, ANY)}) => !steps.at(-1)?.toolCalls.length,`

/** Whether that reason means an incomplete answer. */
const mayBeCut = ({ cutReasons, streaming }: ChatCall): boolean => streaming || cutReasons.length > 0

const showText = (call: ChatCall): Piece => code`
  ${readLast(call, code`steps`)}
  console.log(text);
`

const showStream = (call: ChatCall): Piece => code`
  for await (const chunk of stream.fullStream) {
    ${WRITE_TEXT}
    ${END_TEXT}
  }
  ${THROW_ERROR}
  ${readLast(call, code`(await stream.steps)`)}
`

const WRITE_TEXT = /* @__PURE__ */ writeText(CHUNK, CHUNK_TEXT)
const END_TEXT = /* @__PURE__ */ endText(CHUNK)

/** Some services end a turn of calls as one of text, so that the reason does not say that the rounds are over. */
const readLast = (call: ChatCall, steps: Piece): Piece => code`
  const { text, toolCalls, finishReason }${typed(call, ANY)} = ${steps}.at(-1);
  if (${cutReasons(call, mayBeCut(call))}.includes(finishReason) || !(text || toolCalls.length)) {
    throw new Error(${saidOf(LIMITED, code`finishReason`)});
  }
  if (toolCalls.length > 0) throw new Error(${NO_ANSWER});
`

interface Tool {
  readonly name: string
  readonly description: string
  readonly parameters?: { readonly properties?: JsonObject }
}

const toolsOf = ({ parameters: { tools } }: ChatCall): readonly Tool[] =>
  (tools as readonly JsonObject[]).map((tool) => tool.function as unknown as Tool)

function defineTools(call: ChatCall): Piece | undefined {
  const samples = toolFunctions(call)
  return lines(...toolsOf(call).map((each, place) => defineTool(each, samples[place] as ToolFunction)))
}

function defineTool({ name, description, parameters }: Tool, sample: ToolFunction): Piece {
  const { given, body } = sampleOf(sample)
  const fields = parameters?.properties
  return code`
    ${javascript.key(name)}: ${CREATE_TOOL}({
      id: ${name},
      description: ${description},
      ${fields === undefined ? undefined : code`inputSchema: ${zodArguments(fields, Object.keys(fields))},`}
      execute: async (${given}) => {
        ${body}
      },
    }),
  `
}

/** A choice that makes the model call a tool is for the first step: sent each time, it would never answer. */
function chooseTool(call: ChatCall): Piece | undefined {
  const choice = call.parameters.tool_choice
  if (choice === undefined || choice === 'auto') return undefined
  return forcedChoice(call) === undefined
    ? code`toolChoice: ${choice},`
    : code`prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber === 0 ? ${choiceOf(choice)} : "auto" }),`
}

const choiceOf = (choice: JsonValue): JsonValue =>
  typeof choice === 'string' ? choice : { type: 'tool', toolName: nameIn(choice as JsonObject) }

/** The name of the function of a choice. */
const nameIn = ({ function: itself }: JsonObject): string => (itself as { readonly name: string }).name

function unsupportedTools({ parameters: { tools, tool_choice: choice } }: ChatCall): string | undefined {
  const names = new Set((tools as readonly JsonObject[]).map(({ function: itself }) => (itself as JsonObject)?.name))
  if (!isListOf(isTool)(tools as Value) || names.size < (tools as readonly Value[]).length) return OTHER_TOOLS
  return choice === undefined || isChoice(choice) ? undefined : 'Mastra doesn’t support this tool_choice'
}

const OTHER_TOOLS =
  'Mastra rewrites schemas for some models, such as those with optional fields (applyCompatLayer of @mastra/schema-compat 1.3)'

const isFilled = (text: Value): boolean => isText(text) && text !== ''

const isName = (text: Value): boolean =>
  isText(text) && /^[A-Za-z_][\w-]*$/.test(text as string) && !((text as string) in Object.prototype)

const isTool = isObjectOf({
  type: isOneOf('function'),
  function: isObjectOf({ name: isName, description: isFilled, parameters: isSentAsIs }, ['name', 'description']),
})

const isChoice = (choice: Value): boolean =>
  ['auto', 'none', 'required'].includes(choice as string) ||
  isObjectOf({ type: isOneOf('function'), function: isObjectOf({ name: isText }) })(choice)
