import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer, withCutReasons } from '../../../clients/incomplete-answer.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, ruby } from '../../writer.ts'
import { keepText, textOr } from './answer.ts'
import { readFile } from './files.ts'
import { JSON_MODULE } from './names.ts'
import { address, isHttps, post } from './request.ts'
import { postEvents } from './stream.ts'

export const netHttpChat: ChatRenderer = {
  client: 'net/http',
  render: /* @__PURE__ */ compiledChat<Own>(
    (shape) => code`
      uri = URI(${URL})
      headers = ${HEADERS}
      ${when(shape.hasFiles, READ_FILES)}
      body = ${BODY}

      ${shape.streaming ? postStreamed(shape) : postWhole(shape)}
    `,
    { isHttps: { values: [false, true], of: ({ request }) => isHttps(request.url) } },
  ),
}

interface Own {
  readonly isHttps: boolean
}

type Shape = ChatShape & Own

const URL = /* @__PURE__ */ slot(({ request }: ChatCall) => address(request.url))
const HEADERS = /* @__PURE__ */ slot(({ request }: ChatCall) => ruby.texts(request.headers))
const READ_FILES = /* @__PURE__ */ slot(({ request }: ChatCall) =>
  lines(...filesIn(request.body).map((file) => readFile(file))),
)
const BODY = /* @__PURE__ */ slot(({ request }: ChatCall) => plainBodyOf(request))

const postWhole = (call: Shape): Piece => code`
  ${post(call.isHttps)}

  ${printCompletion(call)}
`

/**
 * Uses the text of some content.
 *
 * @param use a statement up to the text, which may be nil
 */
const withText = ({ listsContent }: ChatShape, use: Piece, content: Piece): Piece =>
  listsContent
    ? code`
        content = ${content}
        ${use}${textOr(code`content`)}
      `
    : code`${use}${content}`

function printCompletion(call: ChatShape): Piece {
  const { showsMessage, showsReasoning, showsUsage, checksAnswer } = call
  if (!showsMessage && !showsReasoning && !showsUsage && !checksAnswer) {
    return withText(call, code`puts `, code`${JSON_MODULE}.parse(response.body)["choices"][0]["message"]["content"]`)
  }
  const completion = showsUsage ? code`completion` : code`${JSON_MODULE}.parse(response.body)`
  return code`
    ${when(showsUsage, code`completion = ${JSON_MODULE}.parse(response.body)`)}
    choice = ${completion}["choices"][0]
    ${when(showsMessage || showsReasoning, code`message = choice["message"]`)}
    ${when(checksAnswer, code`reason = choice["finish_reason"]`)}
    ${printMessage(call)}
    ${when(showsUsage, code`puts "Usage: #{completion["usage"].to_json}"`)}
    ${refuseIncomplete(call)}
  `
}

/** Exits if the answer is incomplete or empty. A message that is printed whole may contain only tool calls. */
function refuseIncomplete(call: ChatShape): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  return when(
    call.checksAnswer,
    code`
      if ${when(!call.showsMessage, code`answer.empty? || `)}${withCutReasons(call, ruby.words)}.include?(reason)
        abort ${ruby.format(before, code`reason`, after)}
      end
    `,
  )
}

function printMessage(call: ChatShape): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`puts JSON.pretty_generate(message)`
  return code`
    ${keepText(call, code`answer`, showsReasoning ? code`message["content"]` : code`choice.dig("message", "content")`)}
    ${when(showsReasoning, PRINT_REASONING)}
    puts answer
  `
}

const readReasoning = (message: Piece): Piece => code`
  # Services call it by one of two names.
  reasoning = ${message}["reasoning_content"] || ${message}["reasoning"]
`

const PRINT_REASONING = code`
  ${readReasoning(code`message`)}
  puts "Reasoning:", reasoning, "", "Answer:" if reasoning
`

const postStreamed = (call: Shape): Piece => code`
  $stdout.sync = true
  ${when(call.showsReasoning, code`section = nil`)}
  ${when(call.showsUsage, code`usage = nil`)}
  ${when(checksText(call), code`answer = +""`)}
  ${when(call.checksAnswer, code`reason = nil`)}
  ${postEvents(call.isHttps, readChunk(call))}
  ${when(!call.showsMessage, code`puts`)}
  ${when(call.showsUsage, code`puts "Usage: #{usage.to_json}"`)}
  ${refuseIncomplete(call)}
`

const checksText = ({ checksAnswer, showsMessage }: ChatShape): boolean => checksAnswer && !showsMessage

const readChunk = (call: Shape): Piece => code`
  ${printChunk(call)}
  ${when(call.checksAnswer, code`reason = chunk.dig("choices", 0, "finish_reason") || reason`)}
  ${when(call.showsUsage, code`usage = chunk["usage"] || usage`)}
`

function printChunk(call: ChatShape): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`chunk["choices"].each { |choice| puts choice["delta"].to_json }`
  const content = code`chunk.dig("choices", 0, "delta", "content")`
  if (!showsReasoning && !checksText(call)) return withText(call, code`print `, content)
  return code`
    ${keepText(call, code`piece`, content)}
    ${when(checksText(call), code`answer << piece`)}
    ${showsReasoning ? PRINT_PARTS : code`print piece`}
  `
}

const PRINT_PARTS = code`
  delta = chunk.dig("choices", 0, "delta") || {}
  ${readReasoning(code`delta`)}
  { "Reasoning" => reasoning, "Answer" => piece }.each do |heading, part|
    next if part.to_s.empty?

    puts "\n#{heading}:" if heading != section
    section = heading
    print part
  end
`
