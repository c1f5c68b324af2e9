import type { ChatCall } from '../../../../call/call.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { indented } from '../../../printing/literal.ts'
import { ruby } from '../../writer.ts'
import { readFile } from './files.ts'
import { address, BASE64, JSON_LIBRARY, NET_HTTP, refuse, startHttp } from './request.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: ({ form }) =>
    form.robust ? 'the client asks once, and an example that asks again was not run' : undefined,
  render: (call) =>
    ruby.program(
      [...(filesOf(call).length > 0 ? [BASE64] : []), JSON_LIBRARY, NET_HTTP],
      defineRequest(call) + (call.streaming ? postStreamed(call) : postWhole(call)),
    ),
}

const filesOf = ({ request: { body } }: ChatCall): readonly FileNode[] => filesIn(body)

const bodyOf = ({ request: { body } }: ChatCall): Value => (body.kind === 'json' ? body.value : {})

const defineRequest = (call: ChatCall): string => `uri = URI(${address(call.request.url)})
headers = ${ruby.texts(call.request.headers, 0, 11)}
${filesOf(call)
  .map((file) => readFile(file))
  .join('')}body = ${ruby.literal(bodyOf(call), 0, 8)}

`

const postWhole = (call: ChatCall): string => `response = ${startHttp(call.request.url)}
  http.post(uri.request_uri, body.to_json, headers)
end
${refuse()}
${printResponse(call)}`

function printResponse({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  const message = 'completion["choices"][0]["message"]'
  let shown = `puts ${message}["content"]\n`
  if (showsMessage) shown = `puts JSON.pretty_generate(${message})\n`
  else if (showsReasoning) {
    shown = `message = ${message}
${reasoningOf('message')}
puts "Reasoning:", reasoning, "", "Answer:" if reasoning
puts message["content"]
`
  }
  return `completion = JSON.parse(response.body)\n${shown}${showsUsage ? 'puts "Usage: #{completion["usage"].to_json}"\n' : ''}`
}

const reasoningOf = (message: string): string => `# Services call it by one of two names.
reasoning = ${message}.values_at("reasoning_content", "reasoning").find { |each| !each.to_s.empty? }`

/** Reads the stream to its end. Events can be cut anywhere between two reads, so lines are put together before they are read. */
function postStreamed(call: ChatCall): string {
  const { showsMessage, showsReasoning, showsUsage } = call
  return `$stdout.sync = true
rest = ""
complete = false
${showsReasoning ? 'section = nil\n' : ''}${showsUsage ? 'usage = nil\n' : ''}${startHttp(call.request.url)}
  http.request_post(uri.request_uri, body.to_json, headers) do |response|
${refuse(4, 'response.read_body')}    response.read_body do |text|
      lines = (rest + text).split(/\\r\\n|\\n|\\r/, -1)
      rest = lines.pop.to_s
      lines.each do |line|
        next unless line.start_with?("data:")

        data = line.delete_prefix("data:").strip
        if data == "[DONE]"
          complete = true
          break
        end
        chunk = JSON.parse(data)
        abort "The stream broke off: #{chunk["error"].to_json}" if chunk["error"]
${indented(printChunk(call), 8)}      end
    end
  end
end
abort "The stream ended before it was complete." unless complete
${showsMessage ? '' : 'puts\n'}${showsUsage ? 'puts "Usage: #{usage.to_json}"\n' : ''}`
}

function printChunk({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  let shown = 'chunk["choices"].each { |choice| print choice["delta"]["content"] }\n'
  if (showsMessage) shown = 'chunk["choices"].each { |choice| puts choice["delta"].to_json }\n'
  else if (showsReasoning) shown = REASONED_PIECE
  return shown + (showsUsage ? 'usage = chunk["usage"] || usage\n' : '')
}

/** Each kind of text stands under a heading of its own. */
const REASONED_PIECE = `chunk["choices"].each do |choice|
  delta = choice["delta"]
${indented(reasoningOf('delta'), 2)}
  { "Reasoning" => reasoning, "Answer" => delta["content"] }.each do |heading, piece|
    next if piece.to_s.empty?

    puts "\\n#{heading}:" if heading != section
    section = heading
    print piece
  end
end
`
