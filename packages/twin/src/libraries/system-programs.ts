import { execFile } from 'node:child_process'
import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { madeOnce } from '../languages/made-once.ts'

const run = promisify(execFile)

const FOLDER = fileURLToPath(new URL('../../.venv/libraries/programs', import.meta.url))

const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin'

const LONGEST_OUTPUT = 64 * 1024 * 1024

/** A program that examples require in addition to their packages. */
interface Program {
  /** The package in Debian and its derivatives. */
  readonly package: string
  /** The name of its library, if examples load that without the program. */
  readonly library?: string
  /** Its name in pkg-config, if it isn't a program but a library to compile with. */
  readonly module?: string
  /** Variables with the locations of its other files. */
  readonly paths?: Readonly<Record<string, string>>
}

const PROGRAMS = {
  ffmpeg: { package: 'ffmpeg', library: 'libavdevice.so.' },
  'ffmpeg-headers': {
    package: 'libavdevice-dev',
    module: 'libavdevice',
    paths: {
      PKG_CONFIG_PATH: 'usr/lib/x86_64-linux-gnu/pkgconfig',
      PKG_CONFIG_SYSROOT_DIR: '',
      LIBRARY_PATH: 'usr/lib/x86_64-linux-gnu',
    },
  },
  tesseract: { package: 'tesseract-ocr', paths: { TESSDATA_PREFIX: 'usr/share/tesseract-ocr/5/tessdata' } },
} as const satisfies Readonly<Record<string, Program>>

export type SystemProgram = keyof typeof PROGRAMS

interface SystemPlaces {
  /** The folders of the machine's programs. */
  readonly path: string
  /** The folder for missing programs. */
  readonly folder: string
}

/** The unpacked files of one program. */
interface Brought {
  readonly path: string
  readonly libraries: readonly string[]
  readonly variables: Readonly<Record<string, string>>
}

/**
 * Adds programs that the machine lacks: packages of its own distribution, unpacked once in a separate folder.
 *
 * @returns the variables with which the programs are found, including `PATH`
 * @throws Error that says which program is missing, and why it couldn't be added
 */
export async function systemPrograms(
  names: readonly SystemProgram[],
  { path, folder }: SystemPlaces = { path: SYSTEM_PATH, folder: FOLDER },
): Promise<Readonly<Record<string, string>>> {
  const brought: Brought[] = []
  for (const name of names) if (!(await isThere(name, path))) brought.push(await bring(name, folder))
  const libraries = brought.flatMap((each) => each.libraries)
  return {
    ...Object.assign({}, ...brought.map(({ variables }) => variables)),
    ...(libraries.length === 0 ? {} : { LD_LIBRARY_PATH: libraries.join(':') }),
    PATH: [...brought.map((each) => each.path), path].join(':'),
  }
}

async function isThere(name: SystemProgram, path: string): Promise<boolean> {
  const { library, module }: Program = PROGRAMS[name]
  if (module !== undefined) {
    return run('pkg-config', ['--exists', module]).then(
      () => true,
      () => false,
    )
  }
  const found = path.split(':').map((folder) => access(join(folder, name), constants.X_OK))
  try {
    await Promise.any(found)
  } catch {
    return false
  }
  return library === undefined || (await run('/sbin/ldconfig', ['-p'])).stdout.includes(library)
}

async function bring(name: SystemProgram, folder: string): Promise<Brought> {
  const { package: wanted, paths = {} }: Program = PROGRAMS[name]
  const root = join(folder, wanted)
  try {
    await madeOnce(root, () => unpackWithAll(wanted, root))
  } catch (error) {
    throw new Error(`needs ${name}: the machine has none, and apt-get brings none: ${(error as Error).message}`)
  }
  const variables = Object.entries(paths).map(([variable, path]) => [variable, join(root, path)] as const)
  return { path: join(root, 'usr/bin'), libraries: await librariesIn(root), variables: Object.fromEntries(variables) }
}

/** Unpacks a package with its missing dependencies. The system and its package list don't change. */
async function unpackWithAll(wanted: string, root: string): Promise<void> {
  const apt = join(root, 'apt')
  const [lists, archives] = [join(apt, 'lists'), join(apt, 'archives')]
  for (const folder of [lists, archives]) await mkdir(join(folder, 'partial'), { recursive: true })
  const options = [`Dir::State::lists=${lists}`, `Dir::Cache=${apt}`, 'APT::Sandbox::User=', 'Debug::NoLocking=true']
  const words = ['--quiet', '--yes', ...options.flatMap((option) => ['--option', option])]
  await run('apt-get', [...words, 'update'], { maxBuffer: LONGEST_OUTPUT })
  const install = ['install', '--download-only', '--no-install-recommends', wanted]
  await run('apt-get', [...words, ...install], { maxBuffer: LONGEST_OUTPUT })
  for (const file of await readdir(archives))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['--extract', join(archives, file), root])
  await rm(apt, { recursive: true })
}

/** Some packages have separate folders for their libraries. */
async function librariesIn(root: string): Promise<readonly string[]> {
  const tops = ['lib', 'usr/lib'].map((top) =>
    readdir(join(root, top), { recursive: true, withFileTypes: true }).catch(() => []),
  )
  const libraries = (await Promise.all(tops)).flat().filter(({ name }) => /^lib.*\.so(?:\.\d|$)/.test(name))
  return [...new Set(libraries.map(({ parentPath }) => parentPath))]
}
