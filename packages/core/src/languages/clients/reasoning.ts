import type { ChatCall } from '../../call/call.ts'
import type { Assumption } from '../../providers/assumption.ts'
import { isPolicy } from '../../providers/policies.ts'

/** Returns the fields in which services send reasoning, without one that the service rejects. */
export const thoughtFields = ({
  refusesReasoningContent,
}: Pick<ChatCall, 'refusesReasoningContent'>): readonly string[] =>
  THOUGHT_FIELDS.filter((field) => refusesReasoningContent === undefined || field !== 'reasoning_content')

const THOUGHT_FIELDS = ['reasoning', 'reasoning_content', 'reasoning_details']

/**
 * Checks whether the service, or one that the router may choose, may reject `reasoning_content` in a message. For
 * models that need their reasoning back, we trust the router to choose one that accepts it.
 */
export const mayRefuseReasoning = ({
  needsReasoningContent,
  provider,
  refusesReasoningContent,
  target,
  thinks,
}: ChatCall): boolean =>
  refusesReasoningContent !== undefined ||
  (thinks && target === 'routed' && isPolicy(provider) && needsReasoningContent === undefined)

/* For libraries that drop a model's reasoning between the rounds of a tool loop. */

/** Returns why a library that drops reasoning has no tool loop: the service returns an error without it. */
export const unsupportedLosingReasoning = (
  library: string,
  { needsReasoningContent: source }: ChatCall,
): string | undefined =>
  source === undefined
    ? undefined
    : `${library} drops the model's reasoning between rounds, and this model or provider needs it sent back (${source})`

/**
 * Returns the assumption behind a tool loop that drops reasoning, for a model that answers worse without it or may
 * reason unknown to us.
 */
export const losesReasoning =
  (library: string) =>
  (call: ChatCall): readonly Assumption[] =>
    hasReasoningToLose(call)
      ? [
          Object.freeze({
            what: 'We assume that the model answers well without its earlier reasoning.',
            why: `${library} drops the model's reasoning between rounds${call.wantsReasoningContent === undefined ? '' : `, and the model's maker says to send it back (${call.wantsReasoningContent})`}.`,
            howToKnow:
              'Compare the answers with those of a client that sends reasoning back, such as openai or requests',
          }),
        ]
      : []

/** Checks whether reasoning would be sent back between the rounds of a tool loop if the library kept it. */
export const hasReasoningToLose = ({ thinks }: Pick<ChatCall, 'thinks'>): boolean => thinks
