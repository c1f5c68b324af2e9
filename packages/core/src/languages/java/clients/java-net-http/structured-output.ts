import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles } from '../main.ts'
import { FIRST_CHOICE, readMessage, refuseIncompleteMessage, TEXT_OF, textIn, unsupportedRetries } from './answer.ts'
import { JSON_OBJECT, JSON_PARSER_CONFIGURATION } from './names.ts'
import { BODY, post, refuse, throwing } from './request.ts'
import { REFUSE_ENDED, REFUSE_STREAM, readChunks } from './stream.ts'

/** The schema is sent unchanged. */
export const javaNetHttpStructuredOutput: ChatRenderer = {
  client: 'java.net.http',
  unsupported: (call) => unsupportedRetries(call) ?? unsupportedAnswer(call),
  render: (call) =>
    java.program(
      main(
        call,
        throwing(call),
        code`
          ${readFiles(call)}
          var schema = ${answerOf(call).schema};
          var body = ${bodyWithSchema(call, name('schema'))};
          ${post(call)}
          ${call.streaming ? readStream(call) : readWhole(call)}
          ${refuseIncompleteMessage(call, code`answer.isEmpty()`)}
          // Outside strict mode, the parser also accepts text that isn't JSON.
          var strict = new ${JSON_PARSER_CONFIGURATION}().withStrictMode();
          System.out.println(new ${JSON_OBJECT}(${call.streaming ? code`answer.toString()` : code`answer`}, strict).toString(2));
        `,
      ),
      when(call.listsContent, TEXT_OF),
    ),
}

const readWhole = (call: ChatCall): Piece => code`
  ${refuse(call, BODY)}

  var choice = ${FIRST_CHOICE};
  ${readMessage(call)}
`

const readStream = (call: ChatCall): Piece => code`
  ${REFUSE_STREAM}

  var answer = new StringBuilder();
  var refusal = new StringBuilder();
  var reason = "";
  ${readChunks(keepChunk(call))}
  System.out.println();
  ${REFUSE_ENDED}
`

const keepChunk = (call: ChatCall): Piece => code`
  if (!(chunk.optQuery("/choices/0") instanceof JSONObject choice)) {
      continue;
  }
  var ended = choice.optString("finish_reason");
  reason = ended.isEmpty() ? reason : ended;
  var delta = choice.optJSONObject("delta", new JSONObject());
  var text = ${textIn(call, code`delta`)};
  System.out.print(text);
  answer.append(text);
  refusal.append(delta.optString("refusal"));
`
