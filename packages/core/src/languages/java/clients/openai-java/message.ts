import type { ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { SET } from '../../names.ts'
import { code } from '../../writer.ts'
import { ASSISTANT_MESSAGE, FINISH_REASON, JSON_VALUE } from './names.ts'

/** Reads the first message of `completion`, its text as `answer`, and as `reason` why it ends. */
export const READ_CHOICE = code`
  var choice = completion.choices().get(0);
  var message = choice.message();
  var answer = message.content().orElse("");
  var reason = choice.finishReason().toString();
`

/** Reads the first message of `completion`, why it ends as the client has it, and whether that cuts it. */
export const READ_MESSAGE = code`
  var message = completion.choices().get(0).message();
  var reason = completion.choices().get(0).finishReason();
  var isCut = ${SET}.of(${FINISH_REASON}.LENGTH, FinishReason.CONTENT_FILTER).contains(reason);
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
