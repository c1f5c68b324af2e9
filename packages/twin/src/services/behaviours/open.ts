/** Examples of one client that don't live with a behaviour yet, and no program shows whose fault that is. */
export interface OpenBehaviour {
  /** `python/openai` */
  readonly client: string
  /** Its id. */
  readonly behaviour: string
  /** The chats of which that is so, by variant: `plain`, `stream/tool-loop`, `structured-output+robust`. */
  readonly chats: readonly string[]
}

/** What a chat is called in the list. */
export const chatName = ({ variant, streaming }: { readonly variant?: string; readonly streaming: boolean }): string =>
  `${streaming ? 'stream/' : ''}${variant ?? 'plain'}`

/**
 * What is left to do. An entry goes when the example is fixed, or becomes a known defect with its program: the runs are not
 * planned, and the table of behaviors names the client as open.
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
  { client: 'js/openai-agents', behaviour: 'content-as-a-list', chats: ['plain'] },
  // LangChain's agent, a separate package, goes on with the complete call; the example fails when the run ends.
  { client: 'python/langchain', behaviour: 'cuts-the-last-call', chats: ['tool-loop'] },
  { client: 'js/openai-agents', behaviour: 'usage-comes-twice', chats: ['stream/plain'] },
  // It shows the stream as it comes, and ends when the service closes it.
  { client: 'sh/curl', behaviour: 'stays-open', chats: ['stream/plain'] },
]
