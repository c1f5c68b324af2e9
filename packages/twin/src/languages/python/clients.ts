import { type ClientFacts, ORDINARY_CLIENT } from '../twin-language.ts'

/** OpenAI's client and clients based on it. It hides messages in `{"error": "…"}`, in `detail`, and in plain text. */
const OPENAI = {
  ...ORDINARY_CLIENT,
  hides: { part: 'words', refusals: ['400-problem', '401', '403-text', '422', '422-list', '503'] },
} as const satisfies ClientFacts

/** Hugging Face's client and clients based on it. */
const HUB = {
  // Release 2.4 accepts the end mark only after a space. The text has arrived by then, and no example can change this.
  unreadable: ['no-space'],
  hides: { part: 'words', refusals: ['400-problem', '402-octet-stream'] },
} as const satisfies Partial<ClientFacts>

/** Variables that prevent their own downloads: LiteLLM and DSPy then read prices from their packages. */
export const WITHOUT_LOOK_UPS: Readonly<Record<string, string>> = {
  LITELLM_OFFLINE_MODE: 'true',
  LITELLM_LOCAL_MODEL_COST_MAP: 'true',
}

/** Facts about Python clients that only the twin can know. */
export const PYTHON_CLIENTS: { readonly [id: string]: ClientFacts } = {
  huggingface_hub: {
    ...ORDINARY_CLIENT,
    ...HUB,
    loadsWhenNeeded: ['numpy', 'pillow'],
    followsAnswers: true,
  },
  openai: { ...OPENAI, readsVariables: ['OPENAI_API_KEY'] },
  // They are made with the same generator as OpenAI's client.
  groq: { ...OPENAI, readsVariables: ['GROQ_API_KEY'] },
  together: {
    ...OPENAI,
    readsVariables: ['TOGETHER_API_KEY'],
    // Without a base URL, it sends chats to this host (resources/chat/completions.py of together 3.1).
    // In an error with plain text, it omits the status (_base_client.py).
    hidesInTasks: { part: 'status', refusals: ['403-text'] },
    origins: { 'https://api-inference.together.ai': 'https://api.together.ai' },
  },
  replicate: {
    ...ORDINARY_CLIENT,
    followsAnswers: true,
    keyVariable: 'REPLICATE_API_TOKEN',
    hides: { part: 'words', refusals: ['401', '402-octet-stream', '403-text', '404', '422', '429', '503'] },
  },
  langchain: OPENAI,
  litellm: OPENAI,
  agno: { ...OPENAI, hidesRefusals: true },
  haystack: { ...OPENAI, mostAttempts: 6, hidesRefusals: true },
  // It sends three attempts, and OpenAI's client repeats each of them.
  llamaindex: { ...OPENAI, mostAttempts: 12, hidesRefusals: true },
  'openai-agents': OPENAI,
  'agent-framework': OPENAI,
  // With the router, it uses Hugging Face's client.
  smolagents: {
    ...OPENAI,
    unreadable: HUB.unreadable,
    hides: { part: 'words', refusals: [...OPENAI.hides.refusals, ...HUB.hides.refusals] },
  },
  instructor: OPENAI,
  'strands-agents': OPENAI,
  dspy: {
    ...ORDINARY_CLIENT,
    // It rejects half of a surrogate pair: “request contains text that is not valid Unicode” (dspy/clients/execution.py).
    misreadsCalls: /\\ud[89a-f]/,
    // In a stream.
    hides: { part: 'status', refusals: ['401', '404', '422', '429', '503', '503-html'] },
    // Embeddings go through LiteLLM, which uses OpenAI's client.
    hidesInTasks: OPENAI.hides,
  },
  fal_client: {
    ...ORDINARY_CLIENT,
    // It always makes ten attempts if the service is busy.
    mostAttempts: 10,
    followsAnswers: true,
    ownService: { provider: 'fal-ai', variable: 'FAL_KEY' },
  },
}
