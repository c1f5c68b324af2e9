import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))
const SAMPLES = fileURLToPath(new URL('../../../core/samples', import.meta.url))

/** Returns the files in a folder that affect how examples run and are judged, in order. */
export async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.') && !entry.name.endsWith('.pyc'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Returns the SHA-256 of the twin's source and of the sample files that examples send, including their names. */
export async function twinDigest(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [SOURCE, SAMPLES]) {
    for (const file of await sourcesIn(folder)) {
      hash.update(`${relative(folder, file)}\0`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex')
}
