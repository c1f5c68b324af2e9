import type { ChatCall } from '../../../../call/call.ts'
import { thoughtFields } from '../../../clients/reasoning.ts'
import { lines, type Piece, paragraphs, when } from '../../../printing/code.ts'
import { code, go, type StructField } from '../../writer.ts'
import { CMP, FMT, JSON_PACKAGE } from '../names.ts'
import { IS_CHAT_ERROR, READ_ANSWER, readEvents } from './ask.ts'
import { defineText, textType } from './text.ts'
import { orIncompleteAnswer } from './whole-answer.ts'

/* How a tool loop reads the model's turn, which goes back to the service. */

/** Returns the types of a turn, and the function that reads it. */
export const turnFunctions = (call: ChatCall): Piece =>
  call.streaming
    ? code`${paragraphs(defineStreamedTurn(call), CALL_OF_STREAM, defineText(call), readStream(call), add(call))}`
    : code`${paragraphs(defineWholeTurn(call), CALL_OF_MESSAGE, defineText(call), readWhole(call))}`

const field = (json: string, type: StructField['type'], optional = false): StructField => ({
  name: go.fieldName(json),
  json: optional ? `${json},omitempty` : json,
  type,
})

const FUNCTION = /* @__PURE__ */ field(
  'function',
  /* @__PURE__ */ go.type([
    { path: ['name'], type: 'string' },
    { path: ['arguments'], type: 'string' },
  ]),
)

/* Whole turns. */

const drops = ({ refusesReasoningContent }: ChatCall): boolean => refusesReasoningContent !== undefined

const defineWholeTurn = (call: ChatCall): Piece => code`
  // turn is the model's message and the parts that the program reads.
  ${go.declare('turn', [
    { name: 'Message', json: '-', type: drops(call) ? 'map[string]json.RawMessage' : 'json.RawMessage' },
    field('content', textType(call)),
    field('refusal', 'string'),
    field('tool_calls', '[]toolCall'),
  ])}
`

const CALL_OF_MESSAGE = /* @__PURE__ */ go.declare('toolCall', [field('id', 'string'), FUNCTION])

const readWhole = (call: ChatCall): Piece => code`
  // read returns the model's turn.
  func read(response *http.Response) (*turn, error) {
      ${READ_ANSWER}
      var completion ${go.type([
        { path: ['choices', 0, 'message'], type: 'json.RawMessage' },
        { path: ['choices', 0, 'finish_reason'], type: 'string' },
      ])}
      if err := ${JSON_PACKAGE}.Unmarshal(answer, &completion); err != nil {
          return nil, err
      }
      if len(completion.Choices) == 0 {
          return nil, ${FMT}.Errorf("the response has no choices: %s", answer)
      }
      message, finishReason := completion.Choices[0].Message, completion.Choices[0].FinishReason
      ${drops(call) ? KEEP_WITHOUT_REASONING : KEEP_UNCHANGED}
      if err := json.Unmarshal(message, result); err != nil {
          return nil, err
      }
      ${orIncompleteTurn(call)}
      return result, nil
  }
`

const KEEP_UNCHANGED = code`result := &turn{Message: message}`

const KEEP_WITHOUT_REASONING = code`
  result := &turn{}
  if err := json.Unmarshal(message, &result.Message); err != nil {
      return nil, err
  }
  // The service rejects reasoning_content in messages.
  delete(result.Message, "reasoning_content")
`

/** Incomplete calls are never run. */
const orIncompleteTurn = (call: ChatCall): Piece => code`
  isEmpty := result.Content == "" && len(result.ToolCalls) == 0
  ${orIncompleteAnswer(call, code`isEmpty`, code`result.Refusal`, code`nil, `)}
`

/* Streamed turns. */

const thoughtsOf = (call: ChatCall): readonly string[] =>
  call.sendsNoReasoning === undefined ? thoughtFields(call) : []

const defineStreamedTurn = (call: ChatCall): Piece => code`
  // turn is the model's message as it grows${when(thoughtsOf(call).length > 0, code`, with its reasoning under the name it came with`)}.
  ${when(drops(call), code`// The service rejects reasoning_content in messages.`)}
  ${go.declare('turn', [
    field('role', 'string'),
    field('content', textType(call)),
    field('refusal', 'string', true),
    ...thoughtsOf(call).map((each) => field(each, each === 'reasoning_details' ? '[]json.RawMessage' : 'string', true)),
    field('tool_calls', '[]*toolCall', true),
  ])}
`

const CALL_OF_STREAM = /* @__PURE__ */ go.declare('toolCall', [
  field('index', 'json.Number', true),
  field('id', 'string'),
  field('type', 'string'),
  FUNCTION,
])

/** A stream that ends early has no reason. */
const readStream = (call: ChatCall): Piece => code`
  // read prints what the model says as it arrives, and returns the model's turn.
  func read(response *http.Response) (*turn, error) {
      result, finishReason := &turn{Role: "assistant"}, ""
      calls := map[${JSON_PACKAGE}.Number]*toolCall{}
      ${readEvents(CHUNK, IS_CHAT_ERROR, READ_CHUNK)}
      if result.Content != "" {
          fmt.Println()
      }
      ${orIncompleteTurn(call)}
      return result, nil
  }
`

const CHUNK = code`struct {
    Choices []struct {
        Delta        turn   \`json:"delta"\`
        FinishReason string \`json:"finish_reason"\`
    } \`json:"choices"\`
    Error   any \`json:"error"\`
    Message any \`json:"message"\`
}`

const READ_CHUNK = code`
  for _, choice := range chunk.Choices {
      ${FMT}.Print(choice.Delta.Content)
      result.add(choice.Delta, calls)
      finishReason = ${CMP}.Or(choice.FinishReason, finishReason)
  }
`

const add = (call: ChatCall): Piece => code`
  // add adds a piece to the turn. The calls are by index, and the last one is under "".
  func (t *turn) add(piece turn, calls map[json.Number]*toolCall) {
      t.Content += piece.Content
      t.Refusal += piece.Refusal
      ${addThoughts(call)}
      for _, part := range piece.ToolCalls {
          // A new ID starts a new call. Other parts belong to the call at their index, or to the last one.
          call := calls[part.Index]
          if call == nil || call.ID != "" && part.ID != "" && part.ID != call.ID {
              call = &toolCall{Type: "function"}
              t.ToolCalls = append(t.ToolCalls, call)
          }
          calls[part.Index], calls[""] = call, call
          call.ID = cmp.Or(part.ID, call.ID)
          call.Function.Name = cmp.Or(part.Function.Name, call.Function.Name)
          call.Function.Arguments += part.Function.Arguments
      }
  }
`

const ADD: { readonly [field: string]: Piece } = {
  reasoning: code`t.Reasoning += piece.Reasoning`,
  reasoning_content: code`t.ReasoningContent += piece.ReasoningContent`,
  reasoning_details: code`t.ReasoningDetails = append(t.ReasoningDetails, piece.ReasoningDetails...)`,
}

const addThoughts = (call: ChatCall): Piece | undefined => lines(...thoughtsOf(call).map((each) => ADD[each]))
