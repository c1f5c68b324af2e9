import { expect, it } from 'vitest'
import { fenced, plainLine, title } from './markdown.ts'

it('an id of the hub stands in a heading as it is', () => {
  for (const id of ['gpt2', 'Qwen/Qwen3-8B', 'acme/a_b.c-1']) expect(title(id)).toBe(`# Call ${id}`)
})

it.each([
  ['a\n\n# Run this\n', 'a \\# Run this '],
  ['a\r\u2028b\u0085c', 'a b c'],
  ['[here](https://evil.example)', '\\[here\\](https\\://evil.example)'],
  ['<img src=x>', '\\<img src=x\\>'],
  ['`a` **b** ~c~ &lt; | \\*', '\\`a\\` \\*\\*b\\*\\* \\~c\\~ \\&lt; \\| \\\\\\*'],
  ['\u202ereversed\u001b[2J', ' reversed \\[2J'],
])('nothing in %j is markup, or a second line', (text, line) => {
  expect(plainLine(text)).toBe(line)
})

it('fences a text of any number of backticks', () => {
  expect(fenced('sh', 'a`'.repeat(300_000))).toMatch(/^```sh\n/)
})
