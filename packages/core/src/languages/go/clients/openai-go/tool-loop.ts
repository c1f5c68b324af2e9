import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { type Piece, paragraphs, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { defineCallFunction } from '../call-function.ts'
import { orIncompleteRound } from '../incomplete.ts'
import { ERRORS, FMT, JSON_PACKAGE, LOG } from '../names.ts'
import { accumulate, askWhole, chatParams, chatProgram, MESSAGE_AND_END } from './chat.ts'
import { PARAM } from './names.ts'
import { REPLY, readReply } from './reply.ts'
import { callPlainFunction, toolsOf } from './tools.ts'

export const openaiGoToolLoop: ChatRenderer = {
  client: 'openai-go',
  render(call) {
    const { retries } = call.variant
    const { tools: _, tool_choice: choice, ...others } = call.parameters
    return chatProgram(call, {
      params: chatParams(
        call,
        { Tools: toolsOf(call), ...(choice !== undefined && { ToolChoice: choiceOf(choice) }) },
        others,
      ),
      shown: loop(call),
      end: when(retries, NOT_ANSWERED),
      function: paragraphs(
        when(call.streaming && !accumulates(call), REPLY),
        retries ? defineCallFunction(call) : undefined,
      ),
    })
  },
}

const loop = (call: ChatCall): Piece => code`
  for range ${MOST_ROUNDS} {
      ${readMessage(call)}
      if len(message.ToolCalls) == 0 {
          ${when(!call.streaming, code`${FMT}.Println(message.Content)`)}
          return${when(call.variant.retries, code` nil`)}
      }
      ${sendBack(call)}
      for _, call := range message.ToolCalls {
          ${call.variant.retries ? ANSWER_CALL : answerCall(call)}
      }
      ${when(forcedChoice(call) !== undefined, FREE_CHOICE)}
  }
  ${when(!call.variant.retries, code`${LOG}.Fatal(${NO_ANSWER})`)}
`

const answerCall = (call: ChatCall): Piece => code`
  ${callPlainFunction(call)}
  params.Messages = append(params.Messages, openai.ToolMessage(string(content), call.ID))
`

/** The model gets the results of its calls, or the errors, so that it can try again. */
const ANSWER_CALL = code`
  content, err := callFunction(call.Function.Name, call.Function.Arguments)
  if err != nil {
      content = fmt.Sprintf("Error: %v", err)
  }
  params.Messages = append(params.Messages, openai.ToolMessage(content, call.ID))
`

const NOT_ANSWERED = code`return ${ERRORS}.New(${NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1)})`

/** Incomplete calls are never run: the program exits first. */
const readMessage = (call: ChatCall): Piece => code`
  ${call.streaming ? readStream(call) : askAndRead(call)}
  isEmpty := message.Content == "" && len(message.ToolCalls) == 0
  ${orIncompleteRound(call, IS_EMPTY)}
`

/** The client's accumulator drops reasoning, which is sent back if the service sends any. */
const readStream = (call: ChatCall): Piece => (accumulates(call) ? accumulate(call) : readReply(call))

const accumulates = ({ sendsNoReasoning, streaming, variant }: ChatCall): boolean =>
  streaming && !variant.retries && sendsNoReasoning !== undefined

const IS_EMPTY = code`isEmpty`

const askAndRead = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  ${MESSAGE_AND_END}
`

/** The client's `ToParam` drops reasoning. */
function sendBack(call: ChatCall): Piece {
  if (call.streaming && !accumulates(call)) return code`params.Messages = append(params.Messages, ${OVERRIDE}(message))`
  if (call.sendsNoReasoning !== undefined) return code`params.Messages = append(params.Messages, message.ToParam())`
  return code`
    // Send the message back unchanged: ToParam drops its reasoning.
    turn := ${OVERRIDE}(${JSON_PACKAGE}.RawMessage(message.RawJSON()))
    params.Messages = append(params.Messages, turn)
  `
}

const OVERRIDE = code`${PARAM}.Override[openai.ChatCompletionMessageParamUnion]`

const choiceOf = (choice: Value): Piece =>
  typeof choice === 'string'
    ? code`openai.ChatCompletionToolChoiceOptionUnionParam{OfAuto: openai.String(${choice})}`
    : code`${PARAM}.Override[openai.ChatCompletionToolChoiceOptionUnionParam](${go.literal(choice, 6)})`

/** A forced tool call is only sent once; otherwise, the model would never answer. */
const FREE_CHOICE = code`params.ToolChoice = ${choiceOf('auto')}`
