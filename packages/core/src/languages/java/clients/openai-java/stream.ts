import type { ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { IO_EXCEPTION, JSON_NODE, LIST } from '../../names.ts'
import { code } from '../../writer.ts'
import { refuseIncompleteChoice } from './message.ts'
import {
  ASSISTANT_MESSAGE,
  CHUNK,
  FINISH_REASON_OF_STREAM,
  HASH_MAP,
  OBJECT_MAPPERS,
  OBJECT_NODE,
  STREAM_RESPONSE,
} from './names.ts'

/*
 * ChatCompletionAccumulator of openai-java 4.101 keeps the last part of the reasoning alone, joins calls that share an
 * index, reads no choices in a chunk that has usage, and throws where two chunks have a reason why the answer ends.
 */

export const NO_REASON = code`${FINISH_REASON_OF_STREAM} reason = null;`

export const KEEP_REASON = code`reason = choice.finishReason().orElse(reason);`

/** Ends the program where a model said why it does not answer. */
export const REFUSE = code`
  if (!refusal.isEmpty()) {
      throw new IllegalStateException("The model refused: " + refusal);
  }
`

/**
 * Shows a stream's text as it comes, and gathers it in `content`.
 *
 * @param asked an expression that asks for the stream
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

/** A method that does so in a tool loop, and gives the whole message. */
export const readMessage = (call: ChatCall): Piece => code`
  ${call.sendsNoReasoning === undefined ? LOSES_REASONING : READS}
  private static ${ASSISTANT_MESSAGE} readMessage(
          ${STREAM_RESPONSE}<${CHUNK}> stream) throws ${IO_EXCEPTION} {
      var mapper = ${OBJECT_MAPPERS}.jsonMapper();
      var message = mapper.createObjectNode().put("role", "assistant");
      var calls = new ${HASH_MAP}<String, ${OBJECT_NODE}>();
      ${NO_REASON}
      try (stream) {
          for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
              for (var choice : chunk.choices()) {
                  ${KEEP_REASON}
                  ${JSON_NODE} delta = mapper.valueToTree(choice.delta());
                  System.out.print(delta.path("content").asText(""));
                  ${call.refusesReasoningContent === undefined && call.sendsNoReasoning === undefined ? ADD_TEXTS : ADD_CONTENT}
                  ${ADD_CALLS}
              }
          }
      }
      var isEmpty = message.path("content").asText().isEmpty();
      if (!isEmpty) {
          System.out.println();
      }
      ${refuseIncompleteChoice(call, code`calls.isEmpty() && isEmpty`)}
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

const ADD_TEXTS = code`
  for (var field : ${LIST}.of("content", "reasoning", "reasoning_content")) {
      if (delta.hasNonNull(field)) {
          var before = message.path(field).asText();
          message.put(field, before + delta.path(field).asText());
      }
  }
  for (var detail : delta.path("reasoning_details")) {
      message.withArray("reasoning_details").add(detail);
  }
`

const ADD_CONTENT = code`
  if (delta.hasNonNull("content")) {
      message.put("content", message.path("content").asText() + delta.path("content").asText());
  }
`

/** Some services repeat an index, leave it out, or tell the id last. */
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
