import type { ChatCall } from '../../../../call/call.ts'
import { answerOf, shapeOf } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { answerTypes } from '../../answer-type.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles } from '../main.ts'
import { refuseIncompleteChoice } from './message.ts'
import { DESERIALIZATION_FEATURE, JDK8_MODULE, JSON_MAPPER, MAPPER_FEATURE, TYPE_REFERENCE } from './names.ts'
import { chatParams, READ_JSON } from './parameters.ts'
import { createClient, throwing } from './program.ts'
import { askFor, REQUIRE_CHOICES, retryingMethod } from './retries.ts'
import { REFUSE, readText } from './stream.ts'

/** Writes structured output with retries, and checks that every field is there. */
export function retryingStructuredOutput(call: ChatCall): string {
  const { messages, moreHeaders, parameters, requestModel, streaming } = call
  const { declared, type } = answerModel(call)
  const fields = { ...parameters, response_format: answerOf(call).format }
  const { code: makeParams, readsJson } = chatParams(requestModel, messages, fields)
  const content = streaming ? code`content.toString()` : code`content`
  const statements = code`
      ${readFiles(call)}
      ${createClient(call, moreHeaders)}
      ${makeParams}

      ${streaming ? readText(call, askFor(call)) : readCompletion(call)}
      var answer = MAPPER.readValue(${content}, ${type});
      System.out.println(MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
    `
  return java.program(
    declared,
    MAPPER,
    main(call, throwing(call, true), statements),
    when(readsJson, READ_JSON),
    retryingMethod(call),
  )
}

/** Returns the types of the answer, and how Jackson gets the whole answer's type. */
export function answerModel(call: ChatCall): { readonly declared: Piece | undefined; readonly type: Piece } {
  const { declared, type, isGeneric } = answerTypes(answerOf(call), shapeOf(call))
  return { declared, type: isGeneric ? code`new ${TYPE_REFERENCE}<${type}>() {}` : code`${type}.class` }
}

/** By default, Jackson accepts an answer with missing fields. */
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

const readCompletion = (call: ChatCall): Piece => code`
  var completion = ${askFor(call)};
  ${REQUIRE_CHOICES}
  var choice = completion.choices().get(0);
  var content = choice.message().content().orElse("");
  var refusal = choice.message().refusal().orElse("");
  var reason = choice.finishReason();
  ${REFUSE}
  ${refuseIncompleteChoice(call, code`content.isEmpty()`)}
`
