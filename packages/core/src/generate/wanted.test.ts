import { expect, it } from 'vitest'
import { registerTemplate } from './registry.ts'
import { explainInferenceSnippets } from './snippets.ts'

const CHAT = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] } as const
const OPTIONS = { parameters: { seed: 7 } }
const explain = (asked?: Parameters<typeof explainInferenceSnippets>[4]) =>
  explainInferenceSnippets(CHAT, 'groq', undefined, OPTIONS, asked)

it.each([
  { language: 'go' },
  { client: 'openai' },
  { language: 'js', client: 'openai' },
  { language: 'python', client: 'curl' },
])('%o: returns the requested examples, the same as among all', ({ language, client }) => {
  const all = explain()
  const isWanted = (entry: { language: string; client: string }) =>
    (language === undefined || entry.language === language) && (client === undefined || entry.client === client)
  const { snippets, skipped, ignored, others } = explain({ language, client })
  expect(snippets).toEqual(all.snippets.filter(isWanted))
  expect({ skipped, ignored }).toEqual({ skipped: all.skipped, ignored: all.ignored })
  const rest = all.snippets.filter((entry) => !isWanted(entry))
  expect(others).toEqual(rest.map(({ language, client }) => ({ language, client })))
  expect(all).not.toHaveProperty('others')
})

it('is the same data when spread, sent as JSON, or cloned', () => {
  const explained = explain({ language: 'go', client: 'net/http' })
  const { snippets, skipped, ignored, others } = explained
  for (const copy of [{ ...explained }, JSON.parse(JSON.stringify(explained)), structuredClone(explained)]) {
    expect(copy).toEqual(JSON.parse(JSON.stringify({ snippets, skipped, ignored, others })))
  }
  expect(explained.skipped).toBe(skipped)
})

it('other examples aren’t written', () => {
  const written: string[] = []
  const remove = (['go', 'ruby'] as const).map((language) =>
    registerTemplate({
      language,
      client: 'counted',
      task: 'conversational',
      template: () => {
        written.push(language)
        return 'text\n'
      },
    }),
  )
  try {
    expect(explain({ language: 'go' }).snippets.map(({ client }) => client)).toContain('counted')
    expect(written).toEqual(['go'])
  } finally {
    for (const each of remove) each()
  }
})

it.each([
  {},
  { streaming: true },
  { recipe: 'tool-loop' },
  { recipe: 'tool-loop', streaming: true },
  { recipe: 'structured-output' },
] as const)('no notebook cell starts an event loop: %o', (options) => {
  const cells = explainInferenceSnippets(CHAT, 'groq', undefined, options, { language: 'python', notebook: true })
  expect(cells.snippets.length).toBeGreaterThan(5)
  for (const { client, content } of cells.snippets) {
    expect(content, client).not.toMatch(/asyncio\.run\(|_sync\(|run_until_complete/)
  }
})
