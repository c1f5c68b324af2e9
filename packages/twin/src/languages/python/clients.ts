import { type ClientFacts, ORDINARY_CLIENT } from '../twin-language.ts'

/** OpenAI's client, and what asks by it. It keeps back words in `{"error": "…"}`, in `detail` and in plain text. */
const OPENAI = {
  ...ORDINARY_CLIENT,
  hides: { part: 'words', refusals: ['400-problem', '401', '403-text', '422', '422-list', '503'] },
} as const satisfies ClientFacts

/** Hugging Face's client, and what asks by it. */
const HUB = {
  // Release 2.4 takes the end mark only with a space before it; the text has arrived by then, and nothing in an
  // example can help it.
  unreadable: ['no-space'],
  hides: { part: 'words', refusals: ['400-problem', '402-octet-stream'] },
} as const satisfies Partial<ClientFacts>

/** Variables by which they fetch nothing of their own accord: LiteLLM and DSPy take prices from their packages. */
export const WITHOUT_LOOK_UPS: Readonly<Record<string, string>> = {
  LITELLM_OFFLINE_MODE: 'true',
  LITELLM_LOCAL_MODEL_COST_MAP: 'true',
}

/** What only the twin can know of the Python clients. */
export const PYTHON_CLIENTS: { readonly [id: string]: ClientFacts } = {
  huggingface_hub: {
    ...ORDINARY_CLIENT,
    ...HUB,
    loadsWhenNeeded: ['numpy', 'pillow'],
    followsAnswers: true,
  },
  openai: { ...OPENAI, readsVariables: ['OPENAI_API_KEY'] },
  langchain: OPENAI,
  litellm: OPENAI,
  agno: OPENAI,
  haystack: { ...OPENAI, mostAttempts: 6 },
  // It asks three times, and so does OpenAI's client for each of them.
  llamaindex: { ...OPENAI, mostAttempts: 12 },
  'openai-agents': OPENAI,
  'agent-framework': OPENAI,
  // It asks the router by Hugging Face's client.
  smolagents: {
    ...OPENAI,
    unreadable: HUB.unreadable,
    hides: { part: 'words', refusals: [...OPENAI.hides.refusals, ...HUB.hides.refusals] },
  },
  // Of half a pair of surrogates: “request contains text that is not valid Unicode” (dspy/clients/execution.py).
  dspy: { ...ORDINARY_CLIENT, misreadsCalls: /\\ud[89a-f]/ },
  fal_client: {
    ...ORDINARY_CLIENT,
    // It asks ten times when the service is busy, and cannot be told to do otherwise.
    mostAttempts: 10,
    followsAnswers: true,
    ownService: { provider: 'fal-ai', variable: 'FAL_AI_API_KEY', clientVariable: 'FAL_KEY' },
  },
}
