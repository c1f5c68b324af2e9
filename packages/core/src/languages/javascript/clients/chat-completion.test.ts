import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const written = (client: string, options: SnippetOptions, model = MODEL): string =>
  explainUnverified(model, 'together', undefined, options).snippets.find(
    (each) => each.language === 'js' && each.client === client,
  )?.content ?? ''

const OPTIONS: readonly SnippetOptions[] = [
  {},
  { streaming: true },
  { max_tokens: 64 },
  { streaming: true, showReasoning: true, max_tokens: 64 },
]

it.each(
  ['openai', 'fetch', 'huggingface.js'].flatMap((client) => OPTIONS.map((options) => [client, options] as const)),
)('reads the texts of a list of parts if the model sends lists: %s, %j', (client, options) => {
  const content = written(client, options, MAGISTRAL)
  expect(content).toContain('Array.isArray(content) ? content.map((part) => part.text ?? "").join("") : content;')
  expect(content.match(/textOf\(/g)).not.toBeNull()
  expect(written(client, options)).not.toContain('textOf')
})
