import type { ChatCall } from '../../../call/call.ts'
import { CUT_REASONS, cutReasonsOf, incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { lines, listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ENSURE } from './names.ts'

const isNoneOf = (finishReason: Piece, reasons: readonly string[]): Piece => code`
  !matches!(${finishReason}, ${listed(
    reasons.map((reason) => code`${reason}`),
    ' | ',
  )})
`

/** Names the reasons by which an answer isn't whole, where the service has some of its own; rustfmt gives each a line. */
const nameReasons = (call: ChatCall): Piece | undefined =>
  call.cutReasons.length === 0
    ? undefined
    : code`
        let cut_reasons = [
            ${lines(...cutReasonsOf(call).map((reason) => code`${reason},`))}
        ];
      `

/** @param hasNone whether no reason is one by which it isn't whole: that of a stream that breaks off */
function notCut(call: ChatCall, hasNone: boolean): readonly Piece[] {
  const reason = call.streaming ? code`finish_reason.as_str()` : code`finish_reason`
  return call.cutReasons.length === 0
    ? [isNoneOf(reason, [...(hasNone ? [''] : []), ...CUT_REASONS])]
    : [...(hasNone ? [code`!finish_reason.is_empty()`] : []), code`!cut_reasons.contains(&${reason})`]
}

/** An error of anyhow begins with a small letter. */
const sayIncomplete = (call: ChatCall, reason: string): string => {
  const { before, after } = incompleteAnswer(call)
  return `${before.charAt(0).toLowerCase()}${before.slice(1)}${reason}${after}`
}

/**
 * Ends the program where the answer is cut, refused or empty, as the variable `finish_reason` and `hasAnswer` say.
 *
 * @param hasAnswer an expression; left out where an empty answer is shown as such
 */
export const ensureComplete = (call: ChatCall, hasAnswer?: Piece): Piece | undefined =>
  when(
    call.checksAnswer,
    code`
      ${nameReasons(call)}
      ${ENSURE}!(
          ${conditions(hasAnswer, notCut(call, call.streaming))}
          ${sayIncomplete(call, call.streaming ? 'finish reason {finish_reason:?}' : '{finish_reason}')}
      );
    `,
  )

/**
 * Fails if the answer is incomplete in a round of a tool loop.
 *
 * @param hasAnswer an expression
 * @param refusal an expression for the words of a refusal, if any
 */
export const ensureCompleteRound = (call: ChatCall, hasAnswer: Piece, refusal?: Piece): Piece => code`
  ${when(call.streaming, ENSURE_ENDED)}
  ${refusal && code`let why = ${refusal}.unwrap_or(${when(call.streaming, code`&`)}finish_reason);`}
  ${nameReasons(call)}
  ${ENSURE}!(
      ${isShort(call) ? conditions(hasAnswer, notCut(call, false)) : overLines([hasAnswer, ...notCut(call, false)])}
      ${sayIncomplete(call, refusal ? '{why}' : '{finish_reason}')}
  );
`

/** A limit is no reason why a stream is closed before its end. */
const ENSURE_ENDED = code`
  ${ENSURE}!(
      !finish_reason.is_empty(),
      "the stream ended before it was complete"
  );
`

/** Whether both conditions of a round fit in one line. */
const isShort = ({ cutReasons, streaming }: ChatCall): boolean => cutReasons.length > 0 && !streaming

/** In one line, or in a line for each where they are many, as rustfmt breaks them. */
const conditions = (hasAnswer: Piece | undefined, others: readonly Piece[]): Piece =>
  hasAnswer !== undefined && others.length > 1
    ? overLines([hasAnswer, ...others])
    : code`${listed([hasAnswer, ...others], ' && ')},`

const overLines = ([first, ...others]: readonly Piece[]): Piece => code`
  ${first}
      ${lines(...others.slice(0, -1).map((each) => code`&& ${each}`))}
      && ${others.at(-1)},
`

/** Whether a stream shows its text alone, so that the program has to keep it to know that some came. */
const keepsContent = ({ checksAnswer, showsMessage, showsReasoning }: ChatCall): boolean =>
  checksAnswer && !showsMessage && !showsReasoning

/** Declares what a stream keeps to know at its end whether the answer is complete. */
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
