// Loaded before an example that waits for a queue: its pauses are cut short, and a question that was answered in the
// same way again and again is answered from memory. So minutes of waiting, and hundreds of questions, take a moment.
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

/** From this many equal answers to one question on, the same answer is given from memory. */
const EQUAL_ANSWERS = 6

const own = globalThis.setTimeout
const ownPromise = promises.setTimeout
const ownLimit = AbortSignal.timeout
// Shorter pauses belong to connections, and so do those that Node's own fetch makes.
const isPause = (milliseconds) =>
  milliseconds > 400 && milliseconds <= 10_000 && !/undici|node:internal\/deps/.test(String(new Error().stack))
// A pause that is cut short counts in full for a limit on the whole wait.
let skipped = 0
const limits = []
const skip = (milliseconds) => {
  skipped += milliseconds
  for (const limit of limits.splice(0)) {
    if (limit.at > skipped) limits.push(limit)
    else limit.controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }
  return 1
}
const shortened = (milliseconds) => (isPause(milliseconds) ? skip(milliseconds) : milliseconds)
const fast = (action, milliseconds, ...parts) => own(action, shortened(milliseconds), ...parts)
globalThis.setTimeout = Object.assign(fast, own)
promises.setTimeout = (milliseconds, ...parts) => ownPromise(shortened(milliseconds), ...parts)
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController()
  limits.push({ at: skipped + milliseconds, controller })
  ownLimit(milliseconds).addEventListener('abort', ({ target }) => controller.abort(target.reason))
  return controller.signal
}
syncBuiltinESMExports()

const ownFetch = globalThis.fetch
let last = { question: '', times: 0, answer: undefined }
globalThis.fetch = async (input, init) => {
  const question = (init?.method ?? 'GET') === 'GET' ? JSON.stringify([String(input), init?.headers]) : ''
  init?.signal?.throwIfAborted()
  if (question !== '' && question === last.question && last.times >= EQUAL_ANSWERS) return last.answer.clone()
  const response = await ownFetch(input, init)
  last = {
    question,
    times: question === last.question ? last.times + 1 : 1,
    answer: question === '' ? undefined : response.clone(),
  }
  return response
}
