import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { eachOnItsLine, printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { handedOn } from '../chat-keywords.ts'
import { failEmpty } from '../empty-answer.ts'
import { withFiles } from '../files.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { givenIn, unsupportedMessages } from './conversation.ts'

/* What Agno does to a request was read in agno/models/openai of agno 3.1.10, and seen in requests. */
export const agnoChat: ChatRenderer = {
  client: 'agno',
  unsupported: (call) =>
    call.showsMessage ? 'an Agno agent runs tools itself; use the tool-loop recipe' : unsupportedChat(call),
  render(call) {
    const { defined, passed } = givenIn(call)
    const main = code`
      ${defined}
      ${call.streaming ? stream(call, passed) : run(call, passed)}
    `
    const body = code`
      ${createAgent(call)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

export const OPENAI_LIKE = /* @__PURE__ */ nameFrom('agno.models.openai', 'OpenAILike')

/**
 * Makes `agent`. Agno’s `HuggingFace` model (agno/models/huggingface) drops reasoning, images, schemas and headers, so the
 * model is `OpenAILike`.
 *
 * @param more further arguments of the agent
 * @param model the model's class
 */
export function createAgent(call: ChatCall, more?: Piece, model = OPENAI_LIKE): Piece {
  const { instructions, namesVariables } = givenIn(call)
  return code`
    agent = ${nameFrom('agno.agent', 'Agent')}(
        model=${model}(
            id=${call.requestModel},
            base_url=${call.baseUrl},
            api_key=${call.token},
            ${moreHeadersOf(call)}
            ${eachOnItsLine(handedOn(call, NOT_FIELDS))}
        ),
        ${instructions === undefined ? undefined : python.argument('instructions', instructions)}
        ${more}
        ${when(namesVariables, KEEPS_NAMES)}
        telemetry=False,  # Don't send run data to Agno.
    )
  `
}

const KEEPS_NAMES = code`resolve_in_context=False,  # Send $ and braces unchanged.`

const RUN_STATUS = /* @__PURE__ */ nameFrom('agno.run', 'RunStatus')
const RUN_EVENT = /* @__PURE__ */ nameFrom('agno.run.agent', 'RunEvent')

/** The name of the method that runs an agent. */
const methodOf = ({ variant }: ChatCall): Piece => name(variant.async ? 'arun' : 'run')

/** Runs the agent to its `response`. */
export const ask = (call: ChatCall, passed: Piece): Piece => code`
  response = ${awaited(call)}agent.${methodOf(call)}(${passed})
  if response.status == ${RUN_STATUS}.error:
      raise SystemExit(response.content)
`

/**
 * Runs the agent and reads its events.
 *
 * @param read what is done with the event of a content
 */
export const readEvents = (call: ChatCall, passed: Piece, read: Piece): Piece => code`
  ${asynchronous(call)}for event in agent.${methodOf(call)}(${passed}, stream=True):
      if event.event == ${RUN_EVENT}.run_error:
          raise SystemExit(event.content)
      if event.event == ${RUN_EVENT}.run_content:
          ${read}
`

export const PRINT_CONTENT = code`print(event.content or "", end="", flush=True)`
const ONE_NAME = code`# Agno uses one name for reasoning, whichever one the service uses.`

const run = (call: ChatCall, passed: Piece): Piece => code`
  ${ask(call, passed)}
  ${call.checksAnswer ? checkAnswer(call, code`response.content`, code`response.metrics`) : undefined}

  ${
    call.showsReasoning
      ? printReasoned(code`response.reasoning_content`, code`response.content`, ONE_NAME)
      : code`print(response.content)`
  }
  ${when(call.showsUsage, code`print("Usage:", response.metrics.to_dict())`)}
`

/**
 * Fails where there is no answer, or where it has as many tokens as it may have.
 *
 * @param content an expression for the answer
 * @param metrics an expression for the metrics of its request
 */
function checkAnswer(call: ChatCall, content: Piece, metrics: Piece): Piece {
  const most = mostTokens(call)
  return most === undefined
    ? failEmpty(call, code`not ${content}`)
    : code`
      # Agno drops the finish reason, so compare with ${name(call.limit)}.
      if not ${content} or ${metrics}.output_tokens >= ${most}:
          raise SystemExit(${`Incomplete answer: raise ${call.limit} or rephrase`})
    `
}

/** The limit that an answer may have reached. With several choices, Agno knows only how many tokens all of them have. */
function mostTokens({ limit, parameters }: ChatCall): number | undefined {
  const { [limit]: most, n = 1 } = parameters
  return typeof most === 'number' && n === 1 ? most : undefined
}

const stream = (call: ChatCall, passed: Piece): Piece => code`
  ${when(call.checksAnswer, code`answered = None`)}
  ${printStream(
    { ...call, showsMessage: false },
    readEvents(
      call,
      passed,
      code`
        ${
          call.showsReasoning
            ? printReasonedPieces(code`event.reasoning_content`, code`event.content`, ONE_NAME)
            : PRINT_CONTENT
        }
        ${when(call.checksAnswer, code`answered = answered or event.content`)}
      `,
    ),
  )}
  ${call.checksAnswer ? failEmpty(call, code`not answered`) : undefined}
`

/** Arguments of OpenAI's client that Agno's model has no field for, or one of another meaning. */
const NOT_FIELDS =
  'function_call functions n parallel_tool_calls prediction response_format stream_options tool_choice tools'.split(' ')

/** Why Agno would send something else than the call has. */
export function unsupportedChat({ messages, showsUsage, streaming }: ChatCall): string | undefined {
  if (streaming && showsUsage) {
    return 'Agno adds up the usage of all chunks in a stream, but services repeat it in several chunks (_populate_stream_data of agno/models/base.py)'
  }
  return unsupportedMessages(messages)
}
