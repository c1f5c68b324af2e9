import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, when } from '../../../printing/code.ts'
import { LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, readFiles } from '../main.ts'
import { caseOf, unsupportedCases } from '../tool-cases.ts'
import { ASSISTANT_MESSAGE, OBJECT_MAPPERS, TOOL_MESSAGE } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'
import { freeChoice, retryingToolLoop } from './retrying-tool-loop.ts'
import { accumulate } from './stream.ts'
import { toolClasses, writeToolClasses } from './tool-classes.ts'

/** The client's own helpers, with a record for each tool; the tools as they are where the client makes others of records. */
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

    while (true) {
        ${call.streaming ? READ_STREAM : READ_COMPLETION}
        ${call.streaming ? ADD_ACCUMULATED : code`params.addMessage(message);`}
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
    }
  `
  return java.program(
    byClass?.declared,
    main(call, throwing(call, readsJson || byClass === undefined || files !== undefined), statements),
    when(readsJson, READ_JSON),
  )
}

const READ_ARGUMENTS = code`var arguments = ${OBJECT_MAPPERS}.jsonMapper().readTree(function.arguments());`

const READ_COMPLETION = code`
  var completion = client.chat().completions().create(params.build());
  var message = completion.choices().get(0).message();
  var calls = message.toolCalls().orElse(${LIST}.of());
  if (calls.isEmpty()) {
      System.out.println(message.content().orElse(""));
      return;
  }
`

const READ_STREAM = code`
  ${accumulate(code`params.build()`)}
  var message = accumulator.chatCompletion().choices().get(0).message();
  message.content().ifPresent(text -> System.out.println());
  var calls = message.toolCalls().orElse(${LIST}.of());
  if (calls.isEmpty()) {
      return;
  }
`

/** The accumulator of openai-java 4.101 gives every message a refusal, which not all services document of one. */
const ADD_ACCUMULATED = code`
  // The message itself would say that its refusal is null, which not every service takes.
  params.addMessage(${ASSISTANT_MESSAGE}.builder()
          .content(message.content().map(ChatCompletionAssistantMessageParam.Content::ofText))
          .toolCalls(calls)
          .build());
`
