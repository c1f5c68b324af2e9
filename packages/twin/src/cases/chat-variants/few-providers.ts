import type { PlannedCase } from '../case.ts'
import type { CaseFamily } from '../case-family.ts'
import { isRepresentative } from '../chat.ts'

/** Whether a case has all runs of a changed kind. */
export const isFirst = ({ question }: PlannedCase, { meetsAll = 'routed', representative }: CaseFamily): boolean =>
  question.target === meetsAll && isRepresentative(question, representative)

/**
 * Chats of a kind with the router's default and one provider. The original kind runs with all providers, and routed
 * requests differ only in the model's name.
 */
export const routedByFew = (kind: CaseFamily): CaseFamily => ({
  ...kind,
  providers: (task, target) =>
    kind
      .providers(task, target)
      .filter(
        (provider) =>
          target !== 'routed' || provider === 'auto' || isRepresentative({ provider, target }, kind.representative),
      ),
})

/** The same, and direct requests to only one provider, because waiting doesn't affect what a program sends. */
export const askedOfFew = (kind: CaseFamily): CaseFamily => ({
  ...kind,
  providers: (task, target) =>
    routedByFew(kind)
      .providers(task, target)
      .filter((provider) => target !== 'direct' || isRepresentative({ provider, target }, kind.representative)),
})
