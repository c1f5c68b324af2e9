import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import {
  forcedChoice,
  MOST_ROUNDS,
  NO_ANSWER,
  type ToolFunction,
  toolFunctions,
  unsupportedLoop,
} from '../../../clients/tool-functions.ts'
import { java } from '../../writer.ts'
import { type JavaCode, javaProgram, readFiles } from '../main.ts'
import { chatParams, unsupportedNames } from './parameters.ts'
import { createClient, OKHTTP, requireChoices, throwing } from './program.ts'
import { askFor, robustFunctions } from './robust.ts'

export const openaiJavaToolLoop: ClientForm = {
  client: 'openai-java',
  unsupported: (call) => unsupportedLoop(call) ?? unsupportedNames(call),
  render(call) {
    const { messages, moreHeaders, parameters, requestModel } = call
    const files = readFiles(call)
    const params = chatParams(requestModel, messages, parameters)
    const round = call.streaming ? readStream(call) : readCompletion(call)
    const robust = robustFunctions(call)
    return javaProgram(
      call,
      {
        imports: [OKHTTP, ...IMPORTS, ...files.imports, ...params.imports, ...round.imports, ...robust.imports],
        code: `${files.code}${createClient(call, moreHeaders)}${params.code}
        for (var round = 0; round < ${MOST_ROUNDS}; round++) {
${round.code}            var next = params.toBuilder().addMessage(message);
${forcedChoice(call) === undefined ? '' : FREE_CHOICE}${TELL}        }
        throw new IllegalStateException(${java.string(NO_ANSWER)});
`,
      },
      throwing(call, true),
      defineFunctions(call),
      params.functions + CALL_FUNCTION + robust.code,
    )
  },
}

const CHAT = 'com.openai.models.chat.completions'

const IMPORTS: readonly string[] = [
  'com.fasterxml.jackson.databind.JsonNode',
  'com.openai.core.ObjectMappers',
  `${CHAT}.ChatCompletionMessageFunctionToolCall`,
  `${CHAT}.ChatCompletionToolMessageParam`,
  'java.io.IOException',
  'java.util.Map',
  'java.util.function.Function',
]

/** The functions that a model may call: each gives its result as JSON. */
const defineFunctions = (call: ChatCall): string => `    /** What the model may call. */
    private static final Map<String, Function<JsonNode, String>> FUNCTIONS = Map.ofEntries(
${toolFunctions(call).map(defineFunction).join(',\n')});

`

const defineFunction = ({ name, parameters, sample }: ToolFunction): string => `\
            // Replace this with your own code.
            Map.entry(${java.string(name)}, ${answerOf(parameters, sample)})`

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): string {
  if (parameters === undefined) return 'JsonNode::toString'
  if (parameters.length === 0) return `arguments -> ${java.string(JSON.stringify('A sample result.'))}`
  const named = parameters.map(({ name }) => [name, raw(`arguments.get(${java.string(name)})`)] as const)
  return `arguments -> ${java.json({ ...Object.fromEntries(named), ...sample }, 20)}`
}

/** Calls a function by what the model says; what goes wrong is told to it, and it may do better. */
const CALL_FUNCTION = `
    /** Gives the result as JSON, or what the model did wrong. */
    private static String callFunction(ChatCompletionMessageFunctionToolCall.Function called) {
        try {
            var function = FUNCTIONS.get(called.name());
            if (function == null) {
                throw new IllegalArgumentException("There is no function " + called.name());
            }
            var given = called.arguments().isEmpty() ? "{}" : called.arguments();
            var arguments = ObjectMappers.jsonMapper().readTree(given);
            if (arguments.isNull()) {
                throw new IllegalArgumentException("The arguments are null");
            }
            // Half a surrogate pair has no form in UTF-8.
            return function.apply(arguments).replaceAll("\\\\p{Cs}", "\\uFFFD");
        } catch (IOException | RuntimeException exception) {
            return "Error: " + exception;
        }
    }
`

/** A choice that makes the model call a tool is sent once: it would never answer. */
const FREE_CHOICE = `            next.putAdditionalBodyProperty("tool_choice", JsonValue.from("auto"));\n`

/** The end of a round: the model is told what its calls gave. */
const TELL = `            for (var call : calls) {
                next.addMessage(ChatCompletionToolMessageParam.builder()
                        .toolCallId(call.id())
                        .content(callFunction(call.function()))
                        .build());
            }
            params = next.build();
`

const readCompletion = (call: ChatCall): JavaCode => ({
  imports: [`${CHAT}.ChatCompletionMessageToolCall`, 'java.util.List'],
  code: `            var completion = ${askFor(call)};
${requireChoices('            ')}            var message = completion.choices().get(0).message();
            var calls = message.toolCalls().orElse(List.of()).stream()
                    .map(ChatCompletionMessageToolCall::asFunction)
                    .toList();
            if (calls.isEmpty()) {
                System.out.println(message.content().orElse(""));
                return;
            }
`,
})

/** The client's own accumulator wants the name of a call in its first part. */
const readStream = (call: ChatCall): JavaCode => ({
  imports: [
    `${CHAT}.ChatCompletionAssistantMessageParam`,
    `${CHAT}.ChatCompletionChunk`,
    'java.util.HashMap',
    'java.util.List',
    'java.util.TreeMap',
  ],
  code: `            var content = new StringBuilder();
            // A call comes in parts, which its index holds together.
            var ids = new HashMap<Long, String>();
            var names = new HashMap<Long, String>();
            var given = new TreeMap<Long, String>();
            try (var stream = ${askFor(call)}) {
                for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
                    for (var choice : chunk.choices()) {
                        var text = choice.delta().content().orElse("");
                        System.out.print(text);
                        content.append(text);
                        for (var part : choice.delta().toolCalls().orElse(List.of())) {
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
            var said = ChatCompletionAssistantMessageParam.builder();
            if (!content.isEmpty()) {
                System.out.println();
                said.content(content.toString());
            }
            if (given.isEmpty()) {
                return;
            }
            var calls = given.keySet().stream()
                    .map(index -> ChatCompletionMessageFunctionToolCall.builder()
                            .id(ids.getOrDefault(index, ""))
                            .function(ChatCompletionMessageFunctionToolCall.Function.builder()
                                    .name(names.getOrDefault(index, ""))
                                    .arguments(given.get(index))
                                    .build())
                            .build())
                    .toList();
            calls.forEach(said::addToolCall);
            var message = said.build();
`,
})
