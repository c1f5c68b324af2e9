import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { snippets as published } from '@huggingface/inference'
import { getInferenceSnippets, type InferenceSnippet, LANGUAGES, type Language } from '@model-snippets/core'
import { type CapturedCall, callsIn } from '../capture/calls-in.ts'
import { isSame, type Question, recordFor, requestOf } from '../capture/question.ts'
import {
  canonical,
  chatBy,
  FILES,
  MODEL_TASKS,
  type Next,
  nameOf,
  numbers,
  oneOf,
  ROUTES,
  taskBy,
  told,
} from '../capture/random-questions.ts'
import { KNOWN_VARIABLES } from '../check/decide/known-variables.ts'
import { languageOf } from '../languages/index.ts'
import type { Runtime } from '../languages/twin-language.ts'
import { startTwin, type Twin } from '../mock/start.ts'
import type { Campaign, CampaignResult } from './campaign.ts'

/** One program: what it was made from, and what was captured. */
export interface CaptureResult extends CampaignResult {
  readonly language: string
  readonly by: 'ours' | 'published'
}

interface Program {
  readonly language: Language
  readonly client: string
  readonly by: CaptureResult['by']
  readonly content: string
  readonly question: Question
}

/** How many questions are tried until one has a program in the language. */
const MOST_DRAWS = 200

/** Draws a program for a seed: each language in turn, in three of them also by the generator that Hugging Face publishes. */
export function programFor(seed: number): Program {
  const language = LANGUAGES[seed % LANGUAGES.length] as Language
  const next = numbers(seed * 7919)
  const by = ['python', 'js', 'sh'].includes(language) && next(2) === 0 ? 'published' : 'ours'
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const drawn =
      by === 'published' ? plainChatBy(next) : next(2) === 0 ? chatBy(next) : taskBy(next, oneOf(next, ROUTES))
    const question = redirectable(drawn)
    // The published generator doesn't escape apostrophes for the shell, so such a program doesn't run.
    if (by === 'published' && language === 'sh' && JSON.stringify(question.options.messages).includes("'")) continue
    const programs = by === 'published' ? publishedFor(question) : oursFor(question)
    const found = programs.filter((each) => each.language === language && isPlain(each))
    if (requestOf(question) === undefined || found.length === 0) continue
    const { client, content } = oneOf(next, found)
    return { language, client, by, content, question }
  }
  throw new Error(`no program in ${language} for seed ${seed}`)
}

/** The question with an endpoint at Hugging Face: the proxy doesn't answer for this machine's own ports. */
function redirectable(question: Question): Question {
  const { endpointUrl } = question.options
  if (endpointUrl?.startsWith('http://localhost') !== true) return question
  const hosted = 'https://abc123.eu-west-1.aws.endpoints.huggingface.cloud/v1'
  return { ...question, options: { ...question.options, endpointUrl: hosted } }
}

type Written = Pick<InferenceSnippet, 'client' | 'content' | 'framework'> & { readonly language: string }

/** Frameworks need installations of their own. */
const isPlain = ({ framework }: Written): boolean => framework !== true

function oursFor(question: Question): readonly Written[] {
  try {
    return getInferenceSnippets(recordFor(question), question.provider, undefined, question.options)
  } catch {
    // Some questions have no answer.
    return []
  }
}

/** A chat as the published generator takes it. */
function plainChatBy(next: Next): Question {
  const { model, task, provider, options } = chatBy(next)
  const { billTo, max_tokens, messages = [], streaming, temperature } = options
  return {
    model,
    task,
    provider: options.directRequest === true ? 'auto' : provider,
    options: {
      ...(billTo === undefined ? {} : { billTo }),
      messages: messages.filter(({ content, role }) => role !== 'tool' && typeof content === 'string'),
      ...(streaming === undefined ? {} : { streaming }),
      // The published generator takes 0 for no temperature.
      ...(temperature === undefined || temperature === 0 ? {} : { temperature }),
      ...(max_tokens === undefined ? {} : { max_tokens }),
    },
  }
}

function publishedFor({ model, task, provider, options, ...question }: Question): readonly Written[] {
  const record = { ...recordFor({ model, task }), inference: '' }
  const mapping = { hfModelId: model, provider, providerId: model, status: 'live', task }
  const all = published.getInferenceSnippets(record as never, provider as never, mapping as never, {
    ...options,
    ...question,
  })
  return all.map(({ language, client, content }) => ({ language, client, content }))
}

/** Compares what was captured with what the program was made from. */
export function problemsOf(question: Question, calls: readonly CapturedCall[]): readonly string[] {
  const [call, ...others] = calls
  if (call === undefined) return ['no call was captured']
  const found = call.question
  const notes = call.notes.map((note) => `note: ${note}`)
  const more = others.length === 0 ? [] : [`${calls.length} calls were captured`]
  if (question.task === 'conversational') {
    const same = isSame(canonical(told(question)), canonical(found))
    return [...more, ...notes, ...(same ? [] : [became(told(question), found)])]
  }
  // Providers have one name for several parameters, so the same request is the same question.
  const [wanted, again] = [requestOf(question), requestOf(found)]
  const same =
    isSame(
      [wanted?.url, wanted?.body, wanted?.form, wanted?.file],
      [again?.url, again?.body, again?.form, again?.file],
    ) &&
    found.task === question.task &&
    found.provider === question.provider
  return [...more, ...notes, ...(same ? [] : [became(question, found)])]
}

const became = (one: Question, other: Question): string => `${JSON.stringify(one)}\n    became ${JSON.stringify(other)}`

/** Programs that were made from random questions, run against the twin: each one's captured question must be its own. */
export class CaptureCampaign implements Campaign<CaptureResult> {
  // The twin's record holds the requests of one program at a time.
  readonly size = 8
  readonly #runtimes = new Map<Language, Promise<Runtime>>()
  readonly #twin: Twin
  readonly #folder: string

  private constructor(twin: Twin, folder: string) {
    this.#twin = twin
    this.#folder = folder
  }

  static async start(): Promise<CaptureCampaign> {
    const twin = await startTwin({ models: MODEL_TASKS, strict: false })
    return new CaptureCampaign(twin, await mkdtemp(join(tmpdir(), 'captured-')))
  }

  readonly run = async (seeds: readonly number[]): Promise<readonly CaptureResult[]> => {
    const results: CaptureResult[] = []
    for (const seed of seeds) results.push(await this.#capture(seed))
    return results
  }

  async close(): Promise<void> {
    for (const runtime of this.#runtimes.values()) await (await runtime).close()
    await this.#twin.close()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async #capture(seed: number): Promise<CaptureResult> {
    const program = programFor(seed)
    const { language, client, by, question } = program
    const failure = await this.#run(program, `${seed}`)
    const { calls, unread } = callsIn(this.#twin.requests(), nameOf)
    const problems = [...problemsOf(question, calls), ...unread.map(({ url, reason }) => `unread: ${url}: ${reason}`)]
    const what = `${language}/${client} (${by}), ${question.provider}, ${question.task}`
    return {
      seed,
      what,
      language,
      by,
      problems: problems.length > 0 ? [...problems, failure].filter(Boolean) : [],
      reasons: [],
    }
  }

  /** @returns the end of what the program printed as errors */
  async #run({ language, content }: Program, name: string): Promise<string> {
    const runtime = await this.#runtimeOf(language)
    const parent = (await runtime.folderFor?.(undefined)) ?? this.#folder
    const folder = await mkdtemp(join(parent, 'captured-'))
    const output = join(this.#folder, `${name}.output`)
    try {
      this.#twin.clear()
      for (const [file, bytes] of Object.entries(FILES)) await writeFile(join(folder, file), bytes)
      const file = languageOf(language).exampleFile
      await writeFile(join(folder, file), content)
      const env = {
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        LANG: 'C.UTF-8',
        ...KNOWN_VARIABLES,
        ...this.#envFor(language),
      }
      const job = { folder, file, env, stdout: output, stderr: output, seconds: 120 }
      await runtime.run({ ...job, pauses: 'real', install: undefined, cold: false, plainest: false, trusts: true })
      return (await readFile(output, 'utf8')).trim().slice(-500)
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }

  /** The twin's variables, and the one that its page names for Ruby. */
  #envFor(language: Language): Readonly<Record<string, string>> {
    const { env, proxyUrl } = this.#twin
    return language === 'ruby' ? { ...env, http_proxy: proxyUrl } : env
  }

  #runtimeOf(language: Language): Promise<Runtime> {
    const known = this.#runtimes.get(language)
    if (known !== undefined) return known
    const opened = (async () => {
      const ownFolder = join(this.#folder, language)
      await mkdir(ownFolder)
      const around = { folder: this.#folder, ownFolder, path: process.env['PATH'] ?? '', caPath: this.#twin.caFile }
      return languageOf(language).open(around)
    })()
    this.#runtimes.set(language, opened)
    return opened
  }
}
