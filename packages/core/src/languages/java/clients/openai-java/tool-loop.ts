import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { inRounds, main, readFiles } from '../main.ts'
import { caseOf, unsupportedCases } from '../tool-cases.ts'
import { addMessage, READ_CHOICE, refuseIncompleteMessage } from './message.ts'
import { OBJECT_MAPPERS, TOOL_MESSAGE } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'
import { freeChoice, retryingToolLoop } from './retrying-tool-loop.ts'
import { readMessage } from './stream.ts'
import { toolClasses, writeToolClasses } from './tool-classes.ts'

/**
 * Uses the client's own helpers, with a record for each tool; otherwise the tools themselves, if the client would
 * derive different ones.
 */
export const openaiJavaToolLoop: ChatRenderer = {
  client: 'openai-java',
  unsupported: (call) => unsupportedNames(call) ?? unsupportedCases(call),
  render: (call) => (call.variant.retries ? retryingToolLoop(call) : plainToolLoop(call)),
}

function plainToolLoop(call: ChatCall): string {
  const { messages, moreHeaders, parameters, requestModel } = call
  const { tools: _, ...others } = parameters
  const classes = toolClasses(call)
  const byClass = classes && writeToolClasses(call, classes)
  const files = readFiles(call)
  const { code: openParams, readsJson } =
    byClass === undefined
      ? chatParams(requestModel, messages, parameters, [])
      : chatParams(requestModel, messages, others, [byClass.added])
  const statements = code`
    ${files}
    ${createClient(call, moreHeaders)}
    ${openParams}

    ${inRounds(code`
      ${call.streaming ? READ_STREAM : readCompletion(call)}
      ${call.streaming ? code`params.addMessage(message);` : addMessage(call, code`params`)}
      ${when(forcedChoice(call) !== undefined, freeChoice(code`params`))}
      for (var call : calls) {
          var function = call.asFunction().function();
          ${byClass === undefined ? READ_ARGUMENTS : undefined}
          var result = switch (function.name()) {
              ${byClass?.cases ?? lines(...toolFunctions(call).map(caseOf))}
              default -> throw new IllegalStateException("No function: " + function.name());
          };
          params.addMessage(${TOOL_MESSAGE}.builder()
                  .toolCallId(call.asFunction().id())
                  ${byClass === undefined ? code`.content(result)` : code`.contentAsJson(result)`}
                  .build());
      }
    `)}
  `
  return java.program(
    byClass?.declared,
    main(
      call,
      throwing(call, readsJson || byClass === undefined || files !== undefined || call.streaming),
      statements,
      findsItself(call),
    ),
    when(readsJson, READ_JSON),
    when(call.streaming, readMessage(call)),
  )
}

/** A call of a tool without parameters may have an empty string as its arguments, or none. */
const READ_ARGUMENTS = code`
  var given = function._arguments().asString().filter(text -> !text.isEmpty()).orElse("{}");
  var arguments = ${OBJECT_MAPPERS}.jsonMapper().readTree(given);
`

const readCompletion = (call: ChatCall): Piece => code`
  var completion = client.chat().completions().create(params.build());
  ${READ_CHOICE}
  var calls = message.toolCalls().orElse(${LIST}.of());
  ${refuseIncompleteMessage(call)}
  if (calls.isEmpty()) {
      System.out.println(answer);
      return;
  }
`

const READ_STREAM = code`
  var message = readMessage(client.chat().completions().createStreaming(params.build()));
  var calls = message.toolCalls().orElse(${LIST}.of());
  if (calls.isEmpty()) {
      return;
  }
`
