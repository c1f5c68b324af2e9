import { expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.mjs'

const FILES = [
  'packages/core/src/languages/ruby/writer.test.ts',
  'packages/core/src/languages/ruby/clients/net-http/chat.ts',
  'packages/core/src/languages/ruby/clients/net-http/chat.test.ts',
  'packages/core/src/languages/php/writer.test.ts',
  'packages/core/src/languages/response-paths.test.ts',
  'packages/core/src/generate/conformance.test.ts',
  'packages/core/src/generate/linear-work.test.ts',
  'packages/react/src/code.test.tsx',
]

it('are those of the language or provider, of its parent folders, and for all records', () => {
  const changed = ['packages/core/src/languages/ruby/clients/net-http/chat.ts', 'README.md']
  expect([...nearestTests(changed, FILES)]).toEqual([
    [
      'packages/core',
      [
        'src/languages/ruby/writer.test.ts',
        'src/languages/ruby/clients/net-http/chat.test.ts',
        'src/languages/response-paths.test.ts',
        'src/generate/conformance.test.ts',
      ],
    ],
  ])
})

it('are empty if no change has tests', () => {
  expect([...nearestTests(['docs/batch.md'], FILES)]).toEqual([])
  expect([...nearestTests(['packages/react/src/other.tsx'], FILES)]).toEqual([
    ['packages/react', ['src/code.test.tsx']],
  ])
})
