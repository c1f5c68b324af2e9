import type { ChatCall } from '../../../../call/call.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { isListed } from '../cut-reasons.ts'
import { refuseIncomplete } from '../main.ts'
import { ASSISTANT_MESSAGE, FINISH_REASON, FINISH_REASON_OF_STREAM, JSON_VALUE } from './names.ts'

/** Reads the first message of `completion`, its text as `answer`, and why it ended as `reason`. */
export const READ_CHOICE = code`
  var choice = completion.choices().get(0);
  var message = choice.message();
  var answer = message.content().orElse("");
  var reason = choice.finishReason();
`

/** Reads whether an answer is incomplete from its `reason`. */
export const readCut = (call: ChatCall): Piece =>
  call.cutReasons.length === 0
    ? code`
        var isCut = reason.equals(${FINISH_REASON}.LENGTH)
                || reason.equals(FinishReason.CONTENT_FILTER);
      `
    : code`var isCut = ${isListed(call, code`reason.asString()`)};`

/** A stream that breaks off has no reason. */
const readCutOfStream = (call: ChatCall): Piece =>
  call.cutReasons.length === 0
    ? code`
        var isCut = reason == null
                || reason.equals(${FINISH_REASON_OF_STREAM}.LENGTH)
                || reason.equals(FinishReason.CONTENT_FILTER);
      `
    : code`var isCut = reason == null || ${isListed(call, code`reason.asString()`)};`

/**
 * Throws the `reason` if the answer is incomplete or empty.
 *
 * @param isEmpty a condition that is true if it's empty
 */
export const refuseIncompleteChoice = (call: ChatCall, isEmpty?: Piece): Piece => code`
  ${call.streaming ? readCutOfStream(call) : readCut(call)}
  ${refuseIncomplete(call, code`isCut`, isEmpty)}
`

/** Throws if the `message` of a tool loop's round is incomplete, with the refusal's text if there is one. */
export const refuseIncompleteMessage = (call: ChatCall): Piece => code`
  ${readCut(call)}
  ${refuseRound(call, code`calls.isEmpty() && answer.isEmpty()`, REFUSAL_OR_REASON)}
`

/** Some services send an empty refusal. */
const REFUSAL_OR_REASON = code`message.refusal().filter(text -> !text.isEmpty()).orElse(reason.asString())`

/**
 * Throws if `isCut` is true, or there is no answer.
 *
 * @param isEmpty a condition that is true if there is none
 * @param why an expression for a refusal's text, or otherwise for the reason
 */
export function refuseRound(call: ChatCall, isEmpty: Piece, why: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if (isCut || ${isEmpty}) {
        var why = ${why};
        throw new IllegalStateException(${before} + why
                + ${after});
    }
  `
}

/**
 * Adds `message` to a request. `ChatCompletionMessage.toParam` of openai-java 4.101 only keeps documented fields, and
 * reasoning isn't one.
 */
export const addMessage = ({ refusesReasoningContent, sendsNoReasoning, thinks }: ChatCall, params: Piece): Piece =>
  thinks && refusesReasoningContent === undefined && sendsNoReasoning === undefined
    ? code`
        // Unlike toParam(), this keeps the reasoning.
        ${params}.addMessage(${JSON_VALUE}.from(message)
                .convert(${ASSISTANT_MESSAGE}.class));
      `
    : code`${params}.addMessage(message);`
