import { createHash } from 'node:crypto'
import type { InferenceSnippet, ModelRecord } from '@model-snippets/core'
import { getLocalAppSnippets, type LocalAppOptions, type LocalAppSnippet } from '@model-snippets/core/local-apps'
import NOT_USED from './not-used.json' with { type: 'json' }
import type { LocalAppSubject, TwinLocalApp } from './twin-local-app.ts'

/** What examples do with a server, apart from a plain chat. */
export interface LocalUse {
  /** The key in the record, such as `tool-loop+stream`. */
  readonly id: string
  /** In the documentation's table. */
  readonly label: string
  readonly options: LocalAppOptions
  /** Set if each app must have it on record, or a reason. */
  readonly isMain?: true
  /** Set if frameworks don't run. */
  readonly plainOnly?: true
  /** What standard output must contain. */
  readonly shows: RegExp
}

/** A tool without parameters. */
const CLOCK = {
  tools: [{ type: 'function', function: { name: 'get_time', description: 'Get the current time.' } }],
  messages: [{ role: 'user', content: 'What time is it?' }],
} as const satisfies LocalAppOptions

/** The scripted model says so only if each of its calls has got a result. */
const ANSWER = /It is 18 degrees in both cities\./

/** The scripted model says so only if a server enforces the schema. */
const DATA = /Air scatters blue light\./

const MAIN_USES: readonly LocalUse[] = [
  { id: 'tool-loop', label: 'two tool calls at once', options: { recipe: 'tool-loop' }, shows: ANSWER },
  {
    id: 'tool-loop+stream',
    label: 'two tool calls at once, streamed',
    options: { recipe: 'tool-loop', streaming: true },
    shows: ANSWER,
  },
  { id: 'structured-output', label: 'structured output', options: { recipe: 'structured-output' }, shows: DATA },
].map((use) => ({ ...use, isMain: true }) as const)

const OTHER_USES: readonly LocalUse[] = [
  {
    id: 'no-parameters',
    label: 'a tool without parameters',
    options: { recipe: 'tool-loop', ...CLOCK },
    plainOnly: true,
    shows: ANSWER,
  },
  {
    id: 'no-parameters+stream',
    label: 'a tool without parameters, streamed',
    options: { recipe: 'tool-loop', ...CLOCK, streaming: true },
    plainOnly: true,
    shows: ANSWER,
  },
  {
    id: 'structured-output+stream',
    label: 'structured output, streamed',
    options: { recipe: 'structured-output', streaming: true },
    shows: DATA,
  },
  ...(['responses', 'messages'] as const).map((api) => ({
    id: `${api}-tool-loop`,
    label: `two tool calls at once with the ${api === 'responses' ? 'Responses' : 'Messages'} API`,
    options: { recipe: 'tool-loop', api },
    shows: ANSWER,
  })),
]

const CHAT_USES = [...MAIN_USES, ...OTHER_USES]

const EMBEDDING_USES: readonly LocalUse[] = [
  { id: 'embeddings', label: 'embeddings', options: {}, isMain: true, shows: /\d\.\d+/ },
]

/** The page has one command for it, no examples. */
const RANKING_USES: readonly LocalUse[] = [
  { id: 'reranking', label: 'reranking', options: {}, shows: /"relevance_score":-?\d/ },
]

/** All uses, in the order of the table. */
export const LOCAL_USES: readonly LocalUse[] = [...CHAT_USES, ...EMBEDDING_USES, ...RANKING_USES]

/** The frameworks that run, because they start fast. All plain clients run. */
const FRAMEWORKS = ['js/ai-sdk', 'js/langchain', 'js/mastra', 'js/openai-agents', 'java/langchain4j']

function usesOf({ pipeline_tag: task }: ModelRecord): readonly LocalUse[] {
  if (task === 'feature-extraction') return EMBEDDING_USES
  return task === 'text-ranking' ? RANKING_USES : CHAT_USES
}

/** A program that uses a server. */
export type UsingProgram = Pick<InferenceSnippet, 'language' | 'content' | 'install'> & {
  /** `python/openai` */
  readonly client: string
  /** As in the record. */
  readonly digest: string
}

/** The commands that start a server, and its URL. */
export type LocalStart = Pick<LocalAppSnippet, 'server'> & {
  readonly steps: readonly Pick<LocalAppSnippet['steps'][number], 'kind' | 'command' | 'keepsRunning'>[]
}

/** One use of an app with one of its models. */
export interface PlannedUse {
  readonly app: TwinLocalApp
  readonly use: LocalUse
  readonly subject: LocalAppSubject
  /** The subject's position. */
  readonly place: number
  readonly start: LocalStart
  readonly commands: readonly string[]
  readonly programs: readonly UsingProgram[]
}

/** Returns the uses for which an app has programs. */
export const plannedUses = (app: TwinLocalApp): readonly PlannedUse[] =>
  (app.usedWith ?? []).flatMap((subject, place) => {
    return usesOf(subject.record).flatMap((use) => {
      const [snippet] = getLocalAppSnippets(subject.record, { ...use.options, app: app.id })
      if (snippet === undefined) return []
      const start = { ...snippet, steps: snippet.steps.filter(({ kind }) => kind !== 'rank') }
      const programs = [
        ...snippet.examples.filter((each) => isChosen(each, use)).map(programOf),
        ...snippet.steps.flatMap((step) => (step.kind === 'rank' ? stepProgram(step) : [])),
      ]
      if (programs.length === 0) return []
      return [{ app, use, subject, place, start, commands: start.steps.map(({ command }) => command), programs }]
    })
  })

const isChosen = ({ language, client, framework }: InferenceSnippet, { plainOnly }: LocalUse): boolean =>
  framework !== true || (plainOnly !== true && FRAMEWORKS.includes(`${language}/${client}`))

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

const programOf = ({ language, client, content, install }: InferenceSnippet): UsingProgram => ({
  ...{ language, client: `${language}/${client}`, content, install },
  digest: digestOf(content),
})

/** The command that calls a reranking server. */
const stepProgram = ({ command }: { readonly command: string }): UsingProgram => ({
  ...{ language: 'sh', client: 'sh/curl', content: command, install: null },
  digest: digestOf(command),
})

/** Returns why there are no programs for a use of an app: core's reason, or ours; undefined if nothing says why. */
export function reasonAgainst({ id, usedWith = [] }: TwinLocalApp, use: LocalUse): string | undefined {
  const own = (NOT_USED as Readonly<Record<string, Readonly<Record<string, string>>>>)[id]?.[use.id]
  const subject = usedWith.find(({ record }) => usesOf(record).includes(use))
  if (own !== undefined || subject === undefined) return own
  return getLocalAppSnippets(subject.record, { ...use.options, app: id })[0]?.withoutExamples
}
