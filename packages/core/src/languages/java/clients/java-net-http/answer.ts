import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { isListed } from '../cut-reasons.ts'
import { JSON_ARRAY, JSON_OBJECT } from './names.ts'

/* How programs that need more than the answer's text read it. */

/** Returns why there's no example with retries. */
export const unsupportedRetries = ({ variant }: ChatCall): string | undefined =>
  variant.retries ? 'we haven’t run an example of java.net.http with retries and this API or recipe' : undefined

export const TEXT_OF = code`
  /** The text of a message. The model may send it as a list, with its thoughts among the parts. */
  static String textOf(Object content) {
      if (!(content instanceof ${JSON_ARRAY} parts)) {
          return content instanceof String text ? text : "";
      }
      var text = new StringBuilder();
      for (var part : parts) {
          text.append(((JSONObject) part).optString("text"));
      }
      return text.toString();
  }
`

/** Returns the text of a message or of a chunk's delta. */
export const textIn = ({ listsContent }: Pick<ChatShape, 'listsContent'>, message: Piece): Piece =>
  listsContent ? code`textOf(${message}.opt("content"))` : code`${message}.optString("content")`

/** The first choice of a response. */
export const FIRST_CHOICE = code`(${JSON_OBJECT}) new JSONObject(response.body()).query("/choices/0")`

/** Reads the message of `choice`: its text, and why it ended. */
export const readMessage = (call: ChatCall): Piece => code`
  var message = choice.getJSONObject("message");
  var answer = ${textIn(call, code`message`)};
  ${READ_REASON}
`

const READ_REASON = code`
  var refusal = message.optString("refusal");
  var reason = choice.optString("finish_reason");
`

/**
 * Throws if the answer is incomplete or refused.
 *
 * @param isEmpty a condition that is true if there's no answer
 */
export function refuseIncompleteMessage(call: ChatCall, isEmpty: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    var isCut = ${isListed(call, code`reason`)};
    if (isCut || !refusal.isEmpty() || ${isEmpty}) {
        var why = refusal.isEmpty() ? reason : refusal;
        throw new IllegalStateException(${before} + why
                + ${after});
    }
  `
}
