import type { ChatCall } from '../../../../call/call.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { COLLECTORS } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, readFiles } from '../main.ts'
import { OBJECT_MAPPERS, RESPONSE_ACCUMULATOR, RESPONSE_EVENT, RESPONSE_STATUS } from './names.ts'
import { READ_JSON, responseParams } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'

export const openaiJavaResponses: ChatRenderer = {
  client: 'openai-java',
  unsupported: (call) => unsupportedRetries(call) ?? unsupportedNames(call),
  render(call) {
    const files = readFiles(call)
    const { code: makeParams, readsJson } = responseParams(bodyOf(call.request))
    const statements = code`
      ${files}
      ${createClient(call, call.moreHeaders)}
      ${makeParams}

      ${call.streaming ? printStream(call) : READ_RESPONSE}
      ${REFUSE_FAILED}
      ${mayCallProgram(call) ? undefined : READ_TEXT}
      ${when(!call.streaming, mayCallProgram(call) ? PRINT_ITEMS : PRINT_TEXT)}
      ${refuseIncomplete(call, mayCallProgram(call) ? code`response.output().isEmpty()` : code`answer.isEmpty()`)}
    `
    return java.program(
      main(
        call,
        throwing(call, readsJson || mayCallProgram(call) || files !== undefined),
        statements,
        findsItself(call),
      ),
      when(readsJson, READ_JSON),
    )
  },
}

/** Returns why there's no example with retries. */
export const unsupportedRetries = ({ variant }: ChatCall): string | undefined =>
  variant.retries ? 'we haven’t run an example of openai-java with retries and the Responses API' : undefined

const READ_RESPONSE = code`var response = client.responses().create(params);`

/**
 * Reads a stream's `response`. The last event contains it whole, and the accumulator fails without it.
 *
 * @param params an expression for the request
 * @param print statements that print what an event adds
 */
export const readStream = (params: Piece, print: Piece): Piece => code`
  var accumulator = ${RESPONSE_ACCUMULATOR}.create();
  try (var stream = client.responses().createStreaming(${params})) {
      for (var event : (Iterable<${RESPONSE_EVENT}>) stream.stream()::iterator) {
          if (event.isError()) {
              throw new IllegalStateException("The stream broke off: " + event);
          }
          accumulator.accumulate(event);
          ${print}
      }
  }
  var response = accumulator.response();
`

/** Reads a stream, and prints its text. */
export const READ_STREAM = /* @__PURE__ */ readStream(
  code`params`,
  code`event.outputTextDelta().ifPresent(text -> System.out.print(text.delta()));`,
)

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  if (event.isOutputItemDone()) {
      var item = event.asOutputItemDone().item();
      System.out.println(${OBJECT_MAPPERS}.jsonMapper().writeValueAsString(item));
  }
`

const printStream = (call: ChatCall): Piece =>
  mayCallProgram(call)
    ? readStream(code`params`, PRINT_ITEM)
    : code`
        ${READ_STREAM}
        System.out.println();
      `

/** Throws the service's own error before the output is read: there may be none. */
export const REFUSE_FAILED = code`
  response.error().ifPresent(error -> {
      throw new IllegalStateException("The response failed: " + error.message());
  });
`

/** Reasoning and calls are items as well. */
export const READ_TEXT = code`
  var answer = response.output().stream()
          .flatMap(item -> item.message().stream())
          .flatMap(message -> message.content().stream())
          .flatMap(part -> part.outputText().stream())
          .map(text -> text.text())
          .collect(${COLLECTORS}.joining());
`

const PRINT_TEXT = code`System.out.println(answer);`

const PRINT_ITEMS = code`
  System.out.println(${OBJECT_MAPPERS}.jsonMapper().writeValueAsString(response.output()));
`

/** Some services send no status. If the model refused, its text is among the items. */
export function refuseIncomplete(call: ChatCall, isEmpty: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    var status = response.status().orElse(${RESPONSE_STATUS}.COMPLETED);
    if (!status.equals(ResponseStatus.COMPLETED) || ${isEmpty}) {
        var why = response.incompleteDetails()
                .flatMap(details -> details.reason())
                .map(Object::toString)
                .orElseGet(() -> response.output().toString());
        throw new IllegalStateException(${before} + why
                + ${after});
    }
  `
}
