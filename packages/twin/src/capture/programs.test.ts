import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { snippets as published } from '@huggingface/inference'
import { getInferenceSnippets, type JsonObject } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTwin, type Twin } from '../mock/start.ts'
import { callsIn } from './calls-in.ts'
import { type CapturedOptions, type Question, recordFor } from './question.ts'

/** Programs in languages that every developer's machine has: ours, and those of the generator that Hugging Face publishes. */
const PROGRAMS = [
  { language: 'js', client: 'fetch', program: process.execPath, ending: 'mjs' },
  { language: 'sh', client: 'curl', program: 'bash', ending: 'sh' },
] as const

const CHAT = { model: 'openai/gpt-oss-120b', task: 'conversational' } as const

const QUESTIONS: readonly Question[] = [
  chat('groq', { temperature: 0.5, max_tokens: 20 }),
  chat('together', { streaming: true, top_p: 0.9 }),
  chat('auto', {}),
  {
    model: 'black-forest-labs/FLUX.1-schnell',
    task: 'text-to-image',
    provider: 'together',
    options: { inputs: 'A cat' },
  },
  { model: 'facebook/bart-large-cnn', task: 'summarization', provider: 'hf-inference', options: { inputs: 'Long.' } },
]

function chat(provider: string, options: CapturedOptions): Question {
  const messages = [{ role: 'user', content: 'Why is the “sky” blue?' }]
  return { ...CHAT, provider, options: { messages, ...options } }
}

let twin: Twin
let folder = ''
beforeAll(async () => {
  twin = await startTwin({ strict: false })
  folder = await mkdtemp(join(tmpdir(), 'captured-'))
})
afterAll(async () => {
  await twin.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a program behind the twin, and returns the questions that it asks. */
async function questionsOf(content: string, program: string, ending: string) {
  twin.clear()
  const path = join(folder, `program.${ending}`)
  await writeFile(path, content)
  const env = { ...process.env, ...twin.env, HF_TOKEN: 'hf_test' }
  await promisify(execFile)(program, [path], { cwd: folder, env, encoding: 'buffer' }).catch(() => undefined)
  return callsIn(twin.requests()).calls.map(({ question }) => question)
}

const ourProgram = (question: Question, language: string, client: string): string | undefined =>
  getInferenceSnippets(recordFor(question), question.provider, undefined, question.options).find(
    (each) => each.language === language && each.client === client,
  )?.content

function publishedProgram({ provider, options, ...question }: Question, language: string, client: string) {
  const { parameters = {} as JsonObject, ...others } = options
  const record = { ...recordFor(question), inference: '' }
  const mapping = {
    hfModelId: question.model,
    provider,
    providerId: question.model,
    status: 'live',
    task: question.task,
  }
  return published
    .getInferenceSnippets(record as never, provider as never, mapping as never, { ...others, ...parameters })
    .find((each) => each.language === language && each.client === client)?.content
}

describe.each(PROGRAMS)('a program with $client', ({ language, client, program, ending }) => {
  it.each(QUESTIONS.map((question) => [question.provider, question.task, question] as const))(
    'of ours asks %s for %s',
    async (_provider, _task, question) => {
      const content = ourProgram(question, language, client)
      expect(await questionsOf(content ?? '', program, ending)).toEqual([question])
    },
  )

  const ofPublished = QUESTIONS.map((question) => ({
    question,
    content: publishedProgram(question, language, client)?.replaceAll('$HF_TOKEN', 'hf_test'),
  })).filter(({ question, content }) => question.task === 'conversational' && content !== undefined)

  it('has some from the published generator', () => {
    expect(ofPublished.length).toBeGreaterThan(1)
  })

  it.each(ofPublished)('of the published generator asks $question.provider', async ({ question, content = '' }) => {
    expect(await questionsOf(content, program, ending)).toEqual([question])
  })
})
