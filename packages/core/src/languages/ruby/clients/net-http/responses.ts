import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { readFiles } from './files.ts'
import { JSON_MODULE } from './names.ts'
import { address, isHttps, post } from './request.ts'
import { IS_EVENT_ERROR, postEvents } from './stream.ts'

export const netHttpResponses: ChatRenderer = {
  client: 'net/http',
  render: (call) =>
    ruby.program(code`
      uri = URI(${address(call.request.url)})
      headers = ${ruby.texts(call.request.headers)}
      ${readFiles(call)}
      body = ${plainBodyOf(call.request)}

      ${call.streaming ? printStream(call) : printWhole(call)}
    `),
}

const printWhole = (call: ChatCall): Piece => code`
  ${post(isHttps(call.request.url))}

  result = ${JSON_MODULE}.parse(response.body)
  ${ABORT_ERROR}
  ${mayCallProgram(call) ? PRINT_ITEMS : PRINT_TEXT}
  status = result["status"] || "completed"
  if ${mayCallProgram(call) ? code`result["output"].empty?` : code`answer.empty?`} || status != "completed"
    ${abortIncomplete(call, mayCallProgram(call) ? REASON : REFUSAL_OR_REASON)}
  end
`

const ABORT_ERROR = code`abort "The response failed: #{result["error"].to_json}" if result["error"]`

/** Reasoning and calls are items as well. */
const PRINT_TEXT = code`
  parts = result["output"].flat_map { |item| item["content"] || [] }
  answer = parts.filter_map { |part| part["text"] if part["type"] == "output_text" }.join
  puts answer
`

const PRINT_ITEMS = code`puts JSON.pretty_generate(result["output"])`

const REASON = code`result.dig("incomplete_details", "reason") || status`
const REFUSAL_OR_REASON = code`parts.filter_map { |part| part["refusal"] }.first || ${REASON}`

function abortIncomplete(call: ChatCall, why: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    why = ${why}
    abort ${ruby.format(before, code`why`, after)}
  `
}

const printStream = (call: ChatCall): Piece => code`
  $stdout.sync = true
  is_empty = true
  is_complete = false
  ${postEvents(isHttps(call.request.url), printEvent(call), IS_EVENT_ERROR)}
  ${when(!mayCallProgram(call), code`puts`)}
  abort "The stream ended before it was complete." unless is_complete
  ${abortEmpty(call)}
`

function abortEmpty(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`abort ${`${before}empty${after}`} if is_empty`
}

const printEvent = (call: ChatCall): Piece => code`
  case chunk["type"]
  ${mayCallProgram(call) ? PRINT_ITEM : PRINT_PIECE}
  when "response.refusal.done"
    abort "The model refused: #{chunk["refusal"]}"
  when "response.completed"
    is_complete = true
  when "response.failed", "response.incomplete"
    result = chunk["response"]
    ${ABORT_ERROR}
    ${abortIncomplete(call, code`result.dig("incomplete_details", "reason") || result["status"]`)}
  end
`

const PRINT_PIECE = code`
  when "response.output_text.delta"
    is_empty = false
    print chunk["delta"]
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  when "response.output_item.done"
    is_empty = false
    puts chunk["item"].to_json
`
