import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { CMP, FMT, HTTP, JSON_PACKAGE, LOG, OS, SLICES, TIME } from '../names.ts'
import { printSections } from '../sections.ts'
import { messagesOf } from './message-list.ts'
import { SSESTREAM } from './names.ts'
import { makeParams } from './parameters.ts'
import {
  BACKGROUND,
  OR_EXPLAIN,
  OR_SAY_WHY,
  openaiProgram,
  openaiRunProgram,
  type Parts,
  REQUIRE_CHOICES,
  RESPONSE,
  SAY_WHY,
} from './program.ts'

export const openaiGoChat: ChatRenderer = {
  client: 'openai-go',
  render: (call) =>
    chatProgram(call, {
      params: chatParams(call, {}, call.parameters),
      shown: call.streaming ? printStream(call) : printCompletion(call),
    }),
}

/** A whole program of a chat. */
export function chatProgram(call: ChatCall, parts: Omit<Parts, 'moreHeaders'>): string {
  const { moreHeaders, streaming, variant } = call
  return variant.retries
    ? openaiRunProgram(call, retryingOptions(call), { ...parts, moreHeaders, first: when(streaming, LIMIT_START) })
    : openaiProgram(call, { ...parts, moreHeaders })
}

/**
 * Statements that read the files of the messages, and make `params`.
 *
 * @param named fields beside the model and the messages, by their names in Go
 * @param parameters the other fields of the body
 */
export const chatParams = (
  call: ChatCall,
  named: { readonly [name: string]: Piece },
  parameters: ChatCall['parameters'],
): Piece => code`
  ${readFiles(call)}
  ${makeParams(
    'ChatCompletionNewParams',
    { Model: code`${call.requestModel}`, Messages: messagesOf(call.messages), ...named },
    parameters,
  )}
`

const CLIENT_STATUSES = /* @__PURE__ */ eachStatus(LIMITS.clientStatuses, (status) => code`${status}`, ', ')

/**
 * A limit for the whole request would break off a long stream: it is one until the answer begins. The client's own
 * `WithRequestTimeout` is none for each attempt: when it is over, openai-go 3.96 asks no more.
 */
const retryingOptions = ({ streaming }: ChatCall): Piece => code`
  // Asks again after ${CLIENT_STATUSES}, 5xx and lost connections, and waits as told by Retry-After.
  option.WithMaxRetries(${LIMITS.attempts - 1}),
  option.WithHTTPClient(&http.Client{${streaming ? code`Transport: transport` : code`Timeout: ${LIMITS.timeout} * ${TIME}.Second`}}),
`

/** Makes the \`transport\` of a client that streams. */
const LIMIT_START = code`
  transport := ${HTTP}.DefaultTransport.(*http.Transport).Clone()
  transport.ResponseHeaderTimeout = ${LIMITS.timeout} * ${TIME}.Second
`

const ASK = code`client.Chat.Completions.New(${BACKGROUND}, params, option.WithResponseInto(&response))`

const ASK_STREAMED = code`client.Chat.Completions.NewStreaming(${BACKGROUND}, params, option.WithResponseInto(&response))`

const ASK_ONE_STREAMED = code`
  ${RESPONSE}
  stream := ${ASK_STREAMED}
`

const askOne = ({ variant }: ChatCall): Piece => code`
  ${RESPONSE}
  completion, err := ${ASK}
  ${variant.retries ? OR_EXPLAIN : OR_SAY_WHY}
`

/** Asks for a `completion`: of one provider after another, if there are several. */
export const askWhole = (call: ChatCall): Piece => code`
  ${call.fallbackModels.length > 0 ? askEach(call) : askOne(call)}
  ${when(call.variant.retries, REQUIRE_CHOICES)}
`

/** The same for the first piece of a `stream`. */
export const askStreamed = (call: ChatCall): Piece =>
  call.fallbackModels.length > 0 ? askEach(call) : ASK_ONE_STREAMED

/** Ends the program where the stream did not come to its end. */
export const checkStream = ({ variant }: ChatCall): Piece => code`
  if err := stream.Err(); err != nil {
      ${variant.retries ? code`return explain(err, response)` : SAY_WHY}
  }
`

const TYPE = code`completion *openai.ChatCompletion`

const TYPE_OF_STREAM = code`stream *${SSESTREAM}.Stream[openai.ChatCompletionChunk]`

const TRY = code`
  completion, err = ${ASK}
  if err == nil {
      break
  }
`

const TRY_STREAMED = code`
  stream = ${ASK_STREAMED}
  if err = stream.Err(); err == nil {
      break
  }
`

const askEach = ({ fallbackModels, requestModel, streaming }: ChatCall): Piece => code`
  ${RESPONSE}
  var err error
  var ${streaming ? TYPE_OF_STREAM : TYPE}
  for _, params.Model = range []string${go.items([requestModel, ...fallbackModels].map((model) => code`${model}`))} {
      ${streaming ? TRY_STREAMED : TRY}
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

/** Shows the text of a stream as it comes, and puts its `message` together. */
export const accumulate = (call: ChatCall): Piece => code`
  ${askStreamed(call)}
  var completion openai.ChatCompletionAccumulator
  for stream.Next() {
      chunk := stream.Current()
      completion.AddChunk(chunk)
      if len(chunk.Choices) > 0 {
          ${FMT}.Print(chunk.Choices[0].Delta.Content)
      }
  }
  ${checkStream(call)}
  message := completion.Choices[0].Message
  if message.Content != "" {
      fmt.Println()
  }
`

/** What a message holds that the client has no names for: services have two. */
const readThoughts = (call: ChatCall, message: Piece): Piece => code`
  // Services call it by one of two names.
  var thoughts ${go.type([
    { path: ['reasoning'], type: 'string' },
    { path: ['reasoning_content'], type: 'string' },
  ])}
  if err := ${JSON_PACKAGE}.Unmarshal([]byte(${message}.RawJSON()), &thoughts); err != nil {
      ${call.variant.retries ? code`return err` : code`${LOG}.Fatal(err)`}
  }
`

const REASONING = code`${CMP}.Or(thoughts.ReasoningContent, thoughts.Reasoning)`

const printCompletion = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  ${printMessage(call)}
  ${when(call.showsUsage, code`fmt.Println("Usage:", completion.Usage.RawJSON())`)}
`

function printMessage(call: ChatCall): Piece {
  if (call.showsMessage) return code`${FMT}.Println(completion.Choices[0].Message.RawJSON())`
  if (!call.showsReasoning) return code`${FMT}.Println(completion.Choices[0].Message.Content)`
  return code`
    message := completion.Choices[0].Message
    ${readThoughts(call, code`message`)}
    if reasoning := ${REASONING}; reasoning != "" {
        ${FMT}.Printf("Reasoning:\n%s\n\nAnswer:\n", reasoning)
    }
    fmt.Println(message.Content)
  `
}

const printStream = (call: ChatCall): Piece => code`
  ${askStreamed(call)}
  ${when(call.showsReasoning, code`section := ""`)}
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
`

const KEEP_USAGE = code`
  if chunk.JSON.Usage.Valid() {
      usage = chunk.Usage.RawJSON()
  }
`

/** Shows what a chunk adds. */
function printDelta(call: ChatCall): Piece {
  if (call.showsMessage) return code`${FMT}.Println(chunk.Choices[0].Delta.RawJSON())`
  if (!call.showsReasoning) return code`${FMT}.Print(chunk.Choices[0].Delta.Content)`
  return code`
    delta := chunk.Choices[0].Delta
    ${readThoughts(call, code`delta`)}
    ${printSections(code`{"Reasoning", ${REASONING}},`)}
  `
}
