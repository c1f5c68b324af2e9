import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const FOLDER = fileURLToPath(new URL('../../.github/workflows', import.meta.url))

/** Unlike a tag, a commit can't be moved; the release after it is for people. */
const PINNED = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

it('workflows use actions by commit', () => {
  const lines = readdirSync(FOLDER)
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'))
    .filter((line) => /\buses:/.test(line))
  expect(lines).not.toEqual([])
  expect(lines.filter((line) => !PINNED.test(line))).toEqual([])
})
