import { expect, it } from 'vitest'
import { estimateTokens } from './token-estimate.ts'

it('counts the texts of all messages, and takes the limit as the length of the answer', () => {
  const messages = [
    { role: 'system', content: 'x'.repeat(40) },
    { role: 'user', content: [{ type: 'text', text: 'x'.repeat(9) }, { type: 'image_url' }] },
    { role: 'assistant' },
  ]
  expect(estimateTokens(messages, '200')).toEqual({ input: 13 + 12, output: 200 })
  for (const typed of ['', 'many', '-3', '1.5']) expect(estimateTokens([], typed)).toEqual({ input: 0, output: 500 })
})
