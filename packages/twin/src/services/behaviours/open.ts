/** A client whose examples don't handle a behavior yet; no program shows the cause. */
export interface OpenBehaviour {
  /** `python/openai` */
  readonly client: string
  /** The behavior's id. */
  readonly behaviour: string
  /** The affected chats by variant: `plain`, `stream/tool-loop`, `structured-output+robust`. */
  readonly chats: readonly string[]
}

/** A chat's name in the list. */
export const chatName = ({ variant, streaming }: { readonly variant?: string; readonly streaming: boolean }): string =>
  `${streaming ? 'stream/' : ''}${variant ?? 'plain'}`

/**
 * Behaviors that examples still have to handle. Their runs aren't planned, and the table of behaviors lists the client
 * as open. Remove an entry when the example is fixed, or turn it into a known defect with a program.
 */
export const OPEN: readonly OpenBehaviour[] = [
  { client: 'java/langchain4j', behaviour: 'content-as-a-list', chats: ['plain'] },
  {
    client: 'js/anthropic',
    behaviour: 'stays-open',
    chats: ['stream/messages-tool-loop', 'stream/messages-tool-loop+robust'],
  },
  {
    client: 'python/anthropic',
    behaviour: 'stays-open',
    chats: ['stream/messages-tool-loop', 'stream/messages-tool-loop+robust'],
  },
  { client: 'js/ai-sdk', behaviour: 'stays-open', chats: ['stream/plain'] },
  { client: 'js/ai-sdk', behaviour: 'usage-comes-twice', chats: ['stream/plain'] },
  { client: 'js/huggingface.js', behaviour: 'parts-missing', chats: ['plain'] },
  { client: 'js/huggingface.js', behaviour: 'stays-open', chats: ['stream/plain', 'stream/robust'] },
  { client: 'js/langchain', behaviour: 'content-as-a-list', chats: ['stream/plain'] },
  { client: 'js/langchain', behaviour: 'indexes-are-said-once', chats: ['stream/tool-loop'] },
  // Mastra contains an older release of @ai-sdk/openai-compatible.
  { client: 'js/mastra', behaviour: 'indexes-are-said-once', chats: ['stream/tool-loop'] },
  { client: 'js/mastra', behaviour: 'stays-open', chats: ['stream/plain'] },
  { client: 'js/mastra', behaviour: 'two-calls-one-index', chats: ['stream/tool-loop'] },
  { client: 'js/mastra', behaviour: 'usage-comes-twice', chats: ['stream/plain'] },
  { client: 'js/openai-agents', behaviour: 'content-as-a-list', chats: ['plain'] },
  // LangChain's agent, a separate package, continues with the complete call; the example fails when the run ends.
  { client: 'python/langchain', behaviour: 'cuts-the-last-call', chats: ['tool-loop'] },
  { client: 'js/openai-agents', behaviour: 'usage-comes-twice', chats: ['stream/plain'] },
  // The example prints the stream as it arrives, and ends when the service closes it.
  { client: 'sh/curl', behaviour: 'stays-open', chats: ['stream/plain'] },
]
