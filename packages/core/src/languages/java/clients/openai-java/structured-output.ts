import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { answerTypes, unsupportedRecords } from '../../answer-type.ts'
import { java } from '../../writer.ts'
import { type JavaCode, javaProgram, readFiles } from '../main.ts'
import { chatParams, unsupportedNames } from './parameters.ts'
import { createClient, OKHTTP, requireChoices, throwing } from './program.ts'
import { askFor, robustFunctions } from './robust.ts'

/** The client's own helper makes a schema of a class, which is another than the reader's. */
export const openaiJavaStructuredOutput: ClientForm = {
  client: 'openai-java',
  unsupported: (call) => unsupportedModel(call) ?? unsupportedRecords(shapeOf(call)) ?? unsupportedNames(call),
  render(call) {
    const { messages, moreHeaders, parameters, requestModel } = call
    const files = readFiles(call)
    const answer = answerOf(call)
    const types = answerTypes(answer, shapeOf(call))
    const params = chatParams(requestModel, messages, { ...parameters, response_format: answer.format })
    const asked = call.streaming ? readStream(call) : readCompletion(call)
    const robust = robustFunctions(call)
    const isGeneric = types.type.includes('<')
    const type = isGeneric ? `new TypeReference<${types.type}>() {}` : `${types.type}.class`
    return javaProgram(
      call,
      {
        imports: [
          OKHTTP,
          ...IMPORTS,
          ...(isGeneric ? ['com.fasterxml.jackson.core.type.TypeReference'] : []),
          ...types.imports,
          ...files.imports,
          ...params.imports,
          ...asked.imports,
          ...robust.imports,
        ],
        code: `${files.code}${createClient(call, moreHeaders)}${params.code}
${asked.code}        var answer = MAPPER.readValue(content${call.streaming ? '.toString()' : ''}, ${type});
        System.out.println(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
`,
      },
      throwing(call, true),
      `${types.code}${types.code === '' ? '' : '\n'}${MAPPER}`,
      params.functions + robust.code,
    )
  },
}

const CHAT = 'com.openai.models.chat.completions'

const IMPORTS: readonly string[] = [
  'com.fasterxml.jackson.databind.DeserializationFeature',
  'com.fasterxml.jackson.databind.MapperFeature',
  'com.fasterxml.jackson.databind.json.JsonMapper',
  'com.fasterxml.jackson.datatype.jdk8.Jdk8Module',
  'java.io.IOException',
]

/** Of itself Jackson takes an answer in which fields are missing. */
const MAPPER = `    /** Reads an answer that has every field, and no others. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

`

const CUT = `throw new IllegalStateException(${java.string(CUT_OFF)});`

const REFUSE = `        if (!refusal.isEmpty()) {
            throw new IllegalStateException("The model refused: " + refusal);
        }
`

const readCompletion = (call: ChatCall): JavaCode => ({
  imports: [`${CHAT}.ChatCompletion`],
  code: `        var completion = ${askFor(call)};
${requireChoices('        ')}        var choice = completion.choices().get(0);
        if (choice.finishReason().equals(ChatCompletion.Choice.FinishReason.LENGTH)) {
            ${CUT}
        }
        var content = choice.message().content().orElse("");
        var refusal = choice.message().refusal().orElse("");
${REFUSE}`,
})

const readStream = (call: ChatCall): JavaCode => ({
  imports: [`${CHAT}.ChatCompletionChunk`],
  code: `        var content = new StringBuilder();
        var refusal = new StringBuilder();
        try (var stream = ${askFor(call)}) {
            for (var chunk : (Iterable<ChatCompletionChunk>) stream.stream()::iterator) {
                for (var choice : chunk.choices()) {
                    var text = choice.delta().content().orElse("");
                    System.out.print(text);
                    content.append(text);
                    refusal.append(choice.delta().refusal().orElse(""));
                    if (choice.finishReason().filter(ChatCompletionChunk.Choice.FinishReason.LENGTH::equals).isPresent()) {
                        ${CUT}
                    }
                }
            }
        }
        System.out.println();
${REFUSE}`,
})
