import { type ComparedCell, type Comparison, compare } from './comparison.ts'
import { inParallel } from './in-parallel.ts'
import type { Laboratory } from './laboratory.ts'
import { chatCasesOfPeer, compareChat } from './peer-chat.ts'
import { compareTask, taskCasesOfPeer } from './peer-tasks.ts'

/** One question to both generators. */
export type Question = (lab: Laboratory) => Promise<ComparedCell[]>

/** All questions that the published generator can be asked. */
export const peerQuestions = (): Question[] => [
  ...chatCasesOfPeer().map(
    (one): Question =>
      (lab) =>
        compareChat(lab, one),
  ),
  ...taskCasesOfPeer().map(
    (one): Question =>
      (lab) =>
        compareTask(lab, one),
  ),
]

/** Some of them, always the same, so that all modes and many providers and tasks are among them. */
export const peerSample = (): Question[] => peerQuestions().filter((_, index) => index % 19 === 0)

/** Puts the same questions to our generator and to the published one, and has the same judge run what both offer. */
export async function comparePeer(
  lab: Laboratory,
  questions: readonly Question[],
  onDone: () => void,
): Promise<Comparison> {
  const cells: ComparedCell[] = []
  await inParallel(questions, async (ask) => {
    cells.push(...(await ask(lab)))
    onDone()
  })
  return compare(cells)
}
