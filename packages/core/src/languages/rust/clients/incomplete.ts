import type { ChatShape } from '../../../call/chat-shape.ts'
import { CUT_REASONS, incompleteAnswer, withCutReasons } from '../../clients/incomplete-answer.ts'
import { lines, listed, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ENSURE } from './names.ts'

const isNoneOf = (finishReason: Piece, reasons: readonly string[]): Piece => code`
  !matches!(${finishReason}, ${listed(
    reasons.map((reason) => code`${reason}`),
    ' | ',
  )})
`

/** Names the reasons for an incomplete answer, if the service has its own; rustfmt puts each on its own line. */
const nameReasons = (call: ChatShape): Piece | undefined =>
  call.hasCutReasons
    ? code`
        let cut_reasons = [
            ${withCutReasons(call, (reasons) => lines(...reasons.map((reason) => code`${reason},`)))}
        ];
      `
    : undefined

/** @param hasNone whether a missing reason means an incomplete answer, as with a stream that breaks off */
function notCut(call: ChatShape, hasNone: boolean): readonly Piece[] {
  const reason = call.streaming ? code`finish_reason.as_str()` : code`finish_reason`
  return !call.hasCutReasons
    ? [isNoneOf(reason, [...(hasNone ? [''] : []), ...CUT_REASONS])]
    : [...(hasNone ? [code`!finish_reason.is_empty()`] : []), code`!cut_reasons.contains(&${reason})`]
}

/** The message for an incomplete answer. anyhow errors start with a lowercase letter. */
export const sayIncomplete = (call: ChatShape, reason: string): string => {
  const { before, after } = incompleteAnswer(call)
  return `${before.charAt(0).toLowerCase()}${before.slice(1)}${reason}${after}`
}

/** The same for a `completion`. A recipe shows it all: a refusal, or an error instead of a message, is in it. */
const sayIncompleteMessage = (call: ChatShape): string =>
  sayIncomplete(call, '{finish_reason}') + (call.variant.recipe === 'plain' ? '' : ': {completion}')

/**
 * Exits if the answer is incomplete, refused, or empty, according to the variables `finish_reason` and `hasAnswer`.
 *
 * @param hasAnswer an expression; absent if an empty answer is printed
 */
export const ensureComplete = (call: ChatShape, hasAnswer?: Piece): Piece | undefined =>
  when(
    call.checksAnswer,
    code`
      ${nameReasons(call)}
      ${ENSURE}!(
          ${conditions(hasAnswer, notCut(call, call.streaming))}
          ${call.streaming ? sayIncomplete(call, 'finish reason {finish_reason:?}') : sayIncompleteMessage(call)}
      );
    `,
  )

/**
 * Fails if the answer is incomplete in a round of a tool loop.
 *
 * @param hasAnswer an expression
 */
export const ensureCompleteRound = (call: ChatShape, hasAnswer: Piece): Piece => code`
  ${when(call.streaming, ENSURE_ENDED)}
  ${nameReasons(call)}
  ${ENSURE}!(
      ${isShort(call) ? conditions(hasAnswer, notCut(call, false)) : overLines([hasAnswer, ...notCut(call, false)])}
      ${call.streaming ? sayIncomplete(call, '{finish_reason}') : sayIncompleteMessage(call)}
  );
`

/** Exits with the `refusal` of a stream: raising the limit doesn't help. */
export const ENSURE_NOT_REFUSED = code`${ENSURE}!(refusal.is_empty(), "the model refused: {refusal}");`

/** Raising the limit doesn't help if a stream ends early. */
const ENSURE_ENDED = code`
  ${ENSURE}!(
      !finish_reason.is_empty(),
      "the stream ended before it was complete"
  );
`

/** Checks whether both of a round's conditions fit on one line. */
const isShort = ({ hasCutReasons, streaming }: ChatShape): boolean => hasCutReasons && !streaming

/** Returns conditions on one line, or on separate lines if there are many, like rustfmt. */
const conditions = (hasAnswer: Piece | undefined, others: readonly Piece[]): Piece =>
  hasAnswer !== undefined && others.length > 1
    ? overLines([hasAnswer, ...others])
    : code`${listed([hasAnswer, ...others], ' && ')},`

const overLines = ([first, ...others]: readonly Piece[]): Piece => code`
  ${first}
      ${lines(...others.slice(0, -1).map((each) => code`&& ${each}`))}
      && ${others.at(-1)},
`

/** Checks whether a stream only prints its text, so that the program has to keep it to see that some arrived. */
export const keepsContent = ({ checksAnswer, showsMessage, showsReasoning }: ChatShape): boolean =>
  checksAnswer && !showsMessage && !showsReasoning

/** Declares what a stream keeps to know at its end whether the answer is complete. */
export const declareEnd = (call: ChatShape): Piece => code`
  ${when(keepsContent(call), code`let mut content = String::new();`)}
  ${when(call.checksAnswer, code`let mut finish_reason = String::new();`)}
`

/** Keeps a chunk's text. */
export const keepContent = (call: ChatShape): Piece | undefined =>
  when(keepsContent(call), code`content += ${when(call.listsContent, code`&`)}text;`)

/** Keeps a stream's finish reason. */
export const keepEnd = ({ checksAnswer }: Pick<ChatShape, 'checksAnswer'>): Piece | undefined =>
  when(
    checksAnswer,
    code`
      if let Some(reason) = chunk["choices"][0]["finish_reason"].as_str() {
          finish_reason = reason.to_string();
      }
    `,
  )

/** Exits after a stream whose answer is incomplete. */
export const ensureCompleteStream = (call: ChatShape): Piece | undefined =>
  ensureComplete(
    call,
    call.showsMessage ? undefined : call.showsReasoning ? code`section == "Answer"` : code`!content.is_empty()`,
  )

/** Finds the `message` of a `completion`, and its finish reason. */
export const findMessage = ({ checksAnswer, variant }: ChatShape): Piece =>
  checksAnswer
    ? code`
        ${MESSAGE_AND_END}
        ${when(!variant.retries && variant.recipe === 'plain', ENSURE_MESSAGE)}
      `
    : MESSAGE

const MESSAGE = code`let message = &completion["choices"][0]["message"];`

const MESSAGE_AND_END = code`
  let choice = &completion["choices"][0];
  let message = &choice["message"];
  let finish_reason = choice["finish_reason"].as_str().unwrap_or_default();
`

const ENSURE_MESSAGE = code`${ENSURE}!(message.is_object(), "no message in {completion}");`
