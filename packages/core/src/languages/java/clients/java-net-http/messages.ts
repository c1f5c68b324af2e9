import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { main, readFiles, refuseIncomplete } from '../main.ts'
import { unsupportedRetries } from './answer.ts'
import { JSON_OBJECT } from './names.ts'
import { BODY, post, refuse, throwing } from './request.ts'
import { IS_EVENT_ERROR, REFUSE_ENDED, REFUSE_STREAM, readChunks } from './stream.ts'

export const javaNetHttpMessages: ChatRenderer = {
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
          ${call.streaming ? printStream(call) : printMessage(call)}
        `,
      ),
    ),
}

/** The program fails if the content isn't a list of blocks. */
const printMessage = (call: ChatCall): Piece => code`
  ${refuse(call, BODY)}

  var message = new ${JSON_OBJECT}(response.body());
  var content = message.getJSONArray("content");
  ${mayCallProgram(call) ? PRINT_BLOCKS : PRINT_TEXT}
  var reason = message.optString("stop_reason");
  ${refuseCut(call, mayCallProgram(call) ? code`content.isEmpty()` : code`answer.isEmpty()`)}
`

/** A block of reasoning has no `text`. */
const PRINT_TEXT = code`
  var answer = new StringBuilder();
  for (var block : content) {
      answer.append(((JSONObject) block).optString("text"));
  }
  System.out.println(answer);
`

const PRINT_BLOCKS = code`System.out.println(content.toString(2));`

const refuseCut = (call: ChatCall, isEmpty: Piece): Piece => code`
  ${call.hasCutReasons ? isListedBelow(call) : isListed(call)}
  ${refuseIncomplete(call, code`isCut`, isEmpty)}
`

const isListed = (call: ChatCall): Piece => code`
  var isCut = ${LIST}.of(${listed(reasonsOf(call), ', ')})
          .contains(reason);
`

/** A service's own reasons are on separate lines. */
const isListedBelow = (call: ChatCall): Piece => code`
  var isCut = ${LIST}.of(
          ${java.below(reasonsOf(call))}).contains(reason);
`

const reasonsOf = (call: ChatCall): readonly Piece[] => cutStopReasonsOf(call).map((each) => code`${each}`)

const printStream = (call: ChatCall): Piece => code`
  ${REFUSE_STREAM}

  var isEmpty = true;
  var reason = "";
  ${readChunks(
    code`
      ${mayCallProgram(call) ? PRINT_EVENT : PRINT_PIECE}
      if (chunk.optQuery("/delta/stop_reason") instanceof String why) {
          reason = why;
      }
    `,
    IS_EVENT_ERROR,
  )}
  ${when(!mayCallProgram(call), code`System.out.println();`)}
  ${REFUSE_ENDED}
  ${refuseCut(call, code`isEmpty`)}
`

const PRINT_PIECE = code`
  if (chunk.optQuery("/delta/text") instanceof String text) {
      isEmpty = isEmpty && text.isEmpty();
      System.out.print(text);
  }
`

/** A call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if (chunk.getString("type").startsWith("content_block_")) {
      isEmpty = false;
      System.out.println(chunk);
  }
`
