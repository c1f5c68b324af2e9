import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { keepText, readMessage, refuseIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { JSON_MODULE } from './names.ts'
import { address, isHttps, post } from './request.ts'
import { postEvents } from './stream.ts'

/** The schema is sent unchanged. */
export const netHttpStructuredOutput: ChatRenderer = {
  client: 'net/http',
  unsupported: unsupportedAnswer,
  render: (call) =>
    ruby.program(code`
      schema = ${answerOf(call).schema}

      uri = URI(${address(call.request.url)})
      headers = ${ruby.texts(call.request.headers)}
      ${readFiles(call)}
      body = ${bodyWithSchema(call, SCHEMA)}

      ${call.streaming ? readStream(call) : readWhole(call)}
      ${refuseIncomplete(call, code`answer.empty?`)}
      puts JSON.pretty_generate(${JSON_MODULE}.parse(answer))
    `),
}

const SCHEMA = /* @__PURE__ */ name('schema')

const readWhole = (call: ChatCall): Piece => code`
  ${post(isHttps(call.request.url))}

  ${readMessage(call)}
`

const readStream = (call: ChatCall): Piece => code`
  $stdout.sync = true
  answer = +""
  refusal = +""
  reason = nil
  ${postEvents(isHttps(call.request.url), readChunk(call))}
  puts
`

const readChunk = (call: ChatCall): Piece => code`
  choice = chunk.dig("choices", 0) || {}
  ${keepText(call, code`piece`, code`choice.dig("delta", "content")`)}
  print piece
  answer << piece
  refusal << choice.dig("delta", "refusal").to_s
  reason = choice["finish_reason"] unless choice["finish_reason"].to_s.empty?
`
