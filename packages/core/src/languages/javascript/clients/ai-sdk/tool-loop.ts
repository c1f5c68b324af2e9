import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { losesReasoning, mayRefuseReasoning } from '../../../clients/reasoning.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
} from '../../../clients/tool-functions.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { ANY, isEither, isListOf, isObject, isObjectOf, isOneOf, isSwitch, isText, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { sampleOf } from '../tools.ts'
import { saidOf } from '../whole-answer.ts'
import { ask, chatProgram, cutReasons, LIMITED, ofAi, unsupportedChat, writeStream } from './chat.ts'
import { aiSdk } from './client.ts'
import { isSaidByZod, zodObject } from './zod-object.ts'

const TOOL = /* @__PURE__ */ ofAi('tool')
const JSON_SCHEMA = /* @__PURE__ */ ofAi('jsonSchema')
const PRUNE_MESSAGES = /* @__PURE__ */ ofAi('pruneMessages')
const IS_STEP_COUNT = /* @__PURE__ */ ofAi('isStepCount')

const IS_CUT = code`({ steps }) => ["length", "content-filter"].includes(steps.at(-1)?.finishReason ?? "")`

/** AI SDK calls the functions and asks again, as long as `stopWhen` lets it. */
export const aiSdkToolLoop: ChatRenderer = {
  client: 'ai-sdk',
  unsupported: (call) =>
    unsupportedChat(call) ?? unsupportedField('AI SDK', 'tool_choice', call) ?? unsupportedTools(call),
  setUp: (call) => (usesZod(call) ? { install: `${aiSdk.install} zod@4` } : {}),
  assumptions: (call) => (mayRefuseReasoning(call) ? losesReasoning('The example')(call) : []),
  render: (call) =>
    chatProgram(
      call,
      ask(
        call,
        {
          settings: code`
            tools: {
              ${defineTools(call)}
            },
            ${chooseTool(call)}
            ${prepareStep(call)}
            // Stop when a response is cut off or filtered: its tool calls may be incomplete.
            stopWhen: [
              ${IS_STEP_COUNT}(${MOST_ROUNDS}),
              ${IS_CUT},
            ],
          `,
          taken: code`{ finalStep }`,
        },
        call.streaming ? showStream(call) : showText(call),
      ),
    ),
}

const showText = (call: ChatCall): Piece => code`
  const { text, toolCalls, finishReason } = finalStep;
  ${checkEnd(call)}
  console.log(text);
`

const showStream = (call: ChatCall): Piece => code`
  ${writeStream(call, true)}
  const { text, toolCalls, finishReason } = await result.finalStep;
  ${checkEnd(call)}
`

/** Some services end a turn of calls as one of text, so that the reason does not say that the rounds are over. */
const checkEnd = (call: ChatCall): Piece => code`
  if (${cutReasons(call)}.includes(finishReason) || !(text || toolCalls.length)) {
    throw new Error(${saidOf(LIMITED, code`finishReason`)});
  }
  if (toolCalls.length > 0) throw new Error(${NO_ANSWER});
`

const toolsOf = ({ parameters: { tools } }: ChatCall): readonly JsonObject[] =>
  (tools as readonly JsonObject[]).map((tool) => tool.function as JsonObject)

function defineTools(call: ChatCall): Piece | undefined {
  const samples = toolFunctions(call)
  return lines(...toolsOf(call).map((each, place) => defineTool(call, each, samples[place] as ToolFunction)))
}

function defineTool(
  call: ChatCall,
  { name: label, description, parameters, strict }: JsonObject,
  sample: ToolFunction,
) {
  const { given, body } = sampleOf(sample)
  const zod = zodObject(parameters)
  return code`
    ${javascript.key(label as string)}: ${TOOL}({
      ${javascript.properties(description === undefined ? {} : { description })}
      inputSchema: ${zod ?? code`${JSON_SCHEMA}(${parameters as JsonValue}${typed(call, ANY) && AS_ANY})`},
      ${javascript.properties(strict === undefined ? {} : { strict })}
      execute: async (${given}${zod === undefined ? given && typed(call, ANY) : undefined}) => {
        ${body}
      },
    }),
  `
}

/** The cast of a schema of which the types may not have all. */
const AS_ANY = code` as any`

/** Whether a program makes schemas by zod. */
const usesZod = (call: ChatCall): boolean => toolsOf(call).some(({ parameters }) => isSaidByZod(parameters))

/** A choice that makes the model call a tool is for the first step: sent each time, it would never answer. */
function chooseTool(call: ChatCall): Piece | undefined {
  const { tool_choice: choice } = call.parameters
  if (choice === undefined || choice === 'auto') return undefined
  return forcedChoice(call) === undefined ? code`toolChoice: ${choice},` : undefined
}

/** AI SDK sends reasoning back as `reasoning_content`, whatever it was called. */
function prepareStep(call: ChatCall): Piece | undefined {
  const choice = forcedChoice(call)
  const chosen = choice === undefined ? undefined : code`toolChoice: stepNumber === 0 ? ${choiceOf(choice)} : "auto"`
  if (!mayRefuseReasoning(call)) return chosen && code`prepareStep: ({ stepNumber }) => ({ ${chosen} }),`
  const pruned = code`messages: ${PRUNE_MESSAGES}({ messages, reasoning: "all", emptyMessages: "keep" })`
  const why =
    call.wantsReasoningContent === undefined
      ? code`// Some services refuse reasoning that comes back.`
      : code`// The model answers better with its reasoning, but some services refuse it.`
  return chosen
    ? code`
        ${why}
        prepareStep: ({ messages, stepNumber }) => ({
          ${chosen},
          ${pruned},
        }),
      `
    : code`
        ${why}
        prepareStep: ({ messages }) => ({ ${pruned} }),
      `
}

const choiceOf = (choice: JsonValue): JsonValue =>
  typeof choice === 'string' ? choice : { type: 'tool', toolName: nameIn(choice as JsonObject) }

/** The name of the function of a tool, or of a choice. */
const nameIn = ({ function: itself }: JsonObject): string =>
  (itself as { readonly name: string } | undefined)?.name ?? ''

function unsupportedTools({ parameters: { tools, tool_choice: choice } }: ChatCall): string | undefined {
  const names = new Set((tools as readonly JsonObject[]).map(nameIn))
  if (!isListOf(isTool)(tools as JsonValue) || names.size < (tools as readonly JsonObject[]).length) {
    return 'AI SDK supports only function tools with a unique name, and optionally parameters, description, and strict'
  }
  if ((tools as readonly JsonValue[]).some(namesPrototype)) {
    return 'AI SDK rejects tool calls with a field called __proto__, or prototype in constructor (secureJsonParse of @ai-sdk/provider-utils)'
  }
  return choice === undefined || isChoice(choice) ? undefined : 'AI SDK doesn’t support this tool_choice'
}

/** Whether calls by this schema may have a field that AI SDK takes for an attack. */
function namesPrototype(schema: JsonValue): boolean {
  const names = new Set<string>()
  const open = [schema]
  for (const value of open) {
    if (typeof value !== 'object' || value === null) continue
    for (const [name, field] of Object.entries(value)) {
      names.add(name)
      open.push(field)
    }
  }
  return names.has('__proto__') || (names.has('constructor') && names.has('prototype'))
}

/** Numbers come before all other keys of an object, and a stream whose call has an empty name ends with an error. */
const isName = (name: Value): boolean => typeof name === 'string' && !/^\d*$|^__proto__$/.test(name)

const isTool = isObjectOf({
  type: isOneOf('function'),
  function: isObjectOf({ name: isName, description: isText, parameters: isObject, strict: isSwitch }, ['name']),
})

const isChoice = isEither(
  isOneOf('auto', 'none', 'required'),
  isObjectOf({ type: isOneOf('function'), function: isObjectOf({ name: isText }) }),
)
