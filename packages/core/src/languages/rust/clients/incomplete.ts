import type { ChatCall } from '../../../call/call.ts'
import { CUT_REASONS, incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ENSURE } from './names.ts'

const isNoneOf = (finishReason: Piece, reasons: readonly string[]): Piece => code`
  !matches!(${finishReason}, ${listed(
    reasons.map((reason) => code`${reason}`),
    ' | ',
  )})
`

const NOT_CUT = /* @__PURE__ */ isNoneOf(code`finish_reason`, CUT_REASONS)

/** A stream that breaks off gives no reason. */
const NOT_CUT_STREAM = /* @__PURE__ */ isNoneOf(code`finish_reason.as_str()`, ['', ...CUT_REASONS])

/**
 * Ends the program where the answer is cut, refused or empty, as the variable `finish_reason` and `hasAnswer` say.
 *
 * @param hasAnswer an expression; left out where an empty answer is shown as such
 * @param isLong whether the condition has a line for each part, as rustfmt breaks it
 */
export function ensureComplete(call: ChatCall, hasAnswer?: Piece, isLong = false): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  const notCut = call.streaming ? NOT_CUT_STREAM : NOT_CUT
  const reason = call.streaming ? 'finish reason {finish_reason:?}' : '{finish_reason}'
  // An error of anyhow begins with a small letter.
  const failed = `${before.charAt(0).toLowerCase()}${before.slice(1)}${reason}${after}`
  return when(
    call.checksAnswer,
    code`
      ${ENSURE}!(
          ${isLong ? overLines(hasAnswer, notCut) : code`${listed([hasAnswer, notCut], ' && ')},`}
          ${failed}
      );
    `,
  )
}

const overLines = (first: Piece | undefined, second: Piece): Piece => code`
  ${first}
      && ${second},
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
