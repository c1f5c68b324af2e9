import type { ChatCall } from '../../../../call/call.ts'
import { forcedChoice, type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION, JSON_NODE, LIST, MAP } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { inRounds, main, readFiles } from '../main.ts'
import { addMessage, READ_CHOICE, refuseIncompleteMessage } from './message.ts'
import { FUNCTION, FUNCTION_CALL, JSON_VALUE, OBJECT_MAPPERS, TOOL_MESSAGE } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'
import { askFor, REQUIRE_CHOICES, retryingMethod } from './retries.ts'
import { readMessage } from './stream.ts'

/** Returns a tool loop that retries, and tells the model about errors. */
export function retryingToolLoop(call: ChatCall): string {
  const { messages, moreHeaders, parameters, requestModel } = call
  const { code: makeParams, readsJson } = chatParams(requestModel, messages, parameters)
  const statements = code`
      ${readFiles(call)}
      ${createClient(call, moreHeaders)}
      ${makeParams}

      ${inRounds(code`
        ${call.streaming ? readStream(call) : readCompletion(call)}
        var next = params.toBuilder();
        ${call.streaming ? code`next.addMessage(message);` : addMessage(call, code`next`)}
        ${when(forcedChoice(call) !== undefined, freeChoice(code`next`))}
        for (var each : calls) {
            var call = each.asFunction();
            next.addMessage(${TOOL_MESSAGE}.builder()
                    .toolCallId(call.id())
                    .content(callFunction(call.function()))
                    .build());
        }
        params = next.build();
      `)}
    `
  return java.program(
    defineFunctions(call),
    main(call, throwing(call, true), statements),
    when(readsJson, READ_JSON),
    CALL_FUNCTION,
    when(call.streaming, readMessage(call)),
    retryingMethod(call),
  )
}

/** Returns the functions that the model may call, each of which returns its result as JSON. */
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

/** Calls a function with the model's arguments. Errors go back to the model, so that it can try again. */
const CALL_FUNCTION = code`
  /** Gives the result as JSON, or what the model did wrong. */
  private static String callFunction(${FUNCTION_CALL}.Function called) {
      try {
          var function = FUNCTIONS.get(called.name());
          if (function == null) {
              throw new IllegalArgumentException("Unknown function: " + called.name());
          }
          var given = called._arguments().asString().filter(text -> !text.isEmpty()).orElse("{}");
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

/** A forced tool call is only sent once; otherwise, the model would never answer. */
export const freeChoice = (params: Piece): Piece =>
  code`${params}.putAdditionalBodyProperty("tool_choice", ${JSON_VALUE}.from("auto"));`

const readCompletion = (call: ChatCall): Piece => code`
  var completion = ${askFor(call)};
  ${REQUIRE_CHOICES}
  ${READ_CHOICE}
  var calls = message.toolCalls().orElse(${LIST}.of());
  ${refuseIncompleteMessage(call)}
  if (calls.isEmpty()) {
      System.out.println(answer);
      return;
  }
`

const readStream = (call: ChatCall): Piece => code`
  var message = readMessage(${askFor(call)});
  var calls = message.toolCalls().orElse(${LIST}.of());
  if (calls.isEmpty()) {
      return;
  }
`
