import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import { bodyOf, plainBody } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { defineCallFunction } from '../call-function.ts'
import { readFiles } from '../files.ts'
import { lowered } from '../incomplete.ts'
import { OR_RETURN, runProgram } from '../main.ts'
import { ERRORS, FMT } from '../names.ts'
import { ask, askFunction } from './ask.ts'
import { nameModel } from './retries.ts'
import { turnFunctions } from './turn.ts'

export const netHttpToolLoop: ChatRenderer = {
  client: 'net/http',
  render: (call) =>
    runProgram(call, loop(call), undefined, askFunction(call), turnFunctions(call), defineCallFunction(call)),
}

function loop(call: ChatCall): Piece {
  const body = plainBody(bodyOf(call.request))
  const forced = forcedChoice(call)
  const sent: ValueObject = {
    ...body,
    messages: name('messages'),
    ...(forced !== undefined && { tool_choice: name('choice') }),
  }
  return code`
    ${readFiles(call, OR_RETURN)}
    messages := ${go.literal(call.messages)}
    ${forced === undefined ? undefined : code`var choice any = ${go.literal(forced as Value)}`}
    for range ${MOST_ROUNDS} {
        ${ask(call, sent)}
        answer, err := read(response)
        ${OR_RETURN}
        ${nameModel(call)}
        if len(answer.ToolCalls) == 0 {
            ${when(!call.streaming, code`${FMT}.Println(answer.Content)`)}
            return nil
        }
        messages = append(messages, answer${when(!call.streaming, code`.Message`)})
        for _, call := range answer.ToolCalls {
            content, err := callFunction(call.Function.Name, call.Function.Arguments)
            ${call.variant.retries ? SEND_ERROR : OR_RETURN}
            messages = append(messages, map[string]any{"role": "tool", "tool_call_id": call.ID, "content": content})
        }
        ${when(forced !== undefined, FREE_CHOICE)}
    }
    return ${ERRORS}.New(${lowered(NO_ANSWER).slice(0, -1)})
  `
}

/** The model gets its mistakes back, so that it can try again. */
const SEND_ERROR = code`
  if err != nil {
      content = ${FMT}.Sprintf("Error: %v", err)
  }
`

/** A forced tool call is only sent once; otherwise, the model would never answer. */
const FREE_CHOICE = code`choice = "auto"`
