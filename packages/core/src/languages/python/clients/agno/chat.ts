import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { eachOnItsLine, printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { handedOn } from '../chat-keywords.ts'
import { failEmpty } from '../empty-answer.ts'
import { withFiles } from '../files.ts'
import { givenIn, unsupportedMessages } from './conversation.ts'

/* What Agno does to a request was read in agno/models/openai of agno 3.1.10, and seen in requests. */
export const agnoChat: ChatRenderer = {
  client: 'agno',
  unsupported: (call) =>
    call.showsMessage ? 'an Agno agent calls tools itself and doesn’t show the calls' : unsupportedChat(call),
  render: (call) => python.program(withFiles(call, runAgent(call))),
}

/**
 * Makes the agent, runs it to its answer, and shows that. Agno’s `HuggingFace` model (agno/models/huggingface) drops
 * reasoning, images, schemas and headers, so the model is `OpenAILike`.
 */
function runAgent(call: ChatCall): Piece {
  const { defined, instructions, namesVariables, passed } = givenIn(call)
  return code`
    agent = ${nameFrom('agno.agent', 'Agent')}(
        model=${nameFrom('agno.models.openai', 'OpenAILike')}(
            id=${call.requestModel},
            base_url=${call.baseUrl},
            api_key=${call.token},
            ${moreHeadersOf(call)}
            ${eachOnItsLine(handedOn(call, NOT_FIELDS))}
        ),
        ${instructions === undefined ? undefined : python.argument('instructions', instructions)}
        ${when(namesVariables, KEEPS_NAMES)}
        telemetry=False,  # Don't send run data to Agno.
    )

    ${defined}
    ${call.streaming ? stream(call, passed) : run(call, passed)}
  `
}

const KEEPS_NAMES = code`resolve_in_context=False,  # Send $ and braces unchanged.`

const RUN_STATUS = /* @__PURE__ */ nameFrom('agno.run', 'RunStatus')
const RUN_EVENT = /* @__PURE__ */ nameFrom('agno.run.agent', 'RunEvent')
const ONE_NAME = code`# Agno has one name for it, whatever the service calls it.`

const run = (call: ChatCall, passed: Piece): Piece => code`
  response = agent.run(${passed})
  if response.status == ${RUN_STATUS}.error:
      raise SystemExit(response.content)
  ${call.checksAnswer ? failEmpty(call, code`not response.content`) : undefined}

  ${
    call.showsReasoning
      ? printReasoned(code`response.reasoning_content`, code`response.content`, ONE_NAME)
      : code`print(response.content)`
  }
  ${when(call.showsUsage, code`print("Usage:", response.metrics.to_dict())`)}
`

const stream = (call: ChatCall, passed: Piece): Piece => code`
  ${when(call.checksAnswer, code`answered = None`)}
  ${printStream(
    { ...call, showsMessage: false },
    code`
      for event in agent.run(${passed}, stream=True):
          if event.event == ${RUN_EVENT}.run_error:
              raise SystemExit(event.content)
          if event.event == ${RUN_EVENT}.run_content:
              ${
                call.showsReasoning
                  ? printReasonedPieces(code`event.reasoning_content`, code`event.content`, ONE_NAME)
                  : code`print(event.content or "", end="", flush=True)`
              }
              ${when(call.checksAnswer, code`answered = answered or event.content`)}
    `,
  )}
  ${call.checksAnswer ? failEmpty(call, code`not answered`) : undefined}
`

/** Arguments of OpenAI's client that Agno's model has no field for, or one of another meaning. */
const NOT_FIELDS =
  'function_call functions n parallel_tool_calls prediction response_format stream_options tool_choice tools'.split(' ')

/** Why Agno would send something else than the call has. */
function unsupportedChat({ messages, showsUsage, streaming }: ChatCall): string | undefined {
  if (streaming && showsUsage) {
    return 'Agno adds up the usage of all chunks in a stream, but services repeat it in several chunks (_populate_stream_data of agno/models/base.py)'
  }
  return unsupportedMessages(messages)
}
