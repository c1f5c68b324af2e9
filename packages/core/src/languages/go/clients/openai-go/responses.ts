import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { failing } from '../incomplete.ts'
import { CMP, FMT } from '../names.ts'
import { askService, chatProgram, checkStream, type Service } from './chat.ts'
import { hasOnly, isObject } from './fields.ts'
import { PARAM, RESPONSES } from './names.ts'
import { makeParams, RESPONSE_PARAMS } from './parameters.ts'

export const openaiGoResponses: ChatRenderer = {
  client: 'openai-go',
  render: (call) =>
    chatProgram(call, {
      params: code`
        ${readFiles(call)}
        ${responseParams(bodyOf(call.request))}
      `,
      shown: code`
        ${askService(call, SERVICE)}
        ${call.streaming ? printStream(call) : printResult(call)}
      `,
    }),
}

const SERVICE: Service = {
  service: code`client.Responses`,
  result: code`result`,
  type: code`*${RESPONSES}.Response`,
  chunk: code`${RESPONSES}.ResponseStreamEventUnion`,
}

/** Creates `params` from a body. */
function responseParams({ model, input, reasoning, stream: _, ...others }: ValueObject): Piece {
  const effort = isObject(reasoning) && hasOnly(reasoning, 'effort') ? reasoning.effort : undefined
  const isTyped = typeof effort === 'string' && effort !== ''
  return makeParams(
    RESPONSE_PARAMS,
    {
      Model: code`${model as Value}`,
      Input: inputOf(input as Value),
      ...(isTyped && { Reasoning: code`openai.ReasoningParam{Effort: ${effort}}` }),
    },
    isTyped || reasoning === undefined ? others : { ...others, reasoning },
  )
}

/** Returns the input: a text, or a list of items, of which those without a client function are passed unchanged. */
function inputOf(input: Value): Piece {
  const union = code`${RESPONSES}.ResponseNewParamsInputUnion`
  if (typeof input === 'string') return code`${union}${go.fields({ OfString: code`openai.String(${input})` })}`
  const items = (Array.isArray(input) ? (input as readonly Value[]) : []).map(itemOf)
  return code`${union}${go.fields({ OfInputItemList: code`responses.ResponseInputParam${go.items(items)}` })}`
}

function itemOf(item: Value): Piece {
  if (isObject(item) && hasOnly(item, 'role', 'content')) {
    const { role, content } = item
    if (typeof role === 'string' && typeof content === 'string') {
      return code`responses.ResponseInputItemParamOfMessage(${content}, ${role})`
    }
  }
  return code`${PARAM}.Override[responses.ResponseInputItemUnionParam](${go.literal(item, 5)})`
}

/** Some services send no status. */
const IS_CUT = code`${CMP}.Or(result.Status, "completed") != "completed"`

/** Exits if the response failed, before its output is read: there may be none. */
const orFailed = (call: ChatCall): Piece => code`
  if result.Error.Message != "" {
      ${failing(call, 'The response failed: %s', code`result.Error.Message`)}
  }
`

/** A refusal's text is in the output. */
function failIncomplete(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return failing(
    call,
    `${before}%s${after}`,
    code`${CMP}.Or(result.IncompleteDetails.Reason, result.JSON.Output.Raw())`,
  )
}

const printResult = (call: ChatCall): Piece => code`
  ${orFailed(call)}
  ${mayCallProgram(call) ? PRINT_ITEMS : code`${FMT}.Println(result.OutputText())`}
  ${orIncomplete(call)}
`

const PRINT_ITEMS = code`
  for _, item := range result.Output {
      ${FMT}.Println(item.RawJSON())
  }
`

const orIncomplete = (call: ChatCall): Piece => code`
  if ${mayCallProgram(call) ? code`len(result.Output) == 0` : code`result.OutputText() == ""`} || ${IS_CUT} {
      ${failIncomplete(call)}
  }
`

const printStream = (call: ChatCall): Piece => code`
  isEmpty := true
  isComplete := false
  for stream.Next() {
      event := stream.Current()
      switch event.Type {
      ${mayCallProgram(call) ? PRINT_ITEM : PRINT_TEXT}
          isEmpty = false
      ${failRefusal(call)}
      case "response.failed", "response.incomplete":
          result := event.Response
          ${orFailed(call)}
          ${failIncomplete(call)}
      ${COMPLETE}
      // An error that isn't in the API's own format has no type.
      case "error", "":
          ${failing(call, 'The stream broke off: %s', code`event.RawJSON()`)}
      }
  }
  ${checkStream(call)}
  ${orEndedEarly(call)}
  ${when(!mayCallProgram(call), code`fmt.Println()`)}
  ${orEmpty(call)}
`

const PRINT_TEXT = code`
  case "response.output_text.delta":
      ${FMT}.Print(event.Delta)
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  case "response.output_item.done":
      ${FMT}.Println(event.Item.RawJSON())
`

const failRefusal = (call: ChatCall): Piece => code`
  case "response.refusal.done":
      ${failing(call, 'The model refused: %s', code`event.Refusal`)}
`

const COMPLETE = code`
  case "response.completed":
      isComplete = true
`

const orEndedEarly = (call: ChatCall): Piece => code`
  if !isComplete {
      ${failing(call, 'The stream ended before it was complete')}
  }
`

function orEmpty(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if isEmpty {
        ${failing(call, `${before}completed${after}`)}
    }
  `
}
