import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')

/** Source files other than tests. */
const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))

it('only writers turn strings into code', () => {
  const using = sources.filter((path) => /\bverbatim\b/.test(readFileSync(path, 'utf8')))
  const others = using
    .map((path) => relative(SOURCES, path))
    .filter((path) => !/^languages\/(?:printing\/code|[a-z]+\/writer|shell\/(?:powershell|cmd))\.ts$/.test(path))
  expect(using.length).toBeGreaterThan(1)
  expect(others).toEqual([])
})
