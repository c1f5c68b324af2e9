import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { declareEnd, keepEnd, orIncomplete, orIncompleteStream, printContent } from '../incomplete.ts'
import { CMP, FMT, HTTP, JSON_PACKAGE, LOG, OS, SLICES, TIME } from '../names.ts'
import { printSections } from '../sections.ts'
import { messagesOf } from './message-list.ts'
import { OPTION, SSESTREAM } from './names.ts'
import { CHAT_PARAMS, makeParams } from './parameters.ts'
import {
  BACKGROUND,
  OR_EXPLAIN,
  OR_SAY_WHY,
  openaiChatProgram,
  type Parts,
  REQUIRE_CHOICES,
  RESPONSE,
  SAY_WHY,
} from './program.ts'

export const openaiGoChat: ChatRenderer = {
  client: 'openai-go',
  render: /* @__PURE__ */ compiledChat((shape) =>
    programOf(shape, {
      params: code`
        ${readFiles(shape)}
        ${PARAMS}
      `,
      shown: shape.streaming ? printStream(shape) : printCompletion(shape),
    }),
  ),
}

const PARAMS = /* @__PURE__ */ slot((call: ChatCall) => makeChatParams(call, {}, call.parameters))

/** Returns a complete chat program. */
export const chatProgram = (call: ChatCall, parts: Parts): string => go.program(programOf(call, parts))

const programOf = (call: ChatShape, parts: Parts): Piece =>
  call.variant.retries
    ? openaiChatProgram(call, retryingOptions(call), { ...parts, first: when(call.streaming, LIMIT_START) })
    : openaiChatProgram(call, undefined, parts)

/**
 * Reads the messages' files, and creates `params`.
 *
 * @param named fields besides the model and the messages, by their Go names
 * @param parameters the other fields of the body
 */
export const chatParams = (
  call: ChatCall,
  named: { readonly [name: string]: Piece },
  parameters: ChatCall['parameters'],
): Piece => code`
  ${readFiles(call)}
  ${makeChatParams(call, named, parameters)}
`

const makeChatParams = (
  { requestModel, messages }: ChatCall,
  named: { readonly [name: string]: Piece },
  parameters: ChatCall['parameters'],
): Piece =>
  makeParams(CHAT_PARAMS, { Model: code`${requestModel}`, Messages: messagesOf(messages), ...named }, parameters)

const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(LIMITS.clientStatuses, (status) => code`${status}`, ', ')

/**
 * A timeout for the whole request would break off a long stream, so it only covers the start of the response. The
 * client's own `WithRequestTimeout` doesn't apply to each attempt: after it, openai-go 3.96 doesn't retry.
 */
const retryingOptions = ({ streaming }: ChatShape): Piece => code`
  // Retries after ${CLIENT_STATUSES}, 5xx, and lost connections, and waits as long as Retry-After says.
  ${OPTION}.WithMaxRetries(${LIMITS.attempts - 1}),
  option.WithHTTPClient(&http.Client{${streaming ? code`Transport: transport` : code`Timeout: ${LIMITS.timeout} * ${TIME}.Second`}}),
`

/** Creates the \`transport\` of a client with streaming. */
const LIMIT_START = code`
  transport := ${HTTP}.DefaultTransport.(*http.Transport).Clone()
  transport.ResponseHeaderTimeout = ${LIMITS.timeout} * ${TIME}.Second
`

/** A client's service for one API. */
export interface Service {
  /** An expression for it. */
  readonly service: Piece
  /** The variable of a whole result, and its type. */
  readonly result: Piece
  readonly type: Piece
  /** The type of a stream's items. */
  readonly chunk: Piece
}

const COMPLETIONS: Service = {
  service: code`client.Chat.Completions`,
  result: code`completion`,
  type: code`*openai.ChatCompletion`,
  chunk: code`openai.ChatCompletionChunk`,
}

const askFor = ({ service }: Service): Piece =>
  code`${service}.New(${BACKGROUND}, params, ${OPTION}.WithResponseInto(&response))`

const askForStream = ({ service }: Service): Piece =>
  code`${service}.NewStreaming(${BACKGROUND}, params, ${OPTION}.WithResponseInto(&response))`

const askOneStreamed = (service: Service): Piece => code`
  ${RESPONSE}
  stream := ${askForStream(service)}
`

const askOne = ({ variant }: ChatShape, service: Service): Piece => code`
  ${RESPONSE}
  ${service.result}, err := ${askFor(service)}
  ${variant.retries ? OR_EXPLAIN : OR_SAY_WHY}
`

/** Requests a result from one provider after another, if there are several. */
export const askService = (call: ChatShape, service: Service): Piece =>
  call.hasFallbacks ? askEach(call, service) : call.streaming ? askOneStreamed(service) : askOne(call, service)

/** Requests a `completion` from one provider after another, if there are several. */
export const askWhole = (call: ChatShape): Piece => code`
  ${askService(call, COMPLETIONS)}
  ${when(call.variant.retries, REQUIRE_CHOICES)}
`

/** Sends the request and reads the first chunk of a `stream`. */
export const askStreamed = (call: ChatShape): Piece => askService(call, COMPLETIONS)

/** Exits if the stream ended early. */
export const checkStream = ({ variant }: ChatShape): Piece => code`
  if err := stream.Err(); err != nil {
      ${variant.retries ? code`return explain(err, response)` : SAY_WHY}
  }
`

const tryWhole = (service: Service): Piece => code`
  ${service.result}, err = ${askFor(service)}
  if err == nil {
      break
  }
`

const tryStream = (service: Service): Piece => code`
  stream = ${askForStream(service)}
  if err = stream.Err(); err == nil {
      break
  }
`

const askEach = (call: ChatShape, service: Service): Piece => code`
  ${RESPONSE}
  var err error
  var ${call.streaming ? code`stream *${SSESTREAM}.Stream[${service.chunk}]` : code`${service.result} ${service.type}`}
  for _, params.Model = range []string${fromCall(call, ({ requestModel, fallbackModels }) => go.items([requestModel, ...fallbackModels].map((model) => code`${model}`)))} {
      ${call.streaming ? tryStream(service) : tryWhole(service)}
      err = explain(err, response)
      if response != nil && response.StatusCode < 500 && !${SLICES}.Contains([]int{${CLIENT_STATUSES}}, response.StatusCode) {
          return err
      }
      fmt.Fprintf(${OS}.Stderr, "%s: %v\n", params.Model, err)
  }
  if err != nil {
      return fmt.Errorf("no provider answered: %w", err)
  }
  fmt.Fprintf(os.Stderr, "Answered by %s\n", params.Model)
`

/** Prints a stream's text as it arrives, and assembles its `message`. */
export const accumulate = (call: ChatShape): Piece => code`
  ${askStreamed(call)}
  var completion openai.ChatCompletionAccumulator
  for stream.Next() {
      chunk := stream.Current()
      // The accumulator takes no chunk with another ID than the first.
      chunk.ID = ""
      completion.AddChunk(chunk)
      if len(chunk.Choices) > 0 {
          ${FMT}.Print(chunk.Choices[0].Delta.Content)
      }
  }
  ${checkStream(call)}
  ${MESSAGE_AND_END}
  if message.Content != "" {
      fmt.Println()
  }
`

/**
 * Reads a message's reasoning, which isn't a field of the client and has two names.
 *
 * @param json an expression for the original message
 */
const readThoughts = (call: ChatShape, json: Piece): Piece => code`
  // Services call it by one of two names.
  var thoughts ${go.type([
    { path: ['reasoning'], type: 'string' },
    { path: ['reasoning_content'], type: 'string' },
  ])}
  if err := ${JSON_PACKAGE}.Unmarshal([]byte(${json}), &thoughts); err != nil {
      ${call.variant.retries ? code`return err` : code`${LOG}.Fatal(err)`}
  }
`

const REASONING = code`${CMP}.Or(thoughts.ReasoningContent, thoughts.Reasoning)`

const printCompletion = (call: ChatShape): Piece => code`
  ${askWhole(call)}
  ${printMessage(call)}
  ${when(call.showsUsage, code`fmt.Println("Usage:", completion.Usage.RawJSON())`)}
`

/** Reads the `message`, and its finish reason. */
export const MESSAGE_AND_END = code`
  choice := completion.Choices[0]
  message, finishReason := choice.Message, choice.FinishReason
`

function printMessage(call: ChatShape): Piece {
  const { checksAnswer, showsMessage, showsReasoning } = call
  if (showsMessage) {
    return code`
      ${when(checksAnswer, code`finishReason := completion.Choices[0].FinishReason`)}
      ${orIncomplete(call)}
      ${FMT}.Println(completion.Choices[0].Message.RawJSON())
    `
  }
  if (!showsReasoning && !checksAnswer) return code`${FMT}.Println(completion.Choices[0].Message.Content)`
  return code`
    ${checksAnswer ? MESSAGE_AND_END : code`message := completion.Choices[0].Message`}
    ${orIncomplete(call, code`message.Content == ""`)}
    ${when(showsReasoning, printReasoning(call))}
    ${FMT}.Println(message.Content)
  `
}

const printReasoning = (call: ChatShape): Piece => code`
  ${readThoughts(call, code`message.RawJSON()`)}
  if reasoning := ${REASONING}; reasoning != "" {
      ${FMT}.Printf("Reasoning:\n%s\n\nAnswer:\n", reasoning)
  }
`

const printStream = (call: ChatShape): Piece => code`
  ${askStreamed(call)}
  ${when(call.showsReasoning, code`section := ""`)}
  ${declareEnd(call)}
  ${when(call.showsUsage, code`usage := ""`)}
  for stream.Next() {
      chunk := stream.Current()
      if len(chunk.Choices) > 0 {
          ${printDelta(call)}
      }
      ${when(call.showsUsage, KEEP_USAGE)}
  }
  ${checkStream(call)}
  ${when(!call.showsMessage, code`fmt.Println()`)}
  ${when(call.showsUsage, code`fmt.Println("Usage:", usage)`)}
  ${orIncompleteStream(call)}
`

const KEEP_USAGE = code`
  if chunk.JSON.Usage.Valid() {
      usage = chunk.Usage.RawJSON()
  }
`

/** Prints what a chunk adds. A choice without a delta has no JSON for it. */
function printDelta(call: ChatShape): Piece {
  if (call.showsMessage) {
    return code`
      ${FMT}.Println(chunk.Choices[0].Delta.RawJSON())
      ${keepEnd(call)}
    `
  }
  if (!call.showsReasoning) return printContent(call)
  return code`
    delta := chunk.Choices[0].Delta
    ${keepEnd(call)}
    ${readThoughts(call, code`${CMP}.Or(delta.RawJSON(), "{}")`)}
    ${printSections(code`{"Reasoning", ${REASONING}},`)}
  `
}
