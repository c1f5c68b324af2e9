import { texts } from '../../app/ui/texts/en/problems.ts'
import type { ProblemTexts } from '../../app/ui/texts/problems.ts'

/** Messages for invalid parameters, which pages correct and the API rejects. */
export const REFUSALS: ProblemTexts = {
  ...texts,
  notOfThisTask: 'This model’s task doesn’t support this field.',
  messages: 'The messages must be a JSON array of objects, each with a role.',
  platform: (known) => `Must be one of ${known}.`,
}
