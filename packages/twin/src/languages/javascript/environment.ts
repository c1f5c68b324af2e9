import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { specifiersIn } from '../install-command.ts'
import { madeOnce } from '../made-once.ts'
import { InstallError } from '../twin-language.ts'
import { environmentOf, exampleNode } from './node.ts'
import { frameworkReleases, npmRelease, readSpecifier, releaseIn } from './packages.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/npm', import.meta.url))

type Times = Readonly<Record<string, string>>

/** When a release was published: a newer one of the same range is none that the tests are pinned to. */
async function publishedAt(name: string, release: string): Promise<string> {
  const { stdout } = await run('npm', ['view', `${name}@${release}`, 'time', '--json'])
  // npm 12 gives a list, earlier ones what is in it.
  const [times] = [JSON.parse(stdout) as Times | readonly Times[]].flat()
  const time = times?.[release]
  if (time === undefined) throw new Error(`npm does not say when ${name} ${release} was published`)
  return time
}

/**
 * The folder that holds what an example's own command installs, and nothing else: the command is typed in an empty one.
 * Which release of a range comes is bound by the pinned development dependencies of this package, or by the list of the
 * framework that the command names.
 *
 * @param install `npm install openai@7`
 * @throws InstallError when the command fails, or brings another release than the pinned one
 */
export async function installedFolder(install: string): Promise<string> {
  const specifiers = specifiersIn(install)
  const releases = frameworkReleases(specifiers)
  const pinned = specifiers.map((specifier) => {
    const { name } = readSpecifier(specifier)
    return { name, release: releases === undefined ? npmRelease(name) : (releases[name] ?? 'none') }
  })
  // A framework's list may have what its command brings without naming it.
  const dated = releases === undefined ? pinned : Object.entries(releases).map(([name, release]) => ({ name, release }))
  const node = await exampleNode()
  const hash = createHash('sha256').update(JSON.stringify([install, dated, node.version]))
  const folder = join(FOLDER, hash.digest('hex').slice(0, 12))
  await madeOnce(folder, async () => {
    // Below this repository npm would install into the repository.
    const empty = await mkdtemp(join(tmpdir(), 'install-'))
    try {
      const times = await Promise.all(dated.map(({ name, release }) => publishedAt(name, release)))
      const before = times.sort().at(-1) ?? ''
      const env = {
        ...environmentOf(node),
        npm_config_before: before,
        npm_config_audit: 'false',
        npm_config_fund: 'false',
      }
      await run('sh', ['-c', install], { cwd: empty, env })
      await cp(empty, folder, { recursive: true, verbatimSymlinks: true })
    } catch (error) {
      throw new InstallError(`${install} did not work in an empty folder: ${String(error)}`)
    } finally {
      await rm(empty, { recursive: true })
    }
    for (const { name, release } of pinned) {
      const found = releaseIn(join(folder, 'node_modules', name))
      if (found !== release) {
        throw new InstallError(`${install} brought ${name} ${found}, and the tests are pinned to ${release}`)
      }
    }
  })
  return folder
}
