import type { ChatCall } from '../../../../call/call.ts'
import { thoughtFields } from '../../../clients/reasoning.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { HASH_MAP, IO_EXCEPTION, JSON_NODE, LIST } from '../../names.ts'
import { code } from '../../writer.ts'
import { isListed } from '../cut-reasons.ts'
import { refuseIncompleteChoice, refuseRound } from './message.ts'
import {
  ASSISTANT_MESSAGE,
  CHUNK,
  FINISH_REASON_OF_STREAM,
  OBJECT_MAPPERS,
  OBJECT_NODE,
  STREAM_RESPONSE,
} from './names.ts'

/*
 * ChatCompletionAccumulator of openai-java 4.101 only keeps the last part of the reasoning, joins calls that share an
 * index, ignores the choices of a chunk with usage, and throws if two chunks have a finish reason.
 */

export const NO_REASON = code`${FINISH_REASON_OF_STREAM} reason = null;`

export const KEEP_REASON = code`reason = choice.finishReason().orElse(reason);`

/** Throws if the model refused, with its text. */
export const REFUSE = code`
  if (!refusal.isEmpty()) {
      throw new IllegalStateException("The model refused: " + refusal);
  }
`

/**
 * Prints a stream's text as it arrives, and collects it in `content`.
 *
 * @param asked an expression that requests the stream
 */
export const readText = (call: ChatCall, asked: Piece): Piece => code`
  var content = new StringBuilder();
  var refusal = new StringBuilder();
  ${NO_REASON}
  try (var stream = ${asked}) {
      for (var chunk : (Iterable<${CHUNK}>) stream.stream()::iterator) {
          for (var choice : chunk.choices()) {
              var text = choice.delta().content().orElse("");
              System.out.print(text);
              content.append(text);
              refusal.append(choice.delta().refusal().orElse(""));
              ${KEEP_REASON}
          }
      }
  }
  System.out.println();
  ${REFUSE}
  ${refuseIncompleteChoice(call, code`content.isEmpty()`)}
`

/**
 * Returns a method that does so in a tool loop and returns the whole message. Some services omit parts that the client
 * requires.
 */
export const readMessage = (call: ChatCall): Piece => code`
  ${call.sendsNoReasoning === undefined ? LOSES_REASONING : READS}
  private static ${ASSISTANT_MESSAGE} readMessage(
          ${STREAM_RESPONSE}<${CHUNK}> stream) throws ${IO_EXCEPTION} {
      var mapper = ${OBJECT_MAPPERS}.jsonMapper();
      var message = mapper.createObjectNode().put("role", "assistant");
      var calls = new ${HASH_MAP}<String, ${OBJECT_NODE}>();
      var reason = "";
      try (stream) {
          for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
              ${JSON_NODE} event = mapper.valueToTree(chunk);
              for (var choice : event.path("choices")) {
                  var ended = choice.path("finish_reason").asText("");
                  reason = ended.isEmpty() ? reason : ended;
                  var delta = choice.path("delta");
                  System.out.print(delta.path("content").asText(""));
                  ${addTexts(call)}
                  ${ADD_CALLS}
              }
          }
      }
      var isEmpty = message.path("content").asText().isEmpty();
      if (!isEmpty) {
          System.out.println();
      }
      if (reason.isEmpty()) {
          throw new IllegalStateException("The stream ended before it was complete.");
      }
      var isCut = ${isListed(call, code`reason`)};
      ${refuseRound(call, code`calls.isEmpty() && isEmpty`, code`message.path("refusal").asText(reason)`)}
      return mapper.treeToValue(message, ChatCompletionAssistantMessageParam.class);
  }
`

const READS = code`/** Prints the text as it streams, and returns the whole message. */`

const LOSES_REASONING = code`
  /**
   * Prints the text as it streams, and returns the whole message.
   * ChatCompletionAccumulator drops its reasoning.
   */
`

/** Adds texts, and reasoning to be sent back, to `message`. */
function addTexts(call: ChatCall): Piece {
  const thoughts = call.sendsNoReasoning === undefined ? thoughtFields(call) : []
  const texts = ['content', 'refusal', ...thoughts.filter((each) => each !== DETAILS)]
  return code`
    ${when(call.refusesReasoningContent !== undefined, REFUSED)}
    for (var field : ${LIST}.of(${listed(
      texts.map((each) => code`${each}`),
      ', ',
    )})) {
        var piece = delta.path(field).asText("");
        if (!piece.isEmpty()) {
            message.put(field, message.path(field).asText() + piece);
        }
    }
    ${when(thoughts.includes(DETAILS), ADD_DETAILS)}
  `
}

const DETAILS = 'reasoning_details'

const REFUSED = code`// The service rejects reasoning_content in messages.`

const ADD_DETAILS = code`
  for (var detail : delta.path("reasoning_details")) {
      message.withArray("reasoning_details").add(detail);
  }
`

/** Some services repeat an index, omit it, or send the id last. */
const ADD_CALLS = code`
  for (var part : delta.path("tool_calls")) {
      // A new id begins a call. Others belong to their index's, or to the last.
      var id = part.path("id").asText("");
      var index = part.path("index").asText("");
      var call = calls.get(index);
      if (call != null && !id.isEmpty() && !call.path("id").asText().isEmpty()) {
          call = calls.get(id);
      }
      if (call == null) {
          call = message.withArray("tool_calls").addObject();
          call.put("type", "function").putObject("function");
      }
      for (var key : ${LIST}.of(id, index, "")) {
          calls.put(key, call);
      }
      call.put("id", id.isEmpty() ? call.path("id").asText() : id);
      var function = (ObjectNode) call.get("function");
      var name = part.at("/function/name").asText("");
      function.put("name",
              name.isEmpty() ? function.path("name").asText() : name);
      var given = part.at("/function/arguments");
      var text = given.isObject() ? given.toString() : given.asText("");
      function.put("arguments", function.path("arguments").asText() + text);
  }
`
