/** What the stand-in of a service answered to a sample request. */
export interface PlayedAnswer {
  readonly status: number
  readonly mediaType: string
  readonly text?: string
  /** The bytes of an answer that is no text. */
  readonly base64?: string
}

export type PlayedAnswers = Readonly<Record<string, PlayedAnswer>>

/** What decides how a request is answered. */
export interface PlayedFor {
  readonly task: string
  readonly provider: string
  readonly api?: string | undefined
  readonly recipe?: string | undefined
  readonly streaming?: boolean | undefined
}

/** The name under which an answer is kept; providers answer chats alike. */
export function playedKey({ task, provider, api, recipe, streaming = false }: PlayedFor): string {
  return task === 'conversational'
    ? [task, api || 'chat-completions', recipe || 'plain', streaming ? 'streamed' : 'whole'].join('/')
    : `${task}/${provider}`
}
