import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedAnswer, unsupportedFormat } from '../../../clients/structured-output.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, java } from '../../writer.ts'
import { chatProgram, refuseResponse, unsupportedChat } from './chat.ts'
import { CHAT_REQUEST, FORMAT_TYPE, JSON_SCHEMA, OBJECT_MAPPER, RAW_SCHEMA, RESPONSE_FORMAT } from './names.ts'
import { writeMessages } from './prompt.ts'

/** The schema goes with the request as it is: of classes, LangChain4j makes schemas in another artifact. */
export const langchain4jStructuredOutput: ChatRenderer = {
  client: 'langchain4j',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedAnswer(call) ??
    unsupportedFormat(call, 'response_format') ??
    (call.streaming ? PASSES_OVER : undefined) ??
    (answerOf(call).isStrict ? undefined : 'LangChain4j always sends strict with a schema'),
  render: (call) => chatProgram(call, ask(call), { settings: code`.strictJsonSchema(true)`, reads: true }),
}

/** `Delta` of langchain4j-open-ai 1.19 has no such field. */
const PASSES_OVER = 'LangChain4j ignores refusals in a stream'

function ask(call: ChatCall): Piece {
  const { name, schema } = answerOf(call)
  return code`
    var schema = ${JSON_SCHEMA}.builder()
            .name(${name})
            .rootElement(${RAW_SCHEMA}.from(${java.json(schema)}))
            .build();
    var request = ${CHAT_REQUEST}.builder()
            .messages(${java.below(writeMessages(call))})
            .responseFormat(${RESPONSE_FORMAT}.builder()
                    .type(${FORMAT_TYPE}.JSON)
                    .jsonSchema(schema)
                    .build())
            .build();
    var response = model.chat(request);
    ${refuseResponse(call, code`response.aiMessage().text() == null`)}
    var answer = new ${OBJECT_MAPPER}().readTree(response.aiMessage().text());
    System.out.println(answer.toPrettyString());
  `
}
