import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { listModels } from '../retries.ts'
import {
  answerOrCall,
  beginStream,
  callOfStream,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
  sampleOf,
} from '../tools.ts'
import { createCompletion } from './chat.ts'
import { chatProgram } from './program.ts'
import { castRunner, completionTypes } from './types.ts'

/** The client's helper runs the loop where it sends what was asked for. */
export const openaiToolLoop: ChatRenderer = {
  client: 'openai',
  render: (call) => chatProgram(call, canRunTools(call) ? runTools(call) : ownLoop(call)),
}

const ownLoop = (call: ChatCall): Piece => code`
  ${defineTools(call, undefined, completionTypes(call))}
  ${listModels(call)}

  ${loop(
    call,
    code`
      ${createCompletion(call, MESSAGES, loopParameters(call))}

      ${call.streaming ? readStream(call) : answerOrCall(call, FUNCTION_CALLS)}
    `,
  )}
`

const FUNCTION_CALLS = code`OpenAI.ChatCompletionMessageFunctionToolCall[]`

const readStream = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  for await (const chunk of stream) {
    ${keepDelta(call)}
  }

  ${callOfStream(call)}
`

/**
 * Whether the helper of release 7.57 can do it. A forced choice it would send in each round; what the model says beside its
 * calls it would read by the schema of an answer; and of tools and of what the assistant said it sends the fields alone
 * that OpenAI has. Its streams end with "missing role for choice 0" where no event names a role.
 */
const canRunTools = (call: ChatCall): boolean =>
  !call.variant.retries &&
  !call.streaming &&
  forcedChoice(call) === undefined &&
  call.parameters.response_format === undefined &&
  unsupportedField('runTools', 'tool_choice', call) === undefined &&
  (call.parameters.tools as readonly JsonObject[]).every(isSentWhole) &&
  (call.messages as readonly JsonObject[]).every(
    (message) => message.role !== 'assistant' || hasOnly(message, ['role', 'content', 'name']),
  )

const isSentWhole = ({ function: itself, ...others }: JsonObject): boolean =>
  others.type === 'function' &&
  hasOnly(others, ['type']) &&
  isObject(itself) &&
  typeof itself.name === 'string' &&
  itself.name !== '' &&
  hasOnly(itself, ['name', 'description', 'parameters', 'strict'])

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (object: JsonObject, fields: readonly string[]): boolean =>
  Object.keys(object).every((field) => fields.includes(field))

function runTools(call: ChatCall): Piece {
  const { requestModel: model, messages, parameters } = call
  const { tools, ...others } = parameters
  const samples = new Map(toolFunctions(call).map((sample) => [sample.name, sample]))
  return code`
    const runner = client.chat.completions.runTools({
      ${javascript.properties({ model, messages })}
      tools: [
        ${lines(...(tools as readonly JsonObject[]).map((tool) => runnable(call, tool, samples)))}
      ],
      ${javascript.properties(others)}
    }${castRunner(call)});

    console.log(await runner.finalContent());
  `
}

/** A tool with its function. */
function runnable(call: ChatCall, tool: JsonObject, samples: ReadonlyMap<unknown, ToolFunction>): Piece {
  const fields = tool.function as JsonObject
  const { given, body } = sampleOf(samples.get(fields.name) as ToolFunction)
  return code`
    {
      type: "function",
      function: {
        ${javascript.properties(fields)}
        parse: JSON.parse,
        function: async (${given}${given && typed(call, ANY)}) => {
          ${body}
        },
      },
    },
  `
}
