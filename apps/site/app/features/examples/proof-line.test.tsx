import { getInferenceSnippets } from '@model-snippets/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Example } from '../../domain/examples/build-examples.ts'
import { createQueryClient } from '../../ui/query-client.ts'
import { AssumptionLines } from './assumption-lines.tsx'
import { ProofLine } from './proof-line.tsx'

const PROOF = { package: 'openai', release: '7.55.0', date: '2026-11-22' }
const EXAMPLE = {
  ...getInferenceSnippets({ id: 'acme/lantern', pipeline_tag: 'text-to-image' }, 'together')[0],
  proof: undefined,
} as Example
const textOf = (proof: Parameters<typeof ProofLine>[0]['proof']) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ProofLine example={EXAMPLE} proof={proof} />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, '')

describe('ProofLine', () => {
  it('says that this exact text ran only where that is known', () => {
    expect(textOf({ ...PROOF, isExact: true })).toContain('We ran this exact code with openai 7.55.0 on')
  })

  it.each([false, undefined])('says else that an example of its form ran: %s', (isExact) => {
    const proof = isExact === undefined ? PROOF : { ...PROOF, isExact }
    expect(textOf(proof)).toContain('We ran the same kind of example, but with other inputs, using openai 7.55.0 on')
  })

  it('says that nothing of the kind ran', () => {
    expect(textOf(undefined)).toBe('We haven’t run this combination yet.')
  })

  it('says what is guessed, how to know it, and where to say it', () => {
    const assumptions = [
      {
        what: 'We assume that fal calls it "x".',
        why: 'No source says so.',
        howToKnow: 'Look it up',
        option: 'providerId' as const,
      },
      { what: 'We assume that it works.', why: 'We haven’t asked.', howToKnow: 'Ask', option: 'tools' as const },
    ]
    const shown = renderToStaticMarkup(<AssumptionLines assumptions={assumptions} />).replaceAll(/<[^>]+>/g, '')
    expect(shown).toBe(
      'This example is based on a guessWe assume that fal calls it "x". No source says so. Look it up. Enter the model idWe assume that it works. We haven’t asked. Ask. Go to the field'.replaceAll(
        '"',
        '&quot;',
      ),
    )
  })
})
