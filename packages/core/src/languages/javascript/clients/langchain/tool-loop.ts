import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { javascriptName } from '../../javascript-name.ts'
import { nameFrom } from '../../names.ts'
import { ANY, isListOf, isObjectOf, isOneOf, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { isZodSchema, zodArguments } from '../tool-zod.ts'
import { defineTools, loop, MESSAGES, requireFunction, sampleOf, TOOLS } from '../tools.ts'
import { checkReason, checkRound } from '../whole-answer.ts'
import { bindTools, chatProgram, createModel, LIMITED, unsupportedChat } from './chat.ts'
import { langchain } from './client.ts'

/** Read in converters/completions.js of @langchain/openai 1.6.0: of a message it sends text, name and calls. */
const LIBRARY = 'ChatOpenAI of LangChain'

const LOSES_REASONING = code`// ChatOpenAI drops the model's reasoning between rounds.`

/** Whether a tool call may have empty arguments, which LangChain only accepts when streaming. */
const mayGiveNone = ({ parameters: { tools }, streaming }: ChatCall): boolean =>
  !streaming &&
  (tools as readonly JsonObject[]).some(({ function: itself }) => {
    const { parameters } = itself as { readonly parameters?: { readonly required?: readonly string[] } }
    return (parameters?.required ?? []).length === 0
  })

/**
 * The messages of LangChain hold the calls. Its agent, of the package `langchain`, names itself and each function in what
 * it sends back, and so does a `tool` that is given a whole call: Groq answers that with 400
 * (https://console.groq.com/docs/openai).
 */
export const langchainToolLoop: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedLosingReasoning(LIBRARY, call),
  assumptions: losesReasoning(LIBRARY),
  setUp: (call) => (simpleTools(call) === undefined ? {} : { install: `${langchain.install} @langchain/core@1 zod@4` }),
  render(call) {
    const choice = call.parameters.tool_choice as Value | undefined
    const forced = forcedChoice(call)
    const options =
      forced === undefined ? undefined : code`, { tool_choice: round === 1 ? ${javascript.alone(forced, 0)} : "auto" }`
    const simple = simpleTools(call)
    return chatProgram(
      call,
      code`
        ${
          simple === undefined
            ? defineTools(call, undefined, { tools: typed(call, ANY_LIST), messages: typed(call, ANY_LIST) })
            : defineSimpleTools(call, simple)
        }

        ${when(hasReasoningToLose(call), LOSES_REASONING)}
        ${createModel(call, { bound: bindTools(TOOLS, forced === undefined ? choice : undefined) })}

        ${loop(
          code`
            ${call.streaming ? stream(call, options) : invoke(call, options)}
            for (const call of calls) {
              ${simple === undefined ? CALL_FUNCTION : CALL_TOOL}
              messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
            }
          `,
        )}
      `,
    )
  },
}

const CALL_FUNCTION = /* @__PURE__ */ (() => code`
  ${requireFunction(code`call.name`)}
  const result = await functions[call.name](call.args);
`)()

const CALL_TOOL = code`
  const found = tools.find(({ name }) => name === call.name);
  if (!found) throw new Error(\`Unknown function: \${call.name}\`);
  const result = await found.invoke(call.args);
`

/* Tools as LangChain's users write them. */

const TOOL = /* @__PURE__ */ nameFrom('@langchain/core/tools', 'tool')

/** A function with its variable, whose parameters are simple. */
interface SimpleTool extends ToolFunction {
  readonly variable: string
  readonly description: string
  readonly fields: { readonly [name: string]: JsonObject }
}

/** Names of the program. */
const TAKEN: readonly string[] =
  'ChatOpenAI JSON Error args call calls chunk finishReason id found invalid messages model name process response result round tool tools undefined z'.split(
    ' ',
  )

/** The functions of a call, where zod can say them all: LangChain would give a description to one without. */
function simpleTools(call: ChatCall): readonly SimpleTool[] | undefined {
  const tools = call.parameters.tools as readonly JsonObject[]
  const functions = toolFunctions(call)
  if (functions.length !== tools.length || !isListOf(isSimpleTool)(tools)) return undefined
  const simple = functions.map((each, place) => {
    const { description, parameters } = (tools[place] as JsonObject).function as JsonObject
    const { properties } = parameters as JsonObject
    return {
      ...each,
      variable: each.name.replace(/(?<!_)_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      description: description as string,
      fields: properties as SimpleTool['fields'],
    }
  })
  const taken = [...TAKEN, ...filesIn(call.request.body).map(({ variable }) => variable)]
  const names = new Set(simple.map(({ variable }) => variable))
  const areFree =
    names.size === simple.length &&
    simple.every(({ variable }) => javascriptName(variable) !== undefined && !taken.includes(variable))
  return areFree ? simple : undefined
}

const isFilled = (text: Value): boolean => typeof text === 'string' && text !== ''

const isSimpleTool = isObjectOf({
  type: isOneOf('function'),
  function: isObjectOf({
    name: isFilled,
    description: isFilled,
    parameters: isZodSchema,
  }),
})

const defineSimpleTools = (call: ChatCall, tools: readonly SimpleTool[]): Piece => code`
  ${lines(...tools.map((each) => defineTool(call, each)))}
  const tools${typed(call, ANY_LIST)} = [${listed(
    tools.map(({ variable }) => name(variable)),
    ', ',
  )}];
  const messages${typed(call, ANY_LIST)} = ${javascript.toEdge(call.messages)};
`

function defineTool(call: ChatCall, { fields, variable, description, ...each }: SimpleTool): Piece {
  const { given, body } = sampleOf(each)
  const needed = (each.parameters ?? []).filter(({ isRequired }) => isRequired).map((parameter) => parameter.name)
  return code`
    const ${name(variable)} = ${TOOL}(
      async (${given}${given && typed(call, ANY)}) => {
        ${body}
      },
      {
        ${javascript.properties({ name: each.name, description })}
        schema: ${zodArguments(fields, needed)},
      },
    );

  `
}

const ANY_LIST = code`any[]`

const invoke = (call: ChatCall, options: Piece | undefined): Piece => code`
  const response = await model.invoke(${MESSAGES}${options});
  const finishReason${typed(call, ANY)} = response.response_metadata.finish_reason;
  ${checkResponse(call)}
  if (calls.length === 0) {
    console.log(response.text);
    break;
  }
  messages.push(response);
`

/** A chunk is joined to those before. So would a reason be that comes twice: it is kept beside. */
const stream = (call: ChatCall, options: Piece | undefined): Piece => code`
  let response${typed(call, ANY)};
  let finishReason${typed(call, ANY)} = null;
  for await (const chunk of await model.stream(${MESSAGES}${options})) {
    process.stdout.write(chunk.text);
    finishReason = chunk.response_metadata.finish_reason || finishReason;
    response = response?.concat(chunk) ?? chunk;
  }
  if (response?.text) process.stdout.write("\n");
  ${CHECK_STREAM}
  ${checkResponse(call)}
  if (calls.length === 0) break;
  messages.push(response);
`

/** A call whose arguments are no JSON is none of `tool_calls`, unless it's streamed. */
const checkResponse = (call: ChatCall): Piece => code`
  const calls = response.tool_calls ?? [];
  ${mayGiveNone(call) ? code`const invalid = response.invalid_tool_calls ?? [];` : code`const [invalid] = response.invalid_tool_calls ?? [];`}
  ${checkRound(call, mayGiveNone(call) ? HAS_ANSWER_OR_SEVERAL : HAS_ANSWER, LIMITED, undefined, FINISH_REASON)}
  ${mayGiveNone(call) ? readInvalid(call) : REFUSE_INVALID}
  ${when(call.streaming, REFUSE_COMPLETED)}
`

const REFUSE_INVALID = code`if (invalid) throw new Error(\`Invalid call of \${invalid.name}: \${invalid.args}\`);`

const readInvalid = (call: ChatCall): Piece => code`
  for (const { id, name, args } of invalid) {
    if (args) throw new Error(\`Invalid call of \${name}: \${args}\`);
    // Some services send empty arguments, which LangChain doesn't read as {}.
    calls.push({ type: "tool_call", id, name, args: {} }${when(call.typescript, code` as (typeof calls)[number]`)});
  }
`

/** Read in collapseToolCallChunks of @langchain/core 1.4, which parses them as partial JSON. */
const REFUSE_COMPLETED = code`
  // LangChain would complete arguments that are cut off.
  for (const { args } of response.tool_call_chunks ?? []) JSON.parse(args || "{}");
`

const FINISH_REASON = code`finishReason`
const CHECK_STREAM = /* @__PURE__ */ checkReason(FINISH_REASON)
const HAS_ANSWER = code`response.text || calls.length || invalid`
const HAS_ANSWER_OR_SEVERAL = code`response.text || calls.length || invalid.length`
