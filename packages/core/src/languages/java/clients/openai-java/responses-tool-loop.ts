import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { JSON_NODE } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { inRounds, main, readFiles } from '../main.ts'
import { caseOf, unsupportedCases } from '../tool-cases.ts'
import { ARRAY_NODE, JSON_VALUE, OBJECT_MAPPERS } from './names.ts'
import { openResponseParams, READ_JSON } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'
import { READ_TEXT, REFUSE_FAILED, readStream, refuseIncomplete, unsupportedRetries } from './responses.ts'
import { freeChoice } from './retrying-tool-loop.ts'

/** The items are kept as JSON, with all of their fields. */
export const openaiJavaResponsesToolLoop: ChatRenderer = {
  client: 'openai-java',
  unsupported: (call) => unsupportedRetries(call) ?? unsupportedNames(call) ?? unsupportedCases(call),
  render(call) {
    const { input, ...fields } = bodyOf(call.request)
    const { code: openParams, readsJson } = openResponseParams(fields)
    const statements = code`
      ${readFiles(call)}
      ${createClient(call, call.moreHeaders)}
      ${openParams}
      var mapper = ${OBJECT_MAPPERS}.jsonMapper();
      var input = (${ARRAY_NODE}) mapper.readTree(${input as Value});

      ${inRounds(round(call))}
    `
    return java.program(main(call, throwing(call, true), statements, findsItself(call)), when(readsJson, READ_JSON))
  },
}

const round = (call: ChatCall): Piece => code`
  params.putAdditionalBodyProperty("input", ${JSON_VALUE}.fromJsonNode(input));
  ${call.streaming ? READ_ROUND : code`var response = client.responses().create(params.build());`}
  ${REFUSE_FAILED}
  ${READ_TEXT}
  var calls = response.output().stream().flatMap(item -> item.functionCall().stream()).toList();
  ${refuseIncomplete(call, code`answer.isEmpty() && calls.isEmpty()`)}
  ${when(!call.streaming, PRINT_TEXT)}
  if (calls.isEmpty()) {
      return;
  }
  ${keepItems(call)}
  ${when(forcedChoice(call) !== undefined, freeChoice(code`params`))}
  for (var call : calls) {
      var given = call._arguments().asString().filter(text -> !text.isEmpty()).orElse("{}");
      var arguments = mapper.readTree(given);
      var result = switch (call.name()) {
          ${lines(...toolFunctions(call).map(caseOf))}
          default -> throw new IllegalStateException("No function: " + call.name());
      };
      input.addObject()
              .put("type", "function_call_output")
              .put("call_id", call.callId())
              .put("output", result);
  }
`

const READ_ROUND = /* @__PURE__ */ readStream(
  code`params.build()`,
  code`
    event.outputTextDelta().ifPresent(text -> System.out.print(text.delta()));
    event.outputTextDone().ifPresent(text -> System.out.println());
  `,
)

const PRINT_TEXT = code`
  if (!answer.isEmpty()) {
      System.out.println(answer);
  }
`

/**
 * Continues from the stored response, or sends back all output, including reasoning items, as in OpenAI's guide. The
 * Hugging Face router rejects those, and some services repeat the input in their output.
 */
function keepItems({ keepsResponses, sendsItemsBack, target, repeatsInput }: ChatCall): Piece {
  if (keepsResponses && !sendsItemsBack) return CONTINUE
  if (target === 'routed') return KEEP_WITHOUT_REASONING
  return repeatsInput ? KEEP_NEW_ITEMS : KEEP_ITEMS
}

const CONTINUE = code`
  params.previousResponseId(response.id());
  input.removeAll();
`

const KEEP_ITEMS = code`input.addAll(mapper.<${ARRAY_NODE}>valueToTree(response.output()));`

const KEEP_NEW_ITEMS = code`
  // The output repeats the input.
  for (var item : mapper.<${JSON_NODE}>valueToTree(response.output())) {
      if (item.path("role").asText("assistant").equals("assistant")) {
          input.add(item);
      }
  }
`

const KEEP_WITHOUT_REASONING = code`
  // The router refuses items of reasoning.
  for (var item : mapper.<${JSON_NODE}>valueToTree(response.output())) {
      if (!item.path("type").asText().equals("reasoning")) {
          input.add(item);
      }
  }
`
