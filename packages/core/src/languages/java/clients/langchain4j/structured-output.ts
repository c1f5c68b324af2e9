import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedAnswer, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name as nameOf, type Piece } from '../../../printing/code.ts'
import { code, java } from '../../writer.ts'
import { createService, type ServicePrompt, servicePrompt } from './ai-service.ts'
import { answerRecord } from './answer-record.ts'
import { chatProgram, refuseResponse, unsupportedChat } from './chat.ts'
import { installServicesOn } from './install.ts'
import {
  CAPABILITY,
  CHAT_REQUEST,
  FORMAT_TYPE,
  JSON_SCHEMA,
  OBJECT_MAPPER,
  PARSING_EXCEPTION,
  RAW_SCHEMA,
  RESPONSE_FORMAT,
} from './names.ts'
import { writeMessages } from './prompt.ts'

/** An AI service that answers with a record; the schema as it is where the service would send another, or other messages. */
export const langchain4jStructuredOutput: ChatRenderer = {
  client: 'langchain4j',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedAnswer(call) ??
    unsupportedFormat(call, 'response_format') ??
    (call.streaming ? PASSES_OVER : undefined) ??
    (answerOf(call).isStrict
      ? undefined
      : 'with a schema, LangChain4j always sends the field strict (OpenAiUtils of langchain4j-open-ai)'),
  setUp: (call) => (serviceOf(call) === undefined ? {} : { install: installServicesOn(call.platform) }),
  render(call) {
    const service = serviceOf(call)
    return service === undefined
      ? chatProgram(call, ask(call), { settings: STRICT, reads: true })
      : chatProgram(call, askService(call, service.asked), {
          settings: code`
            .supportedCapabilities(${CAPABILITY}.RESPONSE_FORMAT_JSON_SCHEMA)
            ${STRICT}
          `,
          reads: true,
          declared: code`
            ${defineService(call)}

            ${service.record}
          `,
        })
  },
}

const STRICT = code`.strictJsonSchema(true)`

/** `Delta` of langchain4j-open-ai 1.19 has no such field. */
const PASSES_OVER = 'LangChain4j ignores refusals in a stream (Delta of langchain4j-open-ai)'

function serviceOf(call: ChatCall) {
  const asked = servicePrompt(call)
  const { name, schema } = answerOf(call)
  const record = answerRecord(name, schema)
  return asked === undefined || record === undefined ? undefined : { asked, record }
}

const defineService = (call: ChatCall): Piece => code`
  interface Assistant {
      ${nameOf(answerOf(call).name)} answer(String question);
  }
`

/** A text that is cut or empty is no JSON; LangChain4j keeps the reason back then. */
const askService = (call: ChatCall, { system, prompt }: ServicePrompt): Piece => code`
  ${createService(system)}
  ${nameOf(answerOf(call).name)} answer;
  try {
      answer = assistant.answer(${prompt});
  } catch (${PARSING_EXCEPTION} error) {
      throw new IllegalStateException(${`No complete answer: raise ${call.limit} or rephrase`}, error);
  }
  var printer = new ${OBJECT_MAPPER}().writerWithDefaultPrettyPrinter();
  System.out.println(printer.writeValueAsString(answer));
`

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
