import { SnippetPanel } from '@model-snippets/react'

const MODEL = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const PROVIDERS = [
  { id: 'groq', label: 'Groq' },
  { id: 'together', label: 'Together AI' },
]
const OPTIONS = { messages: [{ role: 'user', content: "What's the capital of Peru?" }] }

/** The same on the server and in the browser. */
export const App = () => (
  <main>
    <h1>{MODEL.id}</h1>
    <SnippetPanel model={MODEL} providers={PROVIDERS} options={OPTIONS} />
  </main>
)
