import { texts } from '../../app/ui/texts/en/problems.ts'
import type { ProblemTexts } from '../../app/ui/texts/problems.ts'

/** What is wrong with a parameter, where the page puts it right for the reader and the API refuses the request. */
export const REFUSALS: ProblemTexts = {
  ...texts,
  notOfThisTask: 'This model’s task doesn’t support this field.',
  messages: 'The messages must be a JSON array of objects, each with a role.',
  platform: (known) => `Must be one of ${known}.`,
}
