import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { thoughtFields } from '../../../clients/reasoning.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
} from '../../../clients/tool-functions.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { keepText, readMessage, refuseIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { JSON_MODULE } from './names.ts'
import { address, isHttps, post } from './request.ts'
import { postEvents } from './stream.ts'

export const netHttpToolLoop: ChatRenderer = {
  client: 'net/http',
  render: (call) =>
    ruby.program(code`
      functions = {
        ${lines(...toolFunctions(call).map(defineFunction))}
      }
      tools = ${call.parameters.tools as Value}
      ${readFiles(call)}
      messages = ${call.messages}

      uri = URI(${address(call.request.url)})
      headers = ${ruby.texts(call.request.headers)}
      ${when(call.streaming, code`$stdout.sync = true`)}

      1.step do |round|
        abort ${NO_ANSWER} if round > ${MOST_ROUNDS}

        body = ${bodyOf(call)}
        ${call.streaming ? readStream(call) : readWhole(call)}
        calls.each do |call|
          name, arguments = call["function"].values_at("name", "arguments")
          function = functions.fetch(name) { abort ${ruby.format('Unknown function: ', code`name`)} }
          result = function.call(${JSON_MODULE}.parse(arguments.to_s.empty? ? "{}" : arguments))
          messages << { role: "tool", tool_call_id: call["id"], content: result.to_json }
        end
      end
    `),
}

/** A function of the program, in a table: a tool's name may not be one in Ruby. */
const defineFunction = (tool: ToolFunction): Piece => code`
  ${tool.name} => lambda do |arguments|
    # Replace this with your own code.
    ${resultOf(tool)}
  end,
`

function resultOf({ parameters, sample }: ToolFunction): Value {
  if (parameters?.length === 0) return 'A sample result.'
  if (parameters === undefined || Object.keys(sample).length === 0) return name('arguments')
  const given = parameters.map((each) => [each.name, code`arguments[${each.name}]`] as const)
  return { ...Object.fromEntries(given), ...sample }
}

function bodyOf(call: ChatCall): ValueObject {
  const choice = forcedChoice(call)
  const forced =
    choice === undefined ? {} : { tool_choice: code`round == 1 ? ${ruby.inline(choice as Value)} : "auto"` }
  const { requestModel: model, parameters, streaming } = call
  const body = { model, messages: name('messages'), ...parameters, tools: name('tools'), ...forced }
  return streaming ? { ...body, stream: true } : body
}

const NOTHING = code`(answer.empty? && calls.empty?)`

/** A message with calls may have text, too. */
const readWhole = (call: ChatCall): Piece => code`
  ${post(isHttps(call.request.url))}

  ${readMessage(call)}
  calls = message["tool_calls"] || []
  ${refuseIncomplete(call, NOTHING)}
  puts answer unless answer.empty?
  break if calls.empty?

  ${when(call.refusesReasoningContent !== undefined, DROP_REASONING)}
  messages << message
`

const DROP_REASONING = code`
  # The service rejects reasoning_content in messages.
  message.delete("reasoning_content")
`

/** A stream that ends early has no reason. */
const readStream = (call: ChatCall): Piece => code`
  message = { "role" => "assistant", "content" => nil }
  found = {}
  ids = {}
  refusal = +""
  reason = nil
  ${postEvents(isHttps(call.request.url), keepChunk(call))}
  abort "The stream ended before it was complete." if reason.nil?

  answer = message["content"].to_s
  puts unless answer.empty?
  calls = found.values
  ${refuseIncomplete(call, NOTHING)}
  break if calls.empty?

  messages << message.merge("tool_calls" => calls)
`

const keepChunk = (call: ChatCall): Piece => code`
  choice = chunk.dig("choices", 0) || {}
  delta = choice["delta"] || {}
  reason = choice["finish_reason"] unless choice["finish_reason"].to_s.empty?
  refusal << delta["refusal"].to_s
  ${when(call.listsContent, TEXT_OF_PARTS)}
  print delta["content"]
  ${call.sendsNoReasoning === undefined ? keepReasoning(call) : KEEP_CONTENT}
  (delta["tool_calls"] || []).each do |part|
    # A new id starts a new call. Other parts belong to the call at their index, or to the last one.
    index = part["index"]
    id = part["id"].to_s.empty? ? ids[index] || ids[nil] : part["id"]
    ids[index] = ids[nil] = id
    function = part["function"] || {}
    found[id] ||= {
      "id" => id, "type" => "function",
      "function" => { "name" => function["name"], "arguments" => "" }
    }
    found[id]["function"]["arguments"] += function["arguments"].to_s
  end
`

const TEXT_OF_PARTS = /* @__PURE__ */ keepText({ listsContent: true }, code`delta["content"]`, code`delta["content"]`)

const KEEP_CONTENT = code`message["content"] = message["content"].to_s + delta["content"] if delta["content"]`

/** Details are a list, other fields are texts. */
const keepReasoning = (call: ChatCall): Piece => code`
  ${call.refusesReasoningContent === undefined ? SEND_BACK : REFUSED}
  ${ruby.words(['content', ...thoughtFields(call)])}.each do |field|
    piece = delta[field]
    message[field] = message[field] ? message[field] + piece : piece unless piece.to_s.empty?
  end
`

const SEND_BACK = code`# Send reasoning back under the name it came with.`
const REFUSED = code`# The service rejects reasoning_content in messages.`
