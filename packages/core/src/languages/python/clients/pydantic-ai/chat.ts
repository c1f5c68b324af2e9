import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { awaitedIn, awaitsIn } from '../main.ts'
import type { Place } from '../place.ts'
import { definePrompt, fromPydanticAi, prompted, unsupportedMessages } from './conversation.ts'
import { createAgent } from './model.ts'

export const pydanticAiChat: ChatRenderer = {
  client: 'pydantic_ai',
  unsupported: (call) =>
    call.showsMessage ? 'a Pydantic AI agent runs tools itself; use the tool-loop recipe' : unsupportedChat(call),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const main = code`
    ${definePrompt(call)}
    ${call.streaming ? stream(call, place) : run(call, place)}
    ${when(call.showsUsage, code`print("Usage:", result.usage, "Total:", result.usage.total_tokens)`)}
    ${call.checksAnswer ? checkResult(call) : undefined}
  `
  const body = code`
    ${createAgent(call)}

    ${inPlace(call, place, main)}
  `
  return python.program(withFiles(call, body, isNoPicture))
}

/** Fails where the answer was cut or filtered. Pydantic AI itself fails where it is empty or refused. */
export const checkResult = (call: ChatCall): Piece => code`
  ${call.cutReasons.length > 0 ? checkReason(call, code`reason`, READ_REASON) : checkReason(call, code`result.response.finish_reason`)}
`

const checkReason = (call: ChatCall, reason: Piece, read?: Piece): Piece => code`
  ${read}
  if ${reason} in ${cutReasons(call)}:
      ${failIncomplete(call, reason)}
`

/** Pydantic AI has no names for a service’s own reasons. */
const READ_REASON = code`reason = (result.response.provider_details or {}).get("finish_reason")`

/** Runs the agent to its answer, and shows it. */
const run = (call: ChatCall, place: Place): Piece => code`
  result = ${runsAgent(call, place)}(${prompted(call)})

  ${printResult(call)}
`

/** Prints the answer in `result`. */
export const printResult = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, SHOW_THINKING)}
  print(result.output)
`

/** What the model thinks comes before its text. */
const SHOW_THINKING = code`
  if result.response.thinking:
      print(f"Reasoning:\n{result.response.thinking}\n\nAnswer:")
`

/** Runs the agent until it answers. */
export const runsAgent = (call: ChatCall, place: Place): Piece =>
  awaitsIn(call, place) ? code`await agent.run` : code`agent.run_sync`

/** Places what is done with the agent, which an async script does in a coroutine. */
export const inPlace = (call: ChatCall, place: Place, body: Piece): Piece =>
  call.variant.async ? awaitedIn(place, body) : body

/**
 * Prints the text of a run as it arrives. A streamed run of the agent itself would end with the first words of the model,
 * though calls may follow them, and has no text of structured output.
 */
export const SHOW = code`
  async def show(context, events):
      shown = False
      async for event in events:
          if isinstance(event, ${fromPydanticAi('PartStartEvent')}) and isinstance(event.part, ${fromPydanticAi('TextPart')}):
              shown = True
              print(event.part.content, end="", flush=True)
          elif isinstance(event, ${fromPydanticAi('PartDeltaEvent')}) and isinstance(event.delta, ${fromPydanticAi('TextPartDelta')}):
              print(event.delta.content_delta, end="", flush=True)
      if shown:
          print()
`

const stream = (call: ChatCall, place: Place): Piece =>
  awaitsIn(call, place)
    ? code`
      async with agent.run_stream(${prompted(call)}) as result:
          ${when(call.showsReasoning, SHOW_THINKING)}
          async for text in result.stream_text(delta=True):
              print(text, end="", flush=True)
      print()
    `
    : code`
      with agent.run_stream_sync(${prompted(call)}) as result:
          ${when(call.showsReasoning, SHOW_THINKING)}
          for text in result.stream_text(delta=True):
              print(text, end="", flush=True)
      print()
    `

/** Why Pydantic AI would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { messages, requestModel, showsUsage, streaming } = call
  if (streaming && showsUsage) {
    return 'Pydantic AI adds up the usage of all chunks in a stream, but services repeat it in several chunks (_add_usage of pydantic_ai/models/__init__.py)'
  }
  if (/^(?:openai\/)?o1-mini/i.test(requestModel))
    return 'for this model, Pydantic AI sends the system message as a user message'
  return unsupportedMessages(messages)
}
