import { createHash } from 'node:crypto'
import type { ModelRecord, SnippetOptions } from '@model-snippets/core'
import { getLocalAppSnippets, type LocalAppSnippet } from '@model-snippets/core/local-apps'

/** A program that calls a server. */
export interface AskingProgram {
  /** `python/openai` */
  readonly client: string
  readonly content: string
  readonly install: string | null
  readonly fileName: string
  /** As in the record. */
  readonly digest: string
}

/** The clients whose programs call servers: all except frameworks, in languages without compilation. */
const CLIENTS = [
  ...['openai', 'huggingface_hub', 'anthropic', 'requests'].map((id) => `python/${id}`),
  ...['openai', 'huggingface.js', 'anthropic', 'fetch'].map((id) => `js/${id}`),
  'sh/curl',
]

/** The chats: each API, with and without streaming. */
const QUESTIONS: readonly Pick<SnippetOptions, 'api' | 'streaming'>[] = (
  ['chat-completions', 'responses', 'messages'] as const
).flatMap((api) => [false, true].map((streaming) => ({ api, streaming })))

/** Returns an app's snippet for a model. @throws Error if there's none */
export function snippetOf(app: string, model: ModelRecord): LocalAppSnippet {
  const [snippet] = getLocalAppSnippets(model, { app })
  if (snippet === undefined) throw new Error(`${app} is not offered for such a model`)
  return snippet
}

/** Returns the programs that call an app's server. */
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
