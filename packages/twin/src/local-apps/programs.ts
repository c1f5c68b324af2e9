import { createHash } from 'node:crypto'
import type { ModelRecord, SnippetOptions } from '@model-snippets/core'
import { getLocalAppSnippets, type LocalAppSnippet } from '@model-snippets/core/local-apps'

/** A program that asks a server. */
export interface AskingProgram {
  /** `python/openai` */
  readonly client: string
  readonly content: string
  readonly install: string | null
  readonly fileName: string
  /** As the record has it. */
  readonly digest: string
}

/** The clients whose programs ask: those that are no framework, in the languages that need nothing built. */
const CLIENTS = [
  ...['openai', 'huggingface_hub', 'anthropic', 'requests'].map((id) => `python/${id}`),
  ...['openai', 'huggingface.js', 'anthropic', 'fetch'].map((id) => `js/${id}`),
  'sh/curl',
]

/** What is asked: each API, whole and as a stream. */
const QUESTIONS: readonly Pick<SnippetOptions, 'api' | 'streaming'>[] = (
  ['chat-completions', 'responses', 'messages'] as const
).flatMap((api) => [false, true].map((streaming) => ({ api, streaming })))

/** The snippet of an app for a model. @throws Error where it is not offered */
export function snippetOf(app: string, model: ModelRecord): LocalAppSnippet {
  const [snippet] = getLocalAppSnippets(model, { app })
  if (snippet === undefined) throw new Error(`${app} is not offered for such a model`)
  return snippet
}

/** The programs that are to ask the server of an app. */
export const programsOf = (app: string, model: ModelRecord): readonly AskingProgram[] =>
  QUESTIONS.flatMap((question) => getLocalAppSnippets(model, { app, ...question }))
    .flatMap(({ examples }) => examples)
    .map(({ language, client, content, install, fileName }) => ({
      client: `${language}/${client}`,
      content,
      install,
      fileName,
      digest: createHash('sha256').update(content).digest('hex'),
    }))
    .filter(({ client }) => CLIENTS.includes(client))
