import type { ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { refuseIncomplete } from '../main.ts'
import { ASSISTANT_MESSAGE, FINISH_REASON, FINISH_REASON_OF_STREAM, JSON_VALUE } from './names.ts'

/** Reads the first message of `completion`, its text as `answer`, and as `reason` why it ends. */
export const READ_CHOICE = code`
  var choice = completion.choices().get(0);
  var message = choice.message();
  var answer = message.content().orElse("");
  var reason = choice.finishReason();
`

/** Whether an answer is cut, by its `reason`. */
export const READ_CUT = code`
  var isCut = reason.equals(${FINISH_REASON}.LENGTH)
          || reason.equals(FinishReason.CONTENT_FILTER);
`

/** A stream that breaks off gives no reason. */
const READ_CUT_OF_STREAM = code`
  var isCut = reason == null
          || reason.equals(${FINISH_REASON_OF_STREAM}.LENGTH)
          || reason.equals(FinishReason.CONTENT_FILTER);
`

/**
 * Ends the program where the answer is cut or empty, by its `reason`.
 *
 * @param isEmpty a condition that holds where there is no answer
 */
export const refuseIncompleteChoice = (call: ChatCall, isEmpty?: Piece): Piece => code`
  ${call.streaming ? READ_CUT_OF_STREAM : READ_CUT}
  ${refuseIncomplete(call, code`isCut`, isEmpty)}
`

/**
 * Adds `message` to a request. `ChatCompletionMessage.toParam` of openai-java 4.101 keeps documented fields alone, and
 * reasoning is in others.
 */
export const addMessage = ({ refusesReasoningContent, sendsNoReasoning }: ChatCall, params: Piece): Piece =>
  refusesReasoningContent === undefined && sendsNoReasoning === undefined
    ? code`
        // Unlike toParam(), this keeps the reasoning.
        ${params}.addMessage(${JSON_VALUE}.from(message)
                .convert(${ASSISTANT_MESSAGE}.class));
      `
    : code`${params}.addMessage(message);`
