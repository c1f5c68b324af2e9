import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { thoughtFields } from '../../../clients/reasoning.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { HASH_MAP, LINKED_HASH_MAP, LIST, STREAM } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { inRounds, main, readFiles } from '../main.ts'
import { unsupportedCases } from '../tool-cases.ts'
import { FIRST_CHOICE, readMessage, refuseIncompleteMessage, TEXT_OF, textIn, unsupportedRetries } from './answer.ts'
import { JSON_ARRAY, JSON_OBJECT } from './names.ts'
import { BODY, NEW_CLIENT, post, refuse, throwing } from './request.ts'
import { REFUSE_ENDED, REFUSE_STREAM, readChunks } from './stream.ts'

export const javaNetHttpToolLoop: ChatRenderer = {
  client: 'java.net.http',
  unsupported: (call) => unsupportedRetries(call) ?? unsupportedCases(call),
  render: (call) =>
    java.program(
      main(call, throwing(call), loop(call)),
      callFunction(call),
      when(call.streaming, readChoice(call)),
      when(call.listsContent, TEXT_OF),
    ),
}

const loop = (call: ChatCall): Piece => code`
  ${readFiles(call)}
  var tools = ${call.parameters.tools as Value};
  var messages = new ${JSON_ARRAY}(${call.messages});
  ${NEW_CLIENT}

  ${inRounds(code`
    var body = ${bodyOf(call)};
    ${post(call, code`client`)}
    ${call.streaming ? REFUSE_STREAM : refuse(call, BODY)}

    var choice = ${call.streaming ? code`readChoice(response.body())` : FIRST_CHOICE};
    ${readMessage(call)}
    var calls = message.optJSONArray("tool_calls", new ${JSON_ARRAY}());
    ${refuseIncompleteMessage(call, code`answer.isEmpty() && calls.isEmpty()`)}
    ${when(!call.streaming, PRINT_ANSWER)}
    if (calls.isEmpty()) {
        return;
    }
    ${when(!call.streaming && call.refusesReasoningContent !== undefined, DROP_REASONING)}
    messages.put(message);
    for (var each : calls) {
        var call = (${JSON_OBJECT}) each;
        var result = callFunction(call.getJSONObject("function"));
        messages.put(new JSONObject()
                .put("role", "tool")
                .put("tool_call_id", call.getString("id"))
                .put("content", JSONObject.valueToString(result)));
    }
  `)}
`

/** Java has no literals for lists and objects, so the messages and tools are JSON. */
function bodyOf(call: ChatCall): ValueObject {
  const choice = forcedChoice(call)
  const forced = choice === undefined ? {} : { tool_choice: code`round == 0 ? ${JSON.stringify(choice)} : ${'"auto"'}` }
  const { requestModel: model, parameters, streaming } = call
  const body = { model, messages: name('messages'), ...parameters, tools: name('tools'), ...forced }
  return streaming ? { ...body, stream: true } : body
}

/** A message with calls may have text, too. */
const PRINT_ANSWER = code`
  if (!answer.isEmpty()) {
      System.out.println(answer);
  }
`

const DROP_REASONING = code`
  // The service rejects reasoning_content in messages.
  message.remove("reasoning_content");
`

/** A tool's name may not be one in Java. A call of a function without parameters may have no arguments. */
const callFunction = (call: ChatCall): Piece => code`
  /** Calls what the model asked for. The result is sent as JSON. */
  static Object callFunction(${JSON_OBJECT} function) {
      var given = function.optString("arguments");
      var arguments = new JSONObject(given.isEmpty() ? "{}" : given);
      return switch (function.getString("name")) {
          ${lines(...toolFunctions(call).map(caseOf))}
          default -> throw new IllegalStateException("Unknown function: " + function);
      };
  }
`

const caseOf = (tool: ToolFunction): Piece => code`
  // Replace this with your own code.
  case ${tool.name} -> ${resultOf(tool)};
`

function resultOf({ parameters, sample }: ToolFunction): Piece {
  if (parameters?.length === 0) return code`${'A sample result.'}`
  if (parameters === undefined || Object.keys(sample).length === 0) return code`arguments`
  return code`
    new JSONObject()
            ${lines(
              ...parameters.map((each) => code`.put(${each.name}, arguments.opt(${each.name}))`),
              ...Object.entries(sample).map(([field, value]) => code`.put(${field}, ${value})`),
            )}
  `
}

const readChoice = (call: ChatCall): Piece => code`
  /** Prints the text as it streams, and returns the whole choice. */
  static JSONObject readChoice(${STREAM}<String> lines) {
      var message = new JSONObject().put("role", "assistant").put("content", JSONObject.NULL);
      var calls = new ${LINKED_HASH_MAP}<String, JSONObject>();
      var ids = new ${HASH_MAP}<String, String>();
      var reason = "";
      ${readChunks(keepChunk(call), undefined, code`lines`)}
      if (!message.isNull("content")) {
          System.out.println();
      }
      ${REFUSE_ENDED}
      if (!calls.isEmpty()) {
          message.put("tool_calls", calls.values());
      }
      return new JSONObject().put("message", message).put("finish_reason", reason);
  }
`

const keepChunk = (call: ChatCall): Piece => code`
  if (!(chunk.optQuery("/choices/0") instanceof JSONObject choice)) {
      continue;
  }
  var ended = choice.optString("finish_reason");
  reason = ended.isEmpty() ? reason : ended;
  var delta = choice.optJSONObject("delta", new JSONObject());
  ${when(call.listsContent, code`delta.put("content", ${textIn(call, code`delta`)});`)}
  System.out.print(delta.optString("content"));
  ${keepTexts(call)}
  ${KEEP_CALLS}
`

const DETAILS = 'reasoning_details'

/** Details are a list, other fields are texts. */
function keepTexts(call: ChatCall): Piece {
  const thoughts = call.sendsNoReasoning === undefined ? thoughtFields(call) : []
  const texts = ['content', 'refusal', ...thoughts.filter((each) => each !== DETAILS)]
  return code`
    ${when(call.sendsNoReasoning === undefined, call.refusesReasoningContent === undefined ? SEND_BACK : REFUSED)}
    for (var field : ${LIST}.of(${listed(
      texts.map((each) => code`${each}`),
      ', ',
    )})) {
        var piece = delta.optString(field);
        if (!piece.isEmpty()) {
            message.put(field, message.optString(field) + piece);
        }
    }
    ${when(thoughts.includes(DETAILS), KEEP_DETAILS)}
  `
}

const SEND_BACK = code`// Send reasoning back under the name it came with.`
const REFUSED = code`// The service rejects reasoning_content in messages.`

const KEEP_DETAILS = code`
  for (var detail : delta.optJSONArray("reasoning_details", new ${JSON_ARRAY}())) {
      message.append("reasoning_details", detail);
  }
`

const KEEP_CALLS = code`
  for (var each : delta.optJSONArray("tool_calls", new ${JSON_ARRAY}())) {
      // A new id starts a new call. Other parts belong to the call at their index, or to
      // the last one.
      var part = (JSONObject) each;
      var index = part.optString("index");
      var id = part.optString("id");
      if (id.isEmpty()) {
          id = ids.getOrDefault(index, ids.get(""));
      }
      ids.put(index, id);
      ids.put("", id);
      var given = part.optJSONObject("function", new JSONObject());
      var call = calls.computeIfAbsent(id, key -> new JSONObject()
              .put("id", key)
              .put("type", "function")
              .put("function", new JSONObject().put("name", given.optString("name"))));
      var function = call.getJSONObject("function");
      function.put("arguments", function.optString("arguments") + given.optString("arguments"));
  }
`
