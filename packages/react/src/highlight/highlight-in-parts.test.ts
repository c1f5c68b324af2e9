import { getInferenceSnippets, PLATFORMS } from '@model-snippets/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { grammarOf } from './grammar-of.ts'
import { highlighterWith } from './highlight-in-parts.ts'
import { highlight } from './index.ts'
import { plainLines } from './lines.ts'

// A line has so many milliseconds, which a busy machine may not have for it: here no time passes.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const model = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }

it('leaves code plain until its grammar is there, and code of other languages as it was', async () => {
  const code = 'import os\n'
  const alone = await highlighterWith()
  expect(alone(code, 'python')).toEqual(plainLines(code))
  const withPython = await highlighterWith('python')
  expect(withPython(code, 'python')).toEqual(highlight(code, 'python'))
  expect(withPython('let a = 1', 'rust')).toEqual(plainLines('let a = 1'))
})

it.each(['', 'cobol', '__proto__'])('knows no grammar %j, and goes on without', async (grammar) => {
  expect((await highlighterWith(grammar))('a', 'go')).toEqual(plainLines('a'))
})

it.each(PLATFORMS)('finds the colours that the whole highlighter finds, on %s', async (platform) => {
  for (const { content, language } of getInferenceSnippets(model, 'groq', undefined, { platform })) {
    const inParts = await highlighterWith(grammarOf(language, platform))
    expect([language, inParts(content, language, platform)]).toEqual([language, highlight(content, language, platform)])
  }
})
