import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { CMP, ERRORS, FMT, SLICES } from '../names.ts'
import { accumulate, askStreamed, askWhole, chatParams, chatProgram, checkStream } from './chat.ts'
import { PARAM } from './names.ts'
import { CALL_FUNCTION, CALL_PLAIN_FUNCTION, defineFunctions, definePlainFunctions, toolsOf } from './tools.ts'

export const openaiGoToolLoop: ChatRenderer = {
  client: 'openai-go',
  render(call) {
    const { tools: _, tool_choice: choice, ...others } = call.parameters
    return chatProgram(call, {
      params: chatParams(
        call,
        { Tools: toolsOf(call), ...(choice !== undefined && { ToolChoice: choiceOf(choice) }) },
        others,
      ),
      shown: call.variant.retries ? loop(call) : plainLoop(call),
      before: call.variant.retries ? defineFunctions(call) : definePlainFunctions(call),
      function: when(call.variant.retries, CALL_FUNCTION),
    })
  },
}

/** A round ends the program where the model has called nothing. */
const plainLoop = (call: ChatCall): Piece => code`
  for {
      ${call.streaming ? readPlainStream(call) : readPlainCompletion(call)}
      params.Messages = append(params.Messages, message.ToParam())
      for _, call := range message.ToolCalls {
          ${CALL_PLAIN_FUNCTION}
          params.Messages = append(params.Messages, openai.ToolMessage(string(result), call.ID))
      }
      ${when(forcedChoice(call) !== undefined, FREE_CHOICE)}
  }
`

const readPlainCompletion = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  message := completion.Choices[0].Message
  if len(message.ToolCalls) == 0 {
      ${FMT}.Println(message.Content)
      return
  }
`

const readPlainStream = (call: ChatCall): Piece => code`
  ${accumulate(call)}
  if len(message.ToolCalls) == 0 {
      return
  }
`

const loop = (call: ChatCall): Piece => code`
  for round := 1; ; round++ {
      if round > ${MOST_ROUNDS} {
          return ${ERRORS}.New(${NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1)})
      }
      ${call.streaming ? readStream(call) : readCompletion(call)}
      ${when(forcedChoice(call) !== undefined, FREE_CHOICE)}
  }
`

const choiceOf = (choice: Value): Piece =>
  typeof choice === 'string'
    ? code`openai.ChatCompletionToolChoiceOptionUnionParam{OfAuto: openai.String(${choice})}`
    : code`${PARAM}.Override[openai.ChatCompletionToolChoiceOptionUnionParam](${go.literal(choice, 6)})`

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = code`params.ToolChoice = ${choiceOf('auto')}`

/** The end of a round: the model is told what its calls gave, or what went wrong, and may do better. */
const tell = (called: Piece, id: Piece): Piece => code`
  for _, call := range message.ToolCalls {
      content, err := callFunction(${called}.Name, ${called}.Arguments)
      if err != nil {
          content = fmt.Sprintf("Error: %v", err)
      }
      params.Messages = append(params.Messages, openai.ToolMessage(content, ${id}))
  }
`

const readCompletion = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  message := completion.Choices[0].Message
  if len(message.ToolCalls) == 0 {
      fmt.Println(message.Content)
      break
  }
  params.Messages = append(params.Messages, message.ToParam())
  ${tell(code`call.Function`, code`call.ID`)}
`

const MAPS = /* @__PURE__ */ name('maps', { module: 'maps' })

/** A call comes in parts, which its index holds together. */
const readStream = (call: ChatCall): Piece => code`
  ${askStreamed(call)}
  content := ""
  calls := map[int64]*openai.ChatCompletionMessageFunctionToolCallParam{}
  for stream.Next() {
      chunk := stream.Current()
      if len(chunk.Choices) == 0 {
          continue
      }
      delta := chunk.Choices[0].Delta
      content += delta.Content
      fmt.Print(delta.Content)
      for _, part := range delta.ToolCalls {
          if calls[part.Index] == nil {
              calls[part.Index] = &openai.ChatCompletionMessageFunctionToolCallParam{}
          }
          call := calls[part.Index]
          call.ID = ${CMP}.Or(part.ID, call.ID)
          call.Function.Name = cmp.Or(part.Function.Name, call.Function.Name)
          call.Function.Arguments += part.Function.Arguments
      }
  }
  ${checkStream(call)}
  if content != "" {
      fmt.Println()
  }
  if len(calls) == 0 {
      break
  }
  var message openai.ChatCompletionAssistantMessageParam
  if content != "" {
      message.Content.OfString = openai.String(content)
  }
  for _, index := range ${SLICES}.Sorted(${MAPS}.Keys(calls)) {
      message.ToolCalls = append(message.ToolCalls, openai.ChatCompletionMessageToolCallUnionParam{OfFunction: calls[index]})
  }
  params.Messages = append(params.Messages, openai.ChatCompletionMessageParamUnion{OfAssistant: &message})
  ${tell(code`call.OfFunction.Function`, code`call.OfFunction.ID`)}
`
