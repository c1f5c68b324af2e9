import type { ChatCall } from '../../../../call/call.ts'
import { cutReasonsOf, incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'

/* How programs that need more than the answer's text read it. */

/** Reads the first choice of `$response`, with objects that stay objects when they're sent back. */
export const CHOICE = code`$choice = json_decode($response)->choices[0] ?? throw new RuntimeException($response);`

/**
 * Reads the message of `$choice`, and why it ended.
 *
 * @param text the variable of its text
 */
export const readMessage = ({ listsContent }: Pick<ChatCall, 'listsContent'>, text: Piece): Piece => code`
  $message = $choice->message;
  ${listsContent ? readParts(text, code`$message->content ?? ''`) : code`${text} = $message->content ?? '';`}
  $refusal = $message->refusal ?? '';
  $reason = $choice->finish_reason ?? '';
`

/** Some models answer in lists of parts, of which those with a text are the answer. */
export const TEXT = code`is_array($content) ? implode('', array_column($content, 'text')) : $content`

/** Reads the text of content that may be a list. */
export const readParts = (text: Piece, content: Piece): Piece => code`
  $content = ${content};
  ${text} = ${TEXT};
`

/**
 * Exits if the answer is incomplete or refused.
 *
 * @param isEmpty a condition that is true if there's no answer
 */
export const refuseIncomplete = (call: ChatCall, isEmpty: Piece): Piece => code`
  if (${isEmpty} || $refusal !== '' || in_array($reason, ${php.inline(cutReasonsOf(call))})) {
      $why = $refusal ?: $reason;
      ${throwIncomplete(call, code`$why`)}
  }
`

/** Exits if a stream ended early: it has no reason then, and a higher limit wouldn't help. */
export const REFUSE_ENDED = code`
  if ($reason === '') {
      throw new RuntimeException('The stream ended before it was complete.');
  }
`

/** Exits with the reason of an incomplete answer. */
export function throwIncomplete(call: ChatCall, why: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`throw new RuntimeException(${php.format(before, why, after)});`
}
