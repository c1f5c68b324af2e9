import { SnippetPanel } from '@model-snippets/react/on-demand'
import { preparePanel } from '@model-snippets/react/prepare'

const content = {
  model: { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] },
  providers: [
    { id: 'groq', label: 'Groq' },
    { id: 'together', label: 'Together AI' },
  ],
  options: { messages: [{ role: 'user', content: "What's the capital of Peru?" }] },
}

/** The server makes the first examples with their colours; the browser loads the generator when the reader chooses. */
export default function Page() {
  return (
    <main>
      <h1>{content.model.id}</h1>
      <SnippetPanel {...content} prepared={preparePanel(content)} />
    </main>
  )
}
