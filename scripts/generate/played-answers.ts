/**
 * Writes the twin's responses to the sample request of each task and provider, and of each kind of chat. A model's page
 * shows them to readers without a token. The twin makes up new words in each run, so a stored response is stale only if
 * its shape differs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PlayedAnswer, type PlayedAnswers, playedKey } from '../../apps/site/app/features/run/played-answer.ts'
import { isPolicy } from '../../packages/core/src/index.ts'
import type { Question } from '../../packages/twin/src/cases/case.ts'
import { ask, enumerateQuestions, kindOf } from '../../packages/twin/src/cases/cases.ts'
import { NOISE } from '../../packages/twin/src/services/protocols/api-stream.ts'
import { wireRequest } from '../../packages/twin/src/testing/wire.ts'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'

const FILE = 'apps/site/app/features/run/played-answers.generated.json'
/** Longer responses aren't stored: they come from services that echo the whole request. */
const MOST_BYTES = 20_000
const CHAT = 'conversational'
/** Replaces the text that the twin sends besides the answer to test that examples don't show it. */
const THOUGHT = 'Überlegung: zuerst 東京 🙂, dann die Antwort.'

/** Updates the file, or only reports that it's stale. */
export function writePlayedAnswers(writing: Writing): readonly string[] {
  const fresh = playAnswers()
  const path = join(writing.root ?? ROOT, FILE)
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PlayedAnswers) : {}
  const isFresh = JSON.stringify(formsOf(before)) === JSON.stringify(formsOf(fresh))
  return isFresh ? [] : writeFiles([[FILE, `${JSON.stringify(fresh, null, 1)}\n`]], writing)
}

/** All responses, by the key that the page uses to find them. */
function playAnswers(): PlayedAnswers {
  const answers = new Map<string, PlayedAnswer>()
  for (const question of enumerateQuestions()) {
    const key = keyOf(question)
    if (key === undefined || answers.has(key)) continue
    const answer = answerTo(question)
    if (answer !== undefined) answers.set(key, answer)
  }
  return Object.fromEntries(answers)
}

/** Every provider responds to a chat in the same way; retries and async code don't change the response. */
function keyOf(question: Question): string | undefined {
  const { task, provider, target, streaming } = question
  if (target !== 'routed') return undefined
  if (task !== CHAT) return isPolicy(provider) ? undefined : playedKey({ task, provider })
  const { api, recipe, retries, async: isAsync } = kindOf(question).options ?? {}
  return retries || isAsync ? undefined : playedKey({ task, provider, api, recipe, streaming })
}

function answerTo(question: Question): PlayedAnswer | undefined {
  const asked = ask(question)
  const request = wireRequest(asked)
  if (request === undefined) return undefined
  const { scenario } = kindOf(question).plainRun(question)
  const { services } = kindOf(question).stage(asked.call, asked, scenario, { language: 'js', client: 'fetch' })
  for (const service of services) {
    const answer = service.answer(request, [])
    if (answer === undefined) continue
    const bytes = Buffer.concat(answer.writes)
    if (answer.status >= 300 || bytes.length > MOST_BYTES) return undefined
    const { status, headers } = answer
    const mediaType = headers['content-type'] ?? ''
    const isText = /^text\/|json/.test(mediaType)
    return {
      status,
      mediaType,
      ...(isText ? { text: bytes.toString().replaceAll(NOISE, THOUGHT) } : { base64: bytes.toString('base64') }),
    }
  }
  return undefined
}

/** The parts of the responses that are the same in each run: the structure, without words and numbers. */
const formsOf = (answers: PlayedAnswers): unknown =>
  Object.entries(answers).map(([key, { status, mediaType, text }]) => [
    key,
    status,
    mediaType,
    mediaType.startsWith('application/json') && text !== undefined ? formOf(JSON.parse(text)) : undefined,
  ])

function formOf(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(formOf)
  if (typeof json !== 'object' || json === null) return typeof json
  return Object.entries(json).map(([name, value]) => [name, formOf(value)])
}
