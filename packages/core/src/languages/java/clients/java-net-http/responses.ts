import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { OBJECTS } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles } from '../main.ts'
import { unsupportedRetries } from './answer.ts'
import { JSON_ARRAY, JSON_OBJECT } from './names.ts'
import { BODY, post, refuse, throwing } from './request.ts'
import { IS_EVENT_ERROR, REFUSE_STREAM, readChunks } from './stream.ts'

export const javaNetHttpResponses: ChatRenderer = {
  client: 'java.net.http',
  unsupported: unsupportedRetries,
  render: (call) =>
    java.program(
      main(
        call,
        throwing(call),
        code`
          ${readFiles(call)}
          var body = ${java.json(plainBodyOf(call.request))};
          ${post(call)}
          ${call.streaming ? readStream(call) : readWhole(call)}
          ${REFUSE_FAILED}
          ${mayCallProgram(call) ? printItems(call) : printText(call)}
          var status = result.optString("status", "completed");
          ${mayCallProgram(call) ? refuseWithoutItems(call) : refuseWithoutText(call)}
        `,
      ),
    ),
}

const readWhole = (call: ChatCall): Piece => code`
  ${refuse(call, BODY)}

  var result = new ${JSON_OBJECT}(response.body());
`

/** Several events contain the response; the last one, the whole response. A stream that ends early has another status. */
const readStream = (call: ChatCall): Piece => code`
  ${REFUSE_STREAM}

  var result = new ${JSON_OBJECT}();
  ${readChunks(
    code`
      ${mayCallProgram(call) ? PRINT_ITEM : PRINT_PIECE}
      result = chunk.optJSONObject("response", result);
    `,
    IS_EVENT_ERROR,
  )}
  ${when(!mayCallProgram(call), code`System.out.println();`)}
`

const PRINT_PIECE = code`
  if (chunk.optString("type").equals("response.output_text.delta")) {
      System.out.print(chunk.getString("delta"));
  }
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  if (chunk.optString("type").equals("response.output_item.done")) {
      System.out.println(chunk.get("item"));
  }
`

/** Throws the service's own error before the output is read: there may be none. */
const REFUSE_FAILED = code`
  if (!result.isNull("error")) {
      throw new RuntimeException("The response failed: " + result.get("error"));
  }
`

const printItems = ({ streaming }: ChatCall): Piece => code`
  var output = result.getJSONArray("output");
  ${when(!streaming, code`System.out.println(output.toString(2));`)}
`

/** Reasoning and calls are items as well. */
const printText = ({ streaming }: ChatCall): Piece => code`
  var answer = new StringBuilder();
  var refusal = new StringBuilder();
  for (var item : result.getJSONArray("output")) {
      for (var each : ((JSONObject) item).optJSONArray("content", new ${JSON_ARRAY}())) {
          var part = (JSONObject) each;
          refusal.append(part.optString("refusal"));
          if (part.optString("type").equals("output_text")) {
              answer.append(part.getString("text"));
          }
      }
  }
  ${when(!streaming, code`System.out.println(answer);`)}
`

const REASON = code`${OBJECTS}.requireNonNullElse(result.optQuery("/incomplete_details/reason"), status)`

const refuseWithoutText = (call: ChatCall): Piece =>
  refuseIncomplete(
    call,
    code`answer.isEmpty()`,
    code`
      var reason = ${REASON};
      var why = refusal.isEmpty() ? reason : refusal;
    `,
  )

const refuseWithoutItems = (call: ChatCall): Piece =>
  refuseIncomplete(call, code`output.isEmpty()`, code`var why = ${REASON};`)

function refuseIncomplete(call: ChatCall, isEmpty: Piece, readWhy: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if (!status.equals("completed") || ${isEmpty}) {
        ${readWhy}
        throw new IllegalStateException(${before} + why
                + ${after});
    }
  `
}
