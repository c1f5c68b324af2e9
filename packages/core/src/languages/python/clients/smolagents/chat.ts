import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine, printChatCompletion, printStream } from '../chat-completion.ts'
import { handedOn } from '../chat-keywords.ts'
import { failEmpty } from '../empty-answer.ts'
import { withFiles } from '../files.ts'
import { checkWhole, cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { isSpeaker } from '../kept-messages.ts'
import { defineMessages } from '../messages.ts'

/* What smolagents does to a request was read in smolagents/models.py of smolagents 1.26.0, and seen in requests. It wants
   the usage of an answer that is not streamed, which every service sends that examples are run with. Its agents, of which
   its guided tour begins with one, add instructions that no option leaves out. */
export const smolagentsChat: ChatRenderer = {
  client: 'smolagents',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming && call.asksForReasoning
      ? 'smolagents’ ChatMessageStreamDelta drops the reasoning, which you asked to print (smolagents/models.py)'
      : undefined),
  setUp: (call) => (isRouted(call) ? { install: 'pip install smolagents~=1.26' } : {}),
  render(call) {
    const body = code`
      ${isRouted(call) ? createRoutedModel(call) : createModel(call)}
      ${call.streaming && call.checksAnswer ? checkReason(call) : undefined}

      ${defineMessages(call)}
      ${call.streaming ? stream(call) : generate(call)}
    `
    return python.program(withFiles(call, body))
  },
}

/**
 * Whether `InferenceClientModel` sends the call unchanged. It can't send a model's name to another base URL, leaves out
 * what is null, and calls a name that is a URL.
 */
const isRouted = ({ requestModel, target, traits }: ChatCall): boolean =>
  target === 'routed' && !traits.nullField && !/^https?:/i.test(requestModel)

/** Makes `model`, with all that the call asks for besides its messages, for Hugging Face's router. */
const createRoutedModel = (call: ChatCall): Piece => code`
  model = ${nameFrom('smolagents', 'InferenceClientModel')}(
      model_id=${call.requestModel},
      token=${call.token},
      ${eachOnItsLine({
        ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
        ...handedOn(call, NOT_OF_HUB),
      })}
      ${WITHOUT_RETRIES}
  )
`

/** Body fields that OpenAI's client takes by name, but not `chat_completion` of huggingface_hub 2.4 (its signature). */
const NOT_OF_HUB = [
  'audio',
  'function_call',
  'functions',
  'max_completion_tokens',
  'metadata',
  'modalities',
  'parallel_tool_calls',
  'prediction',
  'reasoning_effort',
  'service_tier',
  'store',
  'stream_options',
  'user',
  'verbosity',
]

const WITHOUT_RETRIES = code`
  # Otherwise, smolagents retries for minutes.
  retry=False,
`

/** Fails where a stream is cut: smolagents' own objects don't have the reason why an answer ended. */
function checkReason(call: ChatCall): Piece {
  const method = isRouted(call) ? code`model.client.chat_completion` : code`model.client.chat.completions.create`
  return code`
    create_stream = ${method}


    def check_stream(**options):
        reason = None
        for chunk in create_stream(**options):
            if chunk.choices:
                reason = chunk.choices[0].finish_reason or reason
            yield chunk
        # smolagents drops finish_reason, so a truncated answer would look complete.
        if reason in ${cutReasons(call)}:
            ${failIncomplete(call, code`reason`)}


    ${method} = check_stream
  `
}

/** Makes `model` for any base URL, with all that the call asks for besides its messages. */
export const createModel = (call: ChatCall): Piece => code`
  model = ${nameFrom('smolagents', 'OpenAIModel')}(
      model_id=${call.requestModel},
      api_base=${call.baseUrl},
      api_key=${call.token},
      ${eachOnItsLine({
        ...(Object.keys(call.moreHeaders).length === 0 ? {} : { client_kwargs: { default_headers: call.moreHeaders } }),
        ...handedOn(call, ['stream_options']),
      })}
      ${WITHOUT_RETRIES}
  )
`

const generate = (call: ChatCall): Piece => code`
  response = model.generate(messages)

  ${call.showsReasoning ? printRaw(call) : printResponse(call)}
`

/** What smolagents keeps of an answer leaves out what the model thought. */
const printRaw = (call: ChatCall): Piece => code`
  # What smolagents keeps of an answer is without the reasoning.
  completion = response.raw
  ${printChatCompletion(call)}
`

const printResponse = (call: ChatCall): Piece => code`
  print(response.${call.showsMessage ? code`model_dump_json()` : code`content${when(call.checksAnswer, code` or ""`)}`})
  ${when(call.showsUsage, code`print("Usage:", response.token_usage)`)}
  ${when(call.checksAnswer, code`reason = response.raw.choices[0].finish_reason`)}
  ${call.checksAnswer ? checkWhole(call, code`reason`, call.showsMessage ? code`not (response.content or response.tool_calls)` : code`not response.content`) : undefined}
`

const stream = (call: ChatCall): Piece => code`
  ${when(call.checksAnswer, code`answered = None`)}
  ${printStream(
    { ...call, showsReasoning: false },
    code`
      for delta in model.generate_stream(messages):
          ${call.showsMessage ? code`print(delta)` : code`print(delta.content or "", end="", flush=True)`}
          ${call.checksAnswer ? code`answered = answered or delta.content${when(call.showsMessage, code` or delta.tool_calls`)}` : undefined}
          ${when(call.showsUsage, code`usage = delta.token_usage or usage`)}
    `,
  )}
  ${call.checksAnswer ? failEmpty(call, code`not answered`) : undefined}
`

/** Why smolagents would send something else than the call has. */
export function unsupportedChat({ messages }: ChatCall): string | undefined {
  return Array.isArray(messages) && messages.every(isKept)
    ? undefined
    : 'smolagents converts messages to its own types: it keeps only role and content, and merges consecutive messages with the same role (smolagents/models.py)'
}

const isKept = ({ role, content, ...others }: ValueObject, place: number, all: readonly ValueObject[]): boolean =>
  isSpeaker(role) &&
  role !== 'developer' &&
  role !== all[place - 1]?.role &&
  Object.keys(others).length === 0 &&
  (typeof content === 'string' || (Array.isArray(content) && content.every(isPart)))

/** What is called an image is one of the program's own, of which it makes an address. */
const isPart = ({ type }: ValueObject): boolean => typeof type === 'string' && type !== 'image'
