import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The command in the batch documentation. */
const [, command = ''] = /`(npm run [^`]*bench:records -- )1000`/.exec(readFileSync('docs/batch.md', 'utf8')) ?? []

it('prints only records with the command in the batch documentation', () => {
  const [program = '', ...words] = `${command}3`.split(' ')
  const lines = execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .split('\n')
  expect(lines.map((line) => typeof JSON.parse(line).id)).toEqual(['string', 'string', 'string'])
})
