import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { type AnswerTypes, answerTypes, unsupportedRecords } from '../../answer-type.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles } from '../main.ts'
import {
  CHAT_COMPLETION,
  CHUNK,
  DESERIALIZATION_FEATURE,
  JDK8_MODULE,
  JSON_MAPPER,
  MAPPER_FEATURE,
  TYPE_REFERENCE,
} from './names.ts'
import { chatParams, READ_JSON, unsupportedNames } from './parameters.ts'
import { createClient, REQUIRE_CHOICES, throwing } from './program.ts'
import { askFor, robustMethod } from './robust.ts'

/** The client's own helper makes a schema of a class, which is another than the reader's. */
export const openaiJavaStructuredOutput: ClientForm = {
  client: 'openai-java',
  unsupported: (call) => unsupportedModel(call) ?? unsupportedRecords(shapeOf(call)) ?? unsupportedNames(call),
  render(call) {
    const { messages, moreHeaders, parameters, requestModel, streaming } = call
    const answer = answerOf(call)
    const types = answerTypes(answer, shapeOf(call))
    const fields = { ...parameters, response_format: answer.format }
    const { code: makeParams, readsJson } = chatParams(requestModel, messages, fields)
    const content = streaming ? code`content.toString()` : code`content`
    const statements = code`
      ${readFiles(call)}
      ${createClient(call, moreHeaders)}
      ${makeParams}

      ${streaming ? readStream(call) : readCompletion(call)}
      var answer = MAPPER.readValue(${content}, ${classOfAnswer(types)});
      System.out.println(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
    `
    return java.program(
      types.declared,
      MAPPER,
      main(call, throwing(call, true), statements),
      when(readsJson, READ_JSON),
      robustMethod(call),
    )
  },
}

const classOfAnswer = ({ type, isGeneric }: AnswerTypes): Piece =>
  isGeneric ? code`new ${TYPE_REFERENCE}<${type}>() {}` : code`${type}.class`

/** Of itself Jackson takes an answer in which fields are missing. */
const MAPPER = code`
  /** Reads an answer that has every field, and no others. */
  private static final ${JSON_MAPPER} MAPPER = JsonMapper.builder()
          .addModule(new ${JDK8_MODULE}())
          .enable(${DESERIALIZATION_FEATURE}.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(${MAPPER_FEATURE}.ALLOW_COERCION_OF_SCALARS)
          .build();
`

const CUT = code`throw new IllegalStateException(${CUT_OFF});`

const REFUSE = code`
  if (!refusal.isEmpty()) {
      throw new IllegalStateException("The model refused: " + refusal);
  }
`

const readCompletion = (call: ChatCall): Piece => code`
  var completion = ${askFor(call)};
  ${REQUIRE_CHOICES}
  var choice = completion.choices().get(0);
  if (choice.finishReason().equals(${CHAT_COMPLETION}.Choice.FinishReason.LENGTH)) {
      ${CUT}
  }
  var content = choice.message().content().orElse("");
  var refusal = choice.message().refusal().orElse("");
  ${REFUSE}
`

const readStream = (call: ChatCall): Piece => code`
  var content = new StringBuilder();
  var refusal = new StringBuilder();
  try (var stream = ${askFor(call)}) {
      for (var chunk : (Iterable<${CHUNK}>) stream.stream()::iterator) {
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
  ${REFUSE}
`
