import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words } from '../languages/install-command.ts'
import { libraryEnvironment, nodeFolder } from '../libraries/environment.ts'
import { makeModels } from '../libraries/run-library.ts'
import { unpackedDebian } from './debian.ts'
import { builtGo } from './go-program.ts'
import { type AskingProgram, programsOf, snippetOf } from './programs.ts'
import type { LocalAppSubject, TwinLocalApp } from './twin-local-app.ts'

/** Where the programs find their clients. */
export interface Clients {
  /** The folder of Python and its installed packages. */
  readonly python: string
  /** The parent folder of `node_modules`. */
  readonly node: string
}

/** An app whose program and models are ready. */
export interface PreparedApp {
  /** The folder of its program. */
  readonly programs: string
  /** What the hub serves, by subject. */
  readonly roots: readonly string[]
  readonly package: string
  readonly release: string
}

/** The pip packages in an app's own command; undefined if it doesn't use pip. */
function ownSpecifiers({ id, subjects: [subject] }: TwinLocalApp): readonly string[] | undefined {
  if (subject === undefined) return undefined
  const command = snippetOf(id, subject.record).install.find(({ command }) =>
    command?.startsWith('pip install '),
  )?.command
  return command === undefined || command === null ? undefined : words(command).slice(2)
}

/** Whether the app's own command installs it here. */
export const isOwnInstall = ({ otherInstall }: TwinLocalApp): boolean => otherInstall === undefined

/**
 * Installs an app and makes models for it.
 *
 * @param use gets the result, which is removed afterwards
 */
export async function withApp<Result>(
  app: TwinLocalApp,
  subjects: readonly LocalAppSubject[],
  use: (prepared: PreparedApp) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'local-app-'))
  const roots = subjects.map((_, place) => join(root, String(place)))
  try {
    for (const [place, subject] of subjects.entries()) await make(subject, roots[place] ?? root)
    return await withProgram(app, (program) => use({ ...program, roots }))
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

type InstalledProgram = Omit<PreparedApp, 'roots'>

/** Installs an app's program. */
async function withProgram<Result>(
  app: TwinLocalApp,
  use: (program: InstalledProgram) => Promise<Result>,
): Promise<Result> {
  const { otherInstall } = app
  if (otherInstall !== undefined && 'packages' in otherInstall) {
    const { package: name, release } = otherInstall
    return use({ programs: await unpackedDebian(otherInstall), package: name, release })
  }
  if (otherInstall !== undefined && 'headers' in otherInstall) {
    const { package: name, release } = otherInstall
    return use({ programs: await builtGo(otherInstall), package: name, release })
  }
  const specifiers =
    otherInstall === undefined ? ownSpecifiers(app) : [otherInstall.package, ...(otherInstall.beside ?? [])]
  if (specifiers === undefined) throw new Error(`${app.id} is not installed by pip`)
  const environment = await libraryEnvironment()
  try {
    await environment.install(specifiers)
    const name = otherInstall?.package ?? /^[\w.-]+/.exec(specifiers[0] ?? '')?.[0] ?? app.id
    const release = await environment.release(name)
    if (release === undefined) throw new Error(`${name} is not installed`)
    return await use({ programs: environment.bin, package: name, release })
  } finally {
    await environment.remove()
  }
}

/** Makes one model in the maker script's own environment. */
async function make({ record, library, make: made, makersNeed }: LocalAppSubject, root: string): Promise<void> {
  const maker = await libraryEnvironment()
  try {
    await mkdir(root, { recursive: true })
    await maker.install(makersNeed)
    await makeModels(maker, { key: library }, { [record.id]: made }, root)
  } finally {
    await maker.remove()
  }
}

/** Installs the clients of all programs that call some apps, each with its own command. */
export async function withClients<Result>(
  apps: readonly TwinLocalApp[],
  use: (clients: Clients) => Promise<Result>,
): Promise<Result> {
  const programs = apps.flatMap(({ id, subjects }) => subjects.flatMap(({ record }) => programsOf(id, record)))
  const python = await libraryEnvironment('python3', 'clients')
  try {
    await python.install(specifiersOf(programs, 'pip install '))
    const node = await nodeFolder(specifiersOf(programs, 'npm install '))
    try {
      return await use({ python: python.bin, node })
    } finally {
      await rm(node, { recursive: true, force: true })
    }
  } finally {
    await python.remove()
  }
}

const specifiersOf = (programs: readonly AskingProgram[], command: string): readonly string[] => [
  ...new Set(
    programs.flatMap(({ install }) => (install?.startsWith(command) ? words(install.slice(command.length)) : [])),
  ),
]
