import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether this machine can build and unpack Debian packages. */
export const hasDebianTools = await run('dpkg-deb', ['--version']).then(
  () => true,
  () => false,
)

const CONTROL = `Package: made
Version: 1
Architecture: all
Maintainer: Nobody <nobody@example.org>
Description: made for a test
`

/**
 * Builds a Debian package.
 *
 * @param file the path to write
 * @param contents the content of its files by path; all are executable
 * @returns its SHA-256
 */
export async function makeDebianPackage(file: string, contents: Readonly<Record<string, string>>): Promise<string> {
  const tree = `${file}.tree`
  for (const [path, text] of Object.entries({ ...contents, 'DEBIAN/control': CONTROL })) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), text, { mode: 0o755 })
  }
  await run('dpkg-deb', ['--build', '--root-owner-group', tree, file])
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Packages served on the loopback interface. */
export interface ServedPool extends AsyncDisposable {
  readonly pool: string
  /** The requested files. */
  readonly asked: readonly string[]
}

/** Serves the files in a folder. */
export async function servePool(folder: string): Promise<ServedPool> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    asked.push(path)
    readFile(join(folder, path)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    pool: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
