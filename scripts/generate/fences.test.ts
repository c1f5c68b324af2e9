import { describe, expect, it } from 'vitest'
import { renderFences } from './fences.ts'

describe('renderFences', () => {
  it('updates the blocks with their files, and doesn’t change anything else', () => {
    const text = 'a\n<!-- file: x.ts -->\n```ts\nold $&\n```\nb\n```ts\nkept\n```\n'
    const rendered = renderFences(text, (path) => `new $& of ${path}\n`)
    expect(rendered).toBe('a\n<!-- file: x.ts -->\n```ts\nnew $& of x.ts\n```\nb\n```ts\nkept\n```\n')
    expect(renderFences(rendered, () => 'new $& of x.ts\n')).toBe(rendered)
  })
})
