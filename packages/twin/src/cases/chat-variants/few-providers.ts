import type { PlannedCase } from '../case.ts'
import { isRepresentative } from '../chat.ts'
import type { Kind } from '../kind.ts'

/** Whether a case is the one that meets what a changed kind is run for. */
export const isFirst = ({ question }: PlannedCase, { meetsAll = 'routed', representative }: Kind): boolean =>
  question.target === meetsAll && isRepresentative(question, representative)

/**
 * Chats of a kind at the router's own choice and one provider, where the kind that it is made of is run with all: routed
 * requests differ in the model's name alone.
 */
export const routedByFew = (kind: Kind): Kind => ({
  ...kind,
  providers: (task, target) =>
    kind
      .providers(task, target)
      .filter(
        (provider) =>
          target !== 'routed' || provider === 'auto' || isRepresentative({ provider, target }, kind.representative),
      ),
})

/** The same that asks one provider directly, too: how a program waits has no say in what it sends. */
export const askedOfFew = (kind: Kind): Kind => ({
  ...kind,
  providers: (task, target) =>
    routedByFew(kind)
      .providers(task, target)
      .filter((provider) => target !== 'direct' || isRepresentative({ provider, target }, kind.representative)),
})
