import { expect, it } from 'vitest'
import { wholeRegistry } from './built-in.ts'
import { explain } from './explain.ts'

const CHAT = { id: 'acme/talker', pipeline_tag: 'text-generation', tags: ['conversational'] }
const REASON = 'the example failed when we ran it on 2026-11-21 with openai 3.52.0: rule 4'

it('an example that failed isn’t offered, and the reason is shown', () => {
  const withheld = { 'python/openai/conversational/together/routed': REASON }
  const asked = (provider: string, streaming: boolean) =>
    explain(wholeRegistry(), CHAT, provider, undefined, { streaming }, withheld)
  const isOurs = ({ language, client }: { readonly language: string; readonly client: string }) =>
    language === 'python' && client === 'openai'
  const { snippets, skipped } = asked('together', false)
  expect(snippets.filter(isOurs)).toEqual([])
  expect(skipped.filter(isOurs)).toEqual([{ language: 'python', client: 'openai', reason: REASON }])
  for (const other of [asked('together', true), asked('groq', false)]) {
    expect(other.snippets.filter(isOurs)).toHaveLength(1)
    expect(other.skipped.filter(isOurs)).toEqual([])
  }
})
