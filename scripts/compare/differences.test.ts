import { describe, expect, it } from 'vitest'
import { addExplanation, attempt, countOf, type Parts } from './answers.ts'
import { differencesOf, hunksOf, newGrouping, shownGroup } from './differences.ts'

const shown = (add: (grouping: ReturnType<typeof newGrouping>) => void): readonly string[] => {
  const grouping = newGrouping()
  add(grouping)
  return grouping.groups().map(shownGroup)
}

describe('hunksOf', () => {
  it('finds every place in which two texts differ', () => {
    expect(hunksOf('a\nb\nc\nd\ne', 'a\nB\nc\nd\ne\nf')).toEqual(['-b\n+B', '+f'])
    expect(hunksOf('a\nb\nc', 'b\nc\nd')).toEqual(['-a', '+d'])
    expect(hunksOf('x\nsame\ny\nz', 'X\nsame\nZ')).toEqual(['-x\n+X', '-y\n-z\n+Z'])
  })

  it('finds invisible differences', () => {
    expect(hunksOf('a', 'a')).toEqual([])
    expect(hunksOf('a', 'a\n')).toEqual(['+'])
    expect(hunksOf('a\nb', 'a\r\nb')).toEqual(['-a\n+a\r'])
  })

  it('doesn’t compare every pair of lines if there are too many', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `${index}`)
    expect(hunksOf(lines.join('\n'), lines.toReversed().join('\n'))).toHaveLength(1)
  })
})

describe('differencesOf', () => {
  it('has the client and the field', () => {
    const before = { 'python/openai content': 'a\nb', 'python/openai install': 'x', 'js/fetch content': 'same' }
    const after = { 'js/fetch content': 'same', 'python/openai content': 'a\nc', 'python/openai install': 'x' }
    expect(differencesOf(before, after)).toEqual([{ of: 'python/openai', field: 'content', hunk: '-b\n+c' }])
  })

  it('reports a new or removed example in one line, with the reason', () => {
    const offered = { 'python/openai content': 'a', 'python/openai install': 'x' }
    const skipped = { 'python/openai reason': 'it cannot' }
    expect(differencesOf(offered, skipped)).toEqual([
      { of: 'python/openai', field: 'offer', hunk: '-an example\n+it cannot' },
    ])
    expect(differencesOf({}, offered)).toEqual([
      { of: 'python/openai', field: 'offer', hunk: '-(nothing)\n+an example' },
    ])
  })

  it('finds parts of only one answer, and thrown errors', () => {
    const thrown: Parts = {}
    attempt(thrown, 'request', () => {
      throw Object.assign(new TypeError('no'), { field: 'options.x' })
    })
    expect(differencesOf({ 'log lines': '' }, { 'log lines': '', ...thrown })).toEqual([
      { of: 'request', field: 'error', hunk: '-(nothing)\n+TypeError\n+options.x\n+no' },
    ])
  })

  it('finds a changed order of clients, and a new field', () => {
    const parts = (snippets: readonly string[], more: object) => {
      const made: Parts = {}
      addExplanation(made, {
        snippets: snippets.map((client) => ({ language: 'js', client, content: 'x', ...more })),
        skipped: [{ language: 'sh', client: 'curl', reason: 'no' }],
      })
      return made
    }
    expect(countOf(parts(['a', 'b'], {}))).toEqual({ examples: 2, reasons: 1 })
    expect(differencesOf(parts(['a', 'b'], {}), parts(['b', 'a'], {})).map(({ of }) => of)).toContain('offered')
    expect(differencesOf(parts(['a'], {}), parts(['a'], { env: [] }))).toEqual([
      { of: 'js/a', field: 'env', hunk: '-(nothing)\n+[]' },
    ])
  })
})

describe('a grouping', () => {
  it('groups identical changes, most frequent first', () => {
    const [first, second, ...more] = shown(({ add }) => {
      add('one', { of: 'js/fetch', field: 'content', hunk: '-x\n+y' })
      for (const question of ['one', 'two', 'three', 'four']) {
        add(question, { of: 'python/openai', field: 'content', hunk: '-a\n+b' })
      }
      add('four', { of: 'python/requests', field: 'content', hunk: '-a\n+b' })
    })
    expect(first).toBe('5 × content (python/openai 4, python/requests 1)\n    -a\n    +b\n  one\n  two\n  three')
    expect(second).toBe('1 × content (js/fetch 1)\n    -x\n    +y\n  one')
    expect(more).toEqual([])
  })

  it('shows invisible characters, and the changed part of a long line', () => {
    const long = 'x'.repeat(1000)
    const [group] = shown(({ add }) =>
      add('q', { of: 'a', field: 'b', hunk: `-${long}\u200b1${long}\n+${long} 1\ud800` }),
    )
    expect(group).toContain('\\u{200b}1')
    expect(group).toContain(' 1\\u{d800}')
    expect(group?.length).toBeLessThan(700)
  })

  it('counts changes that it doesn’t keep', () => {
    const grouping = newGrouping(1)
    for (const hunk of ['+a', '+b', '+a', '+c']) grouping.add('q', { of: 'x', field: 'y', hunk })
    expect(grouping.groups().map(({ hunk, count }) => [hunk, count])).toEqual([['+a', 2]])
    expect(grouping.ungrouped()).toBe(2)
  })
})
