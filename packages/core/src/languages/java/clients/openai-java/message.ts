import type { ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { ASSISTANT_MESSAGE, JSON_VALUE } from './names.ts'

/** Reads the first message of `completion`, its text as `answer`, and as `reason` why it ends. */
export const READ_CHOICE = code`
  var choice = completion.choices().get(0);
  var message = choice.message();
  var answer = message.content().orElse("");
  var reason = choice.finishReason().toString();
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
