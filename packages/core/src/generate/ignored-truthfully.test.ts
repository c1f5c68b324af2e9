import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../index.ts'

const MODEL = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }

const asked = (options: SnippetOptions) => {
  const { snippets, ignored } = explainUnverified(MODEL, 'fireworks-ai', undefined, { directRequest: true, ...options })
  return { texts: snippets.map(({ language, client, content }) => ({ language, client, content })), ignored }
}

it.each(
  (['showUsage', 'showReasoning'] as const).flatMap((option) =>
    (['tool-loop', 'structured-output'] as const).flatMap((recipe) =>
      ([undefined, 'responses', 'messages'] as const).map((api) => [option, recipe, api] as const),
    ),
  ),
)('%s, which is ignored by the recipe %s with the API %s, doesn’t change any example', (option, recipe, api) => {
  for (const streaming of [false, true]) {
    const plain = asked({ recipe, api, streaming })
    const given = asked({ recipe, api, streaming, [option]: true })
    expect(plain.texts.length).toBeGreaterThan(0)
    expect(given.texts).toEqual(plain.texts)
    expect(given.ignored.map((each) => each.option)).toContain(option)
  }
})
