/**
 * Asks one checkout every question in a separate process. `compare.ts` starts it, sends messages with requests, and
 * gets one reply to each. The first replies are digests; texts are only requested where those differ.
 */
import { createHash } from 'node:crypto'
import { countOf, type Question } from './answers.ts'
import { type Asked, DIGEST_LENGTH, type Digests, type Message } from './messages.ts'
import { questionsOf } from './questions.ts'
import { idsOf, loadTree, type Tree } from './tree.ts'

function digestsOf(tree: Tree, questions: Iterable<Question>): Digests {
  let examples = 0
  let reasons = 0
  const digests: string[] = []
  for (const question of questions) {
    const answer = question.ask(tree)
    const count = countOf(answer)
    examples += count.examples
    reasons += count.reasons
    digests.push(createHash('sha256').update(JSON.stringify(answer)).digest('base64').slice(0, DIGEST_LENGTH))
  }
  return { examples, reasons, digests: digests.join('') }
}

/** Answers questions by position, which must increase. */
function byPlace(tree: Tree, questions: Iterator<Question>): (places: readonly number[]) => readonly Asked[] {
  let next = 0
  return (places) => {
    const wanted = new Set(places)
    const last = places.at(-1) ?? -1
    const found: Asked[] = []
    for (; next <= last; next++) {
      const { value, done } = questions.next()
      if (done === true) throw new Error(`there is no question ${next}`)
      if (wanted.has(next)) found.push({ name: value.name, answer: value.ask(tree) })
    }
    return found
  }
}

const tree = await loadTree(process.cwd())
let answers: ((places: readonly number[]) => readonly Asked[]) | undefined

process.on('message', (message: Message) => {
  switch (message.kind) {
    case 'ids':
      process.send?.(idsOf(tree))
      break
    case 'digests':
      answers = byPlace(tree, questionsOf(message.ids, message.only))
      process.send?.(digestsOf(tree, questionsOf(message.ids, message.only)))
      break
    case 'answers':
      process.send?.(answers?.(message.places))
  }
})
