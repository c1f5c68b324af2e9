import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, unsupportedLoop } from '../../../clients/tool-functions.ts'
import { go, indentedByTab } from '../../writer.ts'
import { readFiles } from '../files.ts'
import type { GoCode } from '../main.ts'
import { ask, robustOptions } from './chat.ts'
import { messagesOf, PARAM } from './message-list.ts'
import { makeParams } from './parameters.ts'
import { openaiProgram, REQUIRE_CHOICES } from './program.ts'
import { CALL_FUNCTION, defineFunctions, toolsOf } from './tools.ts'

export const openaiGoToolLoop: ClientForm = {
  client: 'openai-go',
  unsupported: unsupportedLoop,
  render(call) {
    const { messages, moreHeaders, parameters, requestModel } = call
    const { tools: _, tool_choice: choice, ...others } = parameters
    const [asked, tools, files] = [messagesOf(messages), toolsOf(call), readFiles(call)]
    const params = makeParams(
      'ChatCompletionNewParams',
      {
        Model: go.string(requestModel),
        Messages: asked.code,
        Tools: tools.code,
        ...(choice === undefined ? {} : { ToolChoice: choiceOf(choice) }),
      },
      others,
    )
    const round = call.streaming ? readStream(call) : readCompletion(call)
    return openaiProgram(
      call,
      moreHeaders,
      {
        imports: [
          ...params.imports,
          ...asked.imports,
          ...tools.imports,
          ...files.imports,
          ...(choice === undefined || typeof choice === 'string' ? [] : [PARAM]),
        ],
        code: files.code + params.code,
      },
      { imports: ['cmp', 'encoding/json', 'errors', ...round.imports], code: loop(call, round.code) },
      call.form.robust ? robustOptions(call) : undefined,
      { before: defineFunctions(call), functions: CALL_FUNCTION },
    )
  },
}

/** @param round code of one round, which leaves the loop with the answer */
const loop = (call: ChatCall, round: string): string => `\tfor round := 1; ; round++ {
\t\tif round > ${MOST_ROUNDS} {
\t\t\treturn errors.New(${go.string(NO_ANSWER.charAt(0).toLowerCase() + NO_ANSWER.slice(1, -1))})
\t\t}
${indentedByTab(round + (forcedChoice(call) === undefined ? '' : FREE_CHOICE))}\t}
`

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = `\tparams.ToolChoice = ${choiceOf('auto')}\n`

function choiceOf(choice: Value): string {
  const type = 'openai.ChatCompletionToolChoiceOptionUnionParam'
  return typeof choice === 'string'
    ? `${type}{OfAuto: openai.String(${go.string(choice)})}`
    : `param.Override[${type}](${go.literal(choice, 0, 70)})`
}

/** The end of a round: the model is told what its calls gave, or what went wrong, and may do better. */
const tell = (calls: string, name: string, given: string, id: string): string => `\tfor _, call := range ${calls} {
\t\tcontent, err := callFunction(${name}, ${given})
\t\tif err != nil {
\t\t\tcontent = fmt.Sprintf("Error: %v", err)
\t\t}
\t\tparams.Messages = append(params.Messages, openai.ToolMessage(content, ${id}))
\t}
`

function readCompletion(call: ChatCall): GoCode {
  const { imports, code } = ask(call)
  return {
    imports,
    code: `${code}${REQUIRE_CHOICES}\tmessage := completion.Choices[0].Message
\tif len(message.ToolCalls) == 0 {
\t\tfmt.Println(message.Content)
\t\tbreak
\t}
\tparams.Messages = append(params.Messages, message.ToParam())
${tell('message.ToolCalls', 'call.Function.Name', 'call.Function.Arguments', 'call.ID')}`,
  }
}

/** A call comes in parts, which its index holds together. */
function readStream(call: ChatCall): GoCode {
  const { imports, code } = ask(call)
  return {
    imports: [...imports, 'maps', 'slices'],
    code: `${code}\tcontent := ""
\tcalls := map[int64]*openai.ChatCompletionMessageFunctionToolCallParam{}
\tfor stream.Next() {
\t\tchunk := stream.Current()
\t\tif len(chunk.Choices) == 0 {
\t\t\tcontinue
\t\t}
\t\tdelta := chunk.Choices[0].Delta
\t\tcontent += delta.Content
\t\tfmt.Print(delta.Content)
\t\tfor _, part := range delta.ToolCalls {
\t\t\tif calls[part.Index] == nil {
\t\t\t\tcalls[part.Index] = &openai.ChatCompletionMessageFunctionToolCallParam{}
\t\t\t}
\t\t\tcall := calls[part.Index]
\t\t\tcall.ID = cmp.Or(part.ID, call.ID)
\t\t\tcall.Function.Name = cmp.Or(part.Function.Name, call.Function.Name)
\t\t\tcall.Function.Arguments += part.Function.Arguments
\t\t}
\t}
\tif err := stream.Err(); err != nil {
\t\treturn explain(err, response)
\t}
\tif content != "" {
\t\tfmt.Println()
\t}
\tif len(calls) == 0 {
\t\tbreak
\t}
\tvar message openai.ChatCompletionAssistantMessageParam
\tif content != "" {
\t\tmessage.Content.OfString = openai.String(content)
\t}
\tfor _, index := range slices.Sorted(maps.Keys(calls)) {
\t\tmessage.ToolCalls = append(message.ToolCalls, openai.ChatCompletionMessageToolCallUnionParam{OfFunction: calls[index]})
\t}
\tparams.Messages = append(params.Messages, openai.ChatCompletionMessageParamUnion{OfAssistant: &message})
${tell('message.ToolCalls', 'call.OfFunction.Function.Name', 'call.OfFunction.Function.Arguments', 'call.OfFunction.ID')}`,
  }
}
