import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { ANY, isListOf, isObject, isObjectOf, isOneOf, isSwitch, isText, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { isZodSchema, requiresAll, zodArguments } from '../tool-zod.ts'
import { sampleOf } from '../tools.ts'
import { CHECK_REASON, cutReasons, saidOf } from '../whole-answer.ts'
import { agentProgram, ofAgents, unsupportedChat } from './chat.ts'
import { openaiAgents } from './client.ts'

const TOOL = /* @__PURE__ */ ofAgents('tool')

/** Read in openaiChatCompletionsModel.mjs of @openai/agents-openai 0.20.0: it keeps `reasoning` alone. */
const LIBRARY = 'OpenAI Agents'

/** The agent calls the functions, and asks again until the model answers. */
export const openaiAgentsToolLoop: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedLosingReasoning(LIBRARY, call) ?? unsupportedTools(call),
  assumptions: losesReasoning(LIBRARY),
  setUp: (call) => (toolsOf(call).some(isSaidByZod) ? { install: `${openaiAgents.install} zod@4` } : {}),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const asked = { ...call, parameters }
    return agentProgram(asked, call.streaming ? undefined : showText(call), code`tools,`, {
      before: before(call),
      options: code`, ${call.streaming ? STREAMED : FILTERED}`,
      write: writeStream(call),
    })
  },
}

interface Tool {
  readonly name: string
  readonly description?: string
  readonly parameters?: JsonObject
  readonly strict?: boolean
}

const toolsOf = ({ parameters: { tools } }: ChatCall): readonly Tool[] =>
  (tools as readonly JsonObject[]).map((tool) => tool.function as unknown as Tool)

function defineTools(call: ChatCall): Piece | undefined {
  const samples = toolFunctions(call)
  return lines(...toolsOf(call).map((tool, place) => defineTool(call, tool, samples[place] as ToolFunction)))
}

const before = (call: ChatCall): Piece => code`
  const tools = [
    ${defineTools(call)}
  ];

  // The SDK would add the message's other fields to its text, which some services reject.
  const callModelInputFilter = ({ modelData }${typed(call, ANY)}) => ({
    ...modelData,
    input: modelData.input.map((item${typed(call, ANY)}) =>
      item.role === "assistant" && Array.isArray(item.content)
        ? { ...item, content: item.content.map(({ text }${typed(call, ANY)}) => text).join("") }
        : item,
    ),
  });

  ${when(hasReasoningToLose(call), LOSES_REASONING)}
`

const FILTERED = code`
  {
    callModelInputFilter,
  }
`
const STREAMED = code`
  {
    stream: true,
    callModelInputFilter,
  }
`

const LOSES_REASONING = code`// The SDK drops reasoning that arrives as reasoning_content.`

function defineTool(call: ChatCall, tool: Tool, sample: ToolFunction): Piece {
  const { given, body } = sampleOf(sample)
  const isZod = isSaidByZod(tool)
  return code`
    ${TOOL}({
      name: ${tool.name},
      description: ${tool.description ?? ''},
      ${isZod ? code`parameters: ${zodArguments(propertiesOf(tool), Object.keys(propertiesOf(tool)))},` : schemaOf(call, tool)}
      async execute(${given}${isZod ? undefined : given && typed(call, ANY)}) {
        ${body}
      },
    }),
  `
}

const schemaOf = (call: ChatCall, { parameters }: Tool): Piece => code`
  parameters: ${parameters as JsonValue}${when(call.typescript, AS_ANY)},
  strict: false,
`

/** The types know closed schemas, and open ones that say so. */
const AS_ANY = code` as any`

const propertiesOf = ({ parameters: { properties = {} } = {} }: Tool): JsonObject => properties as JsonObject

/** Whether zod says the parameters: a strict tool has no field that may be left out. */
const isSaidByZod = ({ parameters, strict }: Tool): boolean =>
  strict !== false && (parameters === undefined || (isZodSchema(parameters) && requiresAll(parameters)))

const showText = (call: ChatCall): Piece => code`
  for (const { providerData } of result.rawResponses) {
    const why = providerData?.choices[0].finish_reason;
    if (${cutReasons(call)}.includes(why)) {
      throw new Error(${saidOf(call, code`why`)});
    }
  }
  if (!result.finalOutput) throw new Error(${noAnswer(call)});
  console.log(result.finalOutput);
`

const noAnswer = ({ limit }: ChatCall): string => `No answer: raise ${limit} or rephrase`

const writeStream = (call: ChatCall): Piece => code`
  let finish_reason${typed(call, ANY)} = null;
  for await (const event of result) {
    if (event.type !== "raw_model_stream_event") continue;
    const { data } = event;
    if (data.type === "output_text_delta") process.stdout.write(data.delta);
    // The service's own chunk says why a response ended.
    if (data.type === "model") finish_reason = data.event.choices?.[0]?.finish_reason || finish_reason;
    if (data.type !== "response_done") continue;
    const types = data.response.output.map(({ type }) => type);
    if (types.includes("message")) ${END_LINE}
    ${CHECK_REASON}
    if (${cutReasons(call)}.includes(finish_reason)) {
      throw new Error(${saidOf(call, code`finish_reason`)});
    }
    if (types.every((type) => type === "reasoning")) {
      throw new Error(${noAnswer(call)});
    }
    finish_reason = null;
  }
  await result.completed;
`

function unsupportedTools(call: ChatCall): string | undefined {
  if (forcedChoice(call) !== undefined) return 'we haven’t run an OpenAI Agents example that forces a tool call'
  const { tools } = call.parameters
  const names = new Set(
    (tools as readonly JsonObject[]).map(({ function: itself }) => (itself as JsonObject | undefined)?.name),
  )
  return isListOf(isTool)(tools as Value) && names.size === (tools as readonly Value[]).length
    ? undefined
    : 'OpenAI Agents supports only function tools with a description, whose unique names have only letters, digits, and underscores (utils/tools.mjs)'
}

const isTool = isObjectOf({
  type: isOneOf('function'),
  function: isObjectOf(
    {
      name: (value) => isText(value) && /^[A-Za-z0-9_]+$/.test(value as string),
      description: (value) => isText(value) && value !== '',
      parameters: isObject,
      strict: isSwitch,
    },
    ['name', 'description'],
  ),
})
