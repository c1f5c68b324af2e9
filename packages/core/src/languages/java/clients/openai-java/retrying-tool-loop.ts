import type { ChatCall } from '../../../../call/call.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
} from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION, JSON_NODE, LIST, MAP } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles } from '../main.ts'
import {
  ASSISTANT_MESSAGE,
  CHUNK,
  FUNCTION,
  FUNCTION_CALL,
  HASH_MAP,
  JSON_VALUE,
  OBJECT_MAPPERS,
  TOOL_CALL,
  TOOL_MESSAGE,
  TREE_MAP,
} from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'
import { askFor, REQUIRE_CHOICES, retryingMethod } from './retries.ts'

/** A tool loop that asks again, and tells the model what went wrong. */
export function retryingToolLoop(call: ChatCall): string {
  const { messages, moreHeaders, parameters, requestModel } = call
  const { code: makeParams, readsJson } = chatParams(requestModel, messages, parameters)
  const statements = code`
      ${readFiles(call)}
      ${createClient(call, moreHeaders)}
      ${makeParams}

      for (var round = 0; round < ${MOST_ROUNDS}; round++) {
          ${call.streaming ? readStream(call) : readCompletion(call)}
          var next = params.toBuilder().addMessage(message);
          ${when(forcedChoice(call) !== undefined, freeChoice(code`next`))}
          for (var call : calls) {
              next.addMessage(${TOOL_MESSAGE}.builder()
                      .toolCallId(call.id())
                      .content(callFunction(call.function()))
                      .build());
          }
          params = next.build();
      }
      throw new IllegalStateException(${NO_ANSWER});
    `
  return java.program(
    defineFunctions(call),
    main(call, throwing(call, true), statements),
    when(readsJson, READ_JSON),
    CALL_FUNCTION,
    retryingMethod(call),
  )
}

/** The functions that a model may call: each gives its result as JSON. */
const defineFunctions = (call: ChatCall): Piece => code`
  /** What the model may call. */
  private static final ${MAP}<String, ${FUNCTION}<${JSON_NODE}, String>> FUNCTIONS = Map.ofEntries(
          ${java.below(toolFunctions(call).map(defineFunction))});
`

const defineFunction = ({ name, parameters, sample }: ToolFunction): Piece => code`
  // Replace this with your own code.
  Map.entry(${name}, ${answerOf(parameters, sample)})
`

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Piece {
  if (parameters === undefined) return code`JsonNode::toString`
  if (parameters.length === 0) return code`arguments -> ${JSON.stringify('A sample result.')}`
  const named = parameters.map(({ name }) => [name, code`arguments.get(${name})`] as const)
  return code`arguments -> ${java.continued({ ...Object.fromEntries(named), ...sample })}`
}

/** Calls a function by what the model says; what goes wrong is told to it, and it may do better. */
const CALL_FUNCTION = code`
  /** Gives the result as JSON, or what the model did wrong. */
  private static String callFunction(${FUNCTION_CALL}.Function called) {
      try {
          var function = FUNCTIONS.get(called.name());
          if (function == null) {
              throw new IllegalArgumentException("There is no function " + called.name());
          }
          var given = called.arguments().isEmpty() ? "{}" : called.arguments();
          var arguments = ${OBJECT_MAPPERS}.jsonMapper().readTree(given);
          if (arguments.isNull()) {
              throw new IllegalArgumentException("The arguments are null");
          }
          // Half a surrogate pair has no form in UTF-8.
          return function.apply(arguments).replaceAll("\\p{Cs}", "\uFFFD");
      } catch (${IO_EXCEPTION} | RuntimeException exception) {
          return "Error: " + exception;
      }
  }
`

/** A choice that makes the model call a tool is sent once: it would never answer. */
export const freeChoice = (params: Piece): Piece =>
  code`${params}.putAdditionalBodyProperty("tool_choice", ${JSON_VALUE}.from("auto"));`

const readCompletion = (call: ChatCall): Piece => code`
  var completion = ${askFor(call)};
  ${REQUIRE_CHOICES}
  var message = completion.choices().get(0).message();
  var calls = message.toolCalls().orElse(${LIST}.of()).stream()
          .map(${TOOL_CALL}::asFunction)
          .toList();
  if (calls.isEmpty()) {
      System.out.println(message.content().orElse(""));
      return;
  }
`

/** The client's own accumulator wants the name of a call in its first part. */
const readStream = (call: ChatCall): Piece => code`
  var content = new StringBuilder();
  // A call comes in parts, which its index holds together.
  var ids = new ${HASH_MAP}<Long, String>();
  var names = new HashMap<Long, String>();
  var given = new ${TREE_MAP}<Long, String>();
  try (var stream = ${askFor(call)}) {
      for (var chunk : (Iterable<${CHUNK}>) stream.stream()::iterator) {
          for (var choice : chunk.choices()) {
              var text = choice.delta().content().orElse("");
              System.out.print(text);
              content.append(text);
              for (var part : choice.delta().toolCalls().orElse(${LIST}.of())) {
                  var index = part.index();
                  var function = part.function();
                  part.id().filter(id -> !id.isEmpty()).ifPresent(id -> ids.put(index, id));
                  function.flatMap(each -> each.name())
                          .filter(name -> !name.isEmpty())
                          .ifPresent(name -> names.put(index, name));
                  given.merge(index, function.flatMap(each -> each.arguments()).orElse(""), String::concat);
              }
          }
      }
  }
  var said = ${ASSISTANT_MESSAGE}.builder();
  if (!content.isEmpty()) {
      System.out.println();
      said.content(content.toString());
  }
  if (given.isEmpty()) {
      return;
  }
  var calls = given.keySet().stream()
          .map(index -> ${FUNCTION_CALL}.builder()
                  .id(ids.getOrDefault(index, ""))
                  .function(ChatCompletionMessageFunctionToolCall.Function.builder()
                          .name(names.getOrDefault(index, ""))
                          .arguments(given.get(index))
                          .build())
                  .build())
          .toList();
  calls.forEach(said::addToolCall);
  var message = said.build();
`
