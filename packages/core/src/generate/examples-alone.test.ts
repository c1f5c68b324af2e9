import { expect, it } from 'vitest'
import { explainInferenceSnippets, getInferenceSnippets, PROVIDERS } from '../index.ts'

const QUESTIONS = [...Object.entries(PROVIDERS), ['auto', { routes: { conversational: {}, 'fill-mask': {} } }] as const]
  .flatMap(([provider, { routes }]) => Object.keys(routes).map((task) => ({ provider, task })))
  .filter((_, place) => place % 3 === 0)

it.each(QUESTIONS)('returns the examples of $provider for $task without explaining the rest', ({ provider, task }) => {
  const model = { id: 'acme/lantern', pipeline_tag: task, tags: ['conversational'] }
  for (const options of [{}, { api: 'responses', streaming: true }, { directRequest: true }] as const) {
    const { snippets } = explainInferenceSnippets(model, provider, undefined, options)
    expect(getInferenceSnippets(model, provider, undefined, options)).toEqual(snippets)
  }
})
