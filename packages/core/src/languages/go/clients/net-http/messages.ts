import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf, incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { lowered } from '../incomplete.ts'
import { OR_RETURN, runProgram } from '../main.ts'
import { CMP, FMT, IO, JSON_PACKAGE, SLICES, STRINGS } from '../names.ts'
import { ask, askFunction, eachEvent } from './ask.ts'
import { nameModel } from './retries.ts'
import { ENDED_EARLY } from './whole-answer.ts'

export const netHttpMessages: ChatRenderer = {
  client: 'net/http',
  render: (call) =>
    runProgram(
      call,
      code`
        ${readFiles(call, OR_RETURN)}
        ${ask(call, plainBodyOf(call.request))}
        defer response.Body.Close()
        ${call.streaming ? printStream(call) : printWhole(call)}
        return nil
      `,
      undefined,
      askFunction(call),
    ),
}

const printWhole = (call: ChatCall): Piece => code`
  answer, err := ${IO}.ReadAll(response.Body)
  ${OR_RETURN}
  if response.StatusCode > 299 {
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}
  var message ${messageType(call)}
  if err := ${JSON_PACKAGE}.Unmarshal(answer, &message); err != nil {
      return err
  }
  ${mayCallProgram(call) ? PRINT_BLOCKS : PRINT_TEXT}
  ${orIncomplete(call, mayCallProgram(call) ? code`len(message.Content) == 0` : code`text == ""`, code`message.StopReason`)}
`

const messageType = (call: ChatCall): Piece =>
  go.type([
    mayCallProgram(call)
      ? { path: ['content', 0], type: 'json.RawMessage' }
      : { path: ['content', 0, 'text'], type: 'string' },
    { path: ['stop_reason'], type: 'string' },
  ])

/** A block of reasoning has no text. */
const PRINT_TEXT = code`
  text := ""
  for _, block := range message.Content {
      text += block.Text
  }
  fmt.Println(text)
`

const PRINT_BLOCKS = code`
  for _, block := range message.Content {
      fmt.Println(string(block))
  }
`

const cutStops = (call: ChatCall): Piece | undefined =>
  listed(
    cutStopReasonsOf(call).map((reason) => code`${reason}`),
    ', ',
  )

function orIncomplete(call: ChatCall, isEmpty: Piece, reason: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if ${isEmpty} || ${SLICES}.Contains([]string{${cutStops(call)}}, ${reason}) {
        return ${FMT}.Errorf(${lowered(`${before}%s${after}`)}, ${reason})
    }
  `
}

/** A stream that ends early has no reason. */
const printStream = (call: ChatCall): Piece => code`
  if response.StatusCode > 299 {
      answer, _ := ${IO}.ReadAll(response.Body)
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}
  isEmpty, stopReason := true, ""
  ${eachEvent(CHUNK, IS_ERROR, readEvent(call))}
  ${when(!mayCallProgram(call), code`fmt.Println()`)}
  if stopReason == "" {
      return ${ENDED_EARLY}
  }
  ${orIncomplete(call, code`isEmpty`, code`stopReason`)}
`

const CHUNK = /* @__PURE__ */ go.type([
  { path: ['delta', 'text'], type: 'string' },
  { path: ['delta', 'stop_reason'], type: 'string' },
  { path: ['type'], type: 'string' },
])

/** An error that isn't in the API's own format has no type. */
const IS_ERROR = code`${CMP}.Or(chunk.Type, "error") == "error"`

const readEvent = (call: ChatCall): Piece => code`
  ${mayCallProgram(call) ? PRINT_EVENT : PRINT_PIECE}
  stopReason = cmp.Or(chunk.Delta.StopReason, stopReason)
  if chunk.Type == "message_stop" {
      break
  }
`

const PRINT_PIECE = code`
  fmt.Print(chunk.Delta.Text)
  isEmpty = isEmpty && chunk.Delta.Text == ""
`

/** A call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if strings.HasPrefix(chunk.Type, "content_block_") {
      isEmpty = false
      fmt.Println(${STRINGS}.TrimSpace(data))
  }
`
