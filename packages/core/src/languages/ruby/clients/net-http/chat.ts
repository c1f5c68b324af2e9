import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { JSON_MODULE, TO_JSON } from './names.ts'
import { address, refuse, startHttp } from './request.ts'

export const netHttpChat: ChatRenderer = {
  client: 'net/http',
  unsupported: ({ variant }) =>
    variant.retries ? 'the client asks once, and an example that asks again was not run' : undefined,
  render: (call) =>
    ruby.program(code`
      ${defineRequest(call)}

      ${call.streaming ? postStreamed(call) : postWhole(call)}
    `),
}

const defineRequest = (call: ChatCall): Piece => code`
  uri = URI(${address(call.request.url)})
  headers = ${ruby.texts(call.request.headers)}
  ${lines(...filesIn(call.request.body).map((file) => readFile(file)))}
  body = ${plainBodyOf(call.request)}
`

const postWhole = (call: ChatCall): Piece => code`
  response = ${startHttp(call.request.url)}
    http.post(uri.request_uri, body.${TO_JSON}, headers)
  end
  ${refuse()}

  ${printCompletion(call)}
`

function printCompletion(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  if (!showsMessage && !showsReasoning && !showsUsage) {
    return code`puts ${JSON_MODULE}.parse(response.body).dig("choices", 0, "message", "content")`
  }
  return code`
    completion = ${JSON_MODULE}.parse(response.body)
    message = completion.dig("choices", 0, "message")
    ${printMessage(call)}
    ${when(showsUsage, code`puts "Usage: #{completion["usage"].to_json}"`)}
  `
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`puts JSON.pretty_generate(message)`
  if (!showsReasoning) return code`puts message["content"]`
  return code`
    ${readReasoning(code`message`)}
    puts "Reasoning:", reasoning, "", "Answer:" if reasoning
    puts message["content"]
  `
}

const readReasoning = (message: Piece): Piece => code`
  # Services call it by one of two names.
  reasoning = ${message}["reasoning_content"] || ${message}["reasoning"]
`

/** Events can be cut anywhere between two reads, so lines are put together before they are read. */
const postStreamed = (call: ChatCall): Piece => code`
  $stdout.sync = true
  ${when(call.showsReasoning, code`section = nil`)}
  ${when(call.showsUsage, code`usage = nil`)}
  ${startHttp(call.request.url)}
    http.request_post(uri.request_uri, body.${TO_JSON}, headers) do |response|
      ${refuse(code`response.read_body`)}

      buffer = ""
      response.read_body do |text|
        # A read may end within a line: keep the rest for the next one.
        *lines, buffer = "#{buffer}#{text}".split(/\r?\n/, -1)
        lines.each do |line|
          next if !line.start_with?("data:") || line.end_with?("[DONE]")

          chunk = JSON.parse(line.delete_prefix("data:"))
          abort "The stream broke off: #{chunk["error"].to_json}" if chunk["error"]
          ${printChunk(call)}
          ${when(call.showsUsage, code`usage = chunk["usage"] || usage`)}
        end
      end
    end
  end
  ${when(!call.showsMessage, code`puts`)}
  ${when(call.showsUsage, code`puts "Usage: #{usage.to_json}"`)}
`

function printChunk({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`chunk["choices"].each { |choice| puts choice["delta"].to_json }`
  if (!showsReasoning) return code`print chunk.dig("choices", 0, "delta", "content")`
  return code`
    delta = chunk.dig("choices", 0, "delta") || {}
    ${readReasoning(code`delta`)}
    { "Reasoning" => reasoning, "Answer" => delta["content"] }.each do |heading, piece|
      next if piece.to_s.empty?

      puts "\n#{heading}:" if heading != section
      section = heading
      print piece
    end
  `
}
