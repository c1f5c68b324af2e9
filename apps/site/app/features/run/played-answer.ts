/** The mock service's answer to a sample request. */
export interface PlayedAnswer {
  readonly status: number
  readonly mediaType: string
  readonly text?: string
  /** The bytes of an answer that isn't text. */
  readonly base64?: string
}

export type PlayedAnswers = Readonly<Record<string, PlayedAnswer>>

/** What the answer depends on. */
export interface PlayedFor {
  readonly task: string
  readonly provider: string
  readonly api?: string | undefined
  readonly recipe?: string | undefined
  readonly streaming?: boolean | undefined
}

/** The key of a stored answer. All providers answer chats alike. */
export function playedKey({ task, provider, api, recipe, streaming = false }: PlayedFor): string {
  return task === 'conversational'
    ? [task, api || 'chat-completions', recipe || 'plain', streaming ? 'streamed' : 'whole'].join('/')
    : `${task}/${provider}`
}
