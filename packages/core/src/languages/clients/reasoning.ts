import type { ChatCall } from '../../call/call.ts'
import type { Assumption } from '../../providers/assumption.ts'
import { isPolicy } from '../../providers/policies.ts'

/** The fields in which services send what a model thinks, without the one that the service refuses. */
export const thoughtFields = ({
  refusesReasoningContent,
}: Pick<ChatCall, 'refusesReasoningContent'>): readonly string[] =>
  THOUGHT_FIELDS.filter((field) => refusesReasoningContent === undefined || field !== 'reasoning_content')

const THOUGHT_FIELDS = ['reasoning', 'reasoning_content', 'reasoning_details']

/**
 * Whether `reasoning_content` in a message may be refused: by the service, or by one that the router may choose. Of models
 * that need their reasoning back, the router is trusted to choose one that takes it.
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

/* What is said of libraries that drop a model's reasoning between the rounds of a tool loop. */

/** Why a library that drops reasoning has no tool loop here: the service refuses to go on without it. */
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

/** Whether the model's reasoning would go back between the rounds of a tool loop, if the library kept it. */
export const hasReasoningToLose = ({ thinks }: Pick<ChatCall, 'thinks'>): boolean => thinks
