import type { ChatCall } from '../../../call/call.ts'
import { CUT_REASONS, incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { lines, listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ENSURE } from './names.ts'

const NOT_CUT = /* @__PURE__ */ CUT_REASONS.map((reason) => code`finish_reason != ${reason}`)

/**
 * Ends the program where the answer is cut, refused or empty, as the variable `finish_reason` and `hasAnswer` say.
 *
 * @param hasAnswer an expression; left out where an empty answer is shown as such
 * @param isLong whether the condition has a line for each part, as rustfmt breaks it
 */
export function ensureComplete(call: ChatCall, hasAnswer?: Piece, isLong = false): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  const conditions = [...(hasAnswer === undefined ? [] : [hasAnswer]), ...NOT_CUT]
  // An error of anyhow begins with a small letter and ends without a period.
  const failed = `${before.charAt(0).toLowerCase()}${before.slice(1)}{finish_reason}${after.slice(0, -1)}`
  return when(
    call.checksAnswer,
    code`
      ${ENSURE}!(
          ${isLong ? overLines(conditions) : code`${listed(conditions, ' && ')},`}
          ${failed}
      );
    `,
  )
}

const overLines = ([first, ...others]: readonly Piece[]): Piece => code`
  ${first}
      ${lines(...others.map((each, place) => code`&& ${each}${when(place === others.length - 1, code`,`)}`))}
`

/** Whether a stream shows its text alone, so that the program has to keep it to know that some came. */
const keepsContent = ({ checksAnswer, showsMessage, showsReasoning }: ChatCall): boolean =>
  checksAnswer && !showsMessage && !showsReasoning

/** What a stream keeps to know at its end whether the answer is whole. */
export const declareEnd = (call: ChatCall): Piece => code`
  ${when(keepsContent(call), code`let mut content = String::new();`)}
  ${when(call.checksAnswer, code`let mut finish_reason = String::new();`)}
`

/** Keeps the text of a chunk. */
export const keepContent = (call: ChatCall): Piece | undefined => when(keepsContent(call), code`content += text;`)

/** Keeps the reason by which a stream ends. */
export const keepEnd = ({ checksAnswer }: Pick<ChatCall, 'checksAnswer'>): Piece | undefined =>
  when(
    checksAnswer,
    code`
      if let Some(reason) = chunk["choices"][0]["finish_reason"].as_str() {
          finish_reason = reason.to_string();
      }
    `,
  )

/** Ends the program behind a stream whose answer is not whole. */
export const ensureCompleteStream = (call: ChatCall): Piece | undefined =>
  ensureComplete(
    call,
    call.showsMessage ? undefined : call.showsReasoning ? code`section == "Answer"` : code`!content.is_empty()`,
  )

/** Finds the `message` of a `completion`, and the reason by which it ends. */
export const findMessage = ({ checksAnswer }: ChatCall): Piece => (checksAnswer ? MESSAGE_AND_END : MESSAGE)

const MESSAGE = code`let message = &completion["choices"][0]["message"];`

const MESSAGE_AND_END = code`
  let choice = &completion["choices"][0];
  let message = &choice["message"];
  let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
`
