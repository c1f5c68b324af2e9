import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../commands.mjs'

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean)

const tracked = git('ls-files', '-z')

/** `git check-attr -z` answers with a path, the attribute and its value in turns. */
const marked = new Set(
  git('check-attr', '-z', 'linguist-generated', '--', ...tracked).flatMap((path, place, answers) =>
    place % 3 === 0 && answers[place + 2] === 'set' ? [path] : [],
  ),
)

it('every file that is generated is marked so', () => {
  const generated = tracked.filter((path) => path.includes('.generated.'))
  expect(generated.length).toBeGreaterThan(0)
  expect(generated.filter((path) => !marked.has(path))).toEqual([])
})

const patterns = readFileSync(join(ROOT, '.gitattributes'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' ', 1)[0] as string)

it.each(patterns)('a file is marked by %s', (pattern) => {
  const glob = pattern.includes('/') ? pattern : `**/${pattern}`
  expect(git('ls-files', '-z', '--', `:(glob)${glob}`).length).toBeGreaterThan(0)
})

it('what is written and read by people is not marked', () => {
  const read = /^golden\/|\.md$|^docs\/claims\.json$|\/not-run\.json$/
  expect([...marked].filter((path) => read.test(path))).toEqual([])
})
