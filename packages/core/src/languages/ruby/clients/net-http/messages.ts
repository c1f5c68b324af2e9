import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf, incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { readFiles } from './files.ts'
import { JSON_MODULE } from './names.ts'
import { address, isHttps, post } from './request.ts'
import { IS_EVENT_ERROR, postEvents } from './stream.ts'

export const netHttpMessages: ChatRenderer = {
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

  message = ${JSON_MODULE}.parse(response.body)
  ${mayCallProgram(call) ? PRINT_BLOCKS : PRINT_TEXT}
  reason = message["stop_reason"]
  ${refuseIncomplete(call, mayCallProgram(call) ? code`message["content"].empty?` : code`answer.empty?`)}
`

/** A block of reasoning has no `text`. */
const PRINT_TEXT = code`
  answer = message["content"].filter_map { |block| block["text"] }.join
  puts answer
`

const PRINT_BLOCKS = code`puts JSON.pretty_generate(message["content"])`

function refuseIncomplete(call: ChatCall, isEmpty: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if ${isEmpty} || ${ruby.words(cutStopReasonsOf(call))}.include?(reason)
      abort ${ruby.format(before, code`reason`, after)}
    end
  `
}

/** A stream that ends early has no reason. */
const printStream = (call: ChatCall): Piece => code`
  $stdout.sync = true
  is_empty = true
  reason = nil
  ${postEvents(
    isHttps(call.request.url),
    code`
      ${mayCallProgram(call) ? PRINT_EVENT : PRINT_PIECE}
      reason = chunk.dig("delta", "stop_reason") || reason
    `,
    IS_EVENT_ERROR,
  )}
  ${when(!mayCallProgram(call), code`puts`)}
  abort "The stream ended before it was complete." if reason.nil?
  ${refuseIncomplete(call, code`is_empty`)}
`

const PRINT_PIECE = code`
  text = chunk.dig("delta", "text").to_s
  is_empty &&= text.empty?
  print text
`

/** A call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if chunk["type"].start_with?("content_block_")
    is_empty = false
    puts chunk.to_json
  end
`
