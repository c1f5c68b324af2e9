import { findModel } from '@model-snippets/core/catalogue'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { buildExamples, type Example } from '../../domain/examples/build-examples.ts'
import { createQueryClient } from '../../ui/query-client.ts'
import { texts } from '../../ui/texts/en/examples.ts'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { ExampleSteps } from './example-steps.tsx'

const MODEL = findModel('openai/gpt-oss-120b') ?? { id: 'openai/gpt-oss-120b' }
const PROOF = { package: 'openai', release: '7.55.0', date: '2026-11-22', isExact: true }
const ASSUMPTIONS = [
  { what: 'The model is assumed to call tools.', why: 'Its record doesn’t say.', howToKnow: 'Try it' },
]

function show(example: Partial<Example>, leftOut: readonly string[] = []): string {
  const [first] = buildExamples(MODEL, DEFAULT_CONFIGURATION, problemTexts).examples
  if (first === undefined) throw new Error('the model has no example')
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <ExampleSteps
        example={{ ...first, ...example }}
        known={undefined}
        isProofShown
        leftOut={leftOut}
        isOwnRequest={false}
        model={MODEL}
        task="conversational"
        configuration={DEFAULT_CONFIGURATION}
        search=""
        sampleOutput={undefined}
        runLink={null}
      />
    </QueryClientProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

it('shows an assumption instead of the run', () => {
  expect(show({ proof: PROOF })).toContain(texts.ran)
  const guessed = show({ proof: PROOF, assumptions: ASSUMPTIONS })
  expect(guessed).toContain('The model is assumed to call tools.')
  expect(guessed).not.toContain(texts.ran)
})

it('names the wrong fields that the code leaves out instead of the run', () => {
  const without = show({ proof: PROOF }, ['Temperature', 'Seed'])
  expect(without).toContain('Leaves out Temperature and Seed')
  expect(without).not.toContain(texts.ran)
})
