import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CLIENTS } from '@model-snippets/core'
import { installClients } from '../install-clients.ts'
import { specifiersIn } from '../install-command.ts'
import { madeOnce } from '../made-once.ts'
import { InstallError, RuntimeMissingError } from '../twin-language.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../../.cache/java', import.meta.url))

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The one place that says which releases the tests run with: the digest of each file. A framework has a list of its own. */
const PINNED = fileOf('./jars.sha256')
const FRAMEWORKS = fileOf('./frameworks')

/** The list for a command: that of the framework whose artifact it names, or of all plain clients. */
async function pinnedFor([artifact = '']: readonly string[]): Promise<string> {
  const own = `${artifact.split(':')[1]}.sha256`
  return (await readdir(FRAMEWORKS)).includes(own) ? join(FRAMEWORKS, own) : PINNED
}

/** Minutes of a clock in an example pass in seconds. */
export const FAST_CLOCK = 20

/** The oldest release that the examples are for. */
const OLDEST = 17

/** Java as it was found on this machine. */
export interface Java {
  readonly release: string
  readonly home: string
}

/** A program of Java's. */
export const programOf = ({ home }: Java, name: 'jar' | 'java' | 'javac' | 'keytool'): string => join(home, 'bin', name)

let found: Promise<Java> | undefined

/**
 * Java with its compiler.
 *
 * @throws RuntimeMissingError when there is none that is late enough
 */
export function findJava(): Promise<Java> {
  found ??= askJava()
  return found
}

async function askJava(): Promise<Java> {
  try {
    const { stderr } = await run('javac', ['-J-XshowSettings:properties', '-version'])
    const property = (name: string): string => new RegExp(`^ *${name} = (.*)$`, 'm').exec(stderr)?.[1] ?? ''
    const release = property('java.version')
    if (Number.parseInt(release, 10) < OLDEST) throw new Error(`found Java ${release}`)
    await run('mvn', ['--version'])
    return { release, home: property('java.home') }
  } catch (error) {
    throw new RuntimeMissingError(
      `Java ${OLDEST} or later, and Maven, are needed to run the Java examples ` +
        `(on Debian: apt-get install default-jdk-headless maven): ${error}`,
    )
  }
}

const digestOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/**
 * The class path that an example's own command makes: it is typed in an empty folder.
 *
 * @throws InstallError when the command fails, or brings a file that the tests are not pinned to
 */
export async function installedClassPath(install: string): Promise<string> {
  const pinned = await readFile(await pinnedFor(specifiersIn(install)), 'utf8')
  const folder = join(FOLDER, `lib-${digestOf(install, pinned).slice(0, 12)}`)
  await madeOnce(folder, async () => {
    const empty = await mkdtemp(join(tmpdir(), 'install-'))
    try {
      const options = `-Dmaven.repo.local=${join(FOLDER, 'repository')}`
      await run('sh', ['-c', install], { cwd: empty, env: { ...process.env, MAVEN_OPTS: options } })
      await requirePinned(join(empty, 'lib'), pinned)
      await cp(join(empty, 'lib'), folder, { recursive: true })
    } catch (error) {
      throw new InstallError(`${install} did not work in an empty folder: ${String(error)}`)
    } finally {
      await rm(empty, { recursive: true })
    }
  })
  const jars = (await readdir(folder)).filter((name) => name.endsWith('.jar'))
  return jars.map((name) => join(folder, name)).join(':')
}

/** @throws Error when a file is another than that which the tests are pinned to */
async function requirePinned(folder: string, pinned: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const digest = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')
    if (!pinned.includes(`${digest}  ${name}\n`)) throw new Error(`the tests are not pinned to ${digest}  ${name}`)
  }
}

/** What every plain client needs. */
export async function everyClassPath(): Promise<string> {
  const installs = CLIENTS.flatMap(({ language, install, framework }) =>
    language === 'java' && install !== null && framework === undefined ? [install] : [],
  )
  return (await Promise.all(installs.map(installedClassPath))).join(':')
}

const TOOLS = ['Compiler.java', 'DefaultSleeper.java', 'Pauses.java', 'Reader.java'] as const

/** What compiles and reads examples. */
export interface JavaToolchain {
  readonly java: Java
  /** The class path of the programs beside this file. */
  readonly tools: string
  /** The folder that holds them, and nothing else. */
  readonly folder: string
}

/**
 * Compiles the programs that compile and read examples, once.
 *
 * @throws RuntimeMissingError when Java or a library cannot be had
 */
export async function javaToolchain(): Promise<JavaToolchain> {
  const java = await findJava()
  await installClients('java', installedClassPath)
  const sources = TOOLS.map((name) => fileOf(`./${name}`))
  const libraries = await everyClassPath()
  const digest = digestOf(java.release, libraries, ...(await Promise.all(sources.map((path) => readFile(path)))))
  const folder = join(FOLDER, `tools-${digest.slice(0, 12)}`)
  await madeOnce(folder, async () => {
    await mkdir(folder)
    await run(programOf(java, 'javac'), ['-encoding', 'UTF-8', '-cp', libraries, '-d', folder, ...sources])
  })
  return { java, tools: `${folder}:${libraries}`, folder }
}

/**
 * Makes the file by which Java trusts a certificate authority.
 *
 * @param caPath its certificate, PEM
 * @param folder an empty folder
 */
export async function writeTrustStore(java: Java, caPath: string, folder: string): Promise<string> {
  const path = join(folder, 'trusted.p12')
  const made = `${path}.new`
  await run(programOf(java, 'keytool'), [
    ...['-importcert', '-noprompt', '-alias', 'twin', '-file', caPath],
    ...['-keystore', made, '-storetype', 'PKCS12', '-storepass', TRUST_STORE_PASSWORD],
  ])
  await rename(made, path)
  return path
}

/** It keeps no secret: what the file holds is a certificate. */
export const TRUST_STORE_PASSWORD = 'changeit'

/**
 * The files that clients are pinned to: releases by their names.
 *
 * @param specifiers what a command installs
 */
export async function pinnedReleases(specifiers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(await pinnedFor(specifiers), 'utf8')
  return new Map([...text.matchAll(/ {2}(\S+?)-(\d\S*)\.jar$/gm)].map(([, name = '', release = '']) => [name, release]))
}
