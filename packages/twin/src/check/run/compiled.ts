import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COMPILER_FLAGS } from '../../languages/go/compiler-flags.ts'
import type { Shown } from '../sandbox/sandbox.ts'
import { digestOf, lastLine, once, PackagesError, weekOf } from './packages.ts'

/*
 * Packages of languages whose programs are compiled. They're downloaded here, which runs nothing of theirs; compilers run
 * in the sandbox with the program.
 */

const run = promisify(execFile)

const MINUTES = 60 * 1000

/** What it takes to compile and start a program in the sandbox. */
export interface Toolchain {
  readonly command: readonly [string, ...string[]]
  readonly env: Readonly<Record<string, string>>
  readonly shown: readonly Shown[]
  /** Files for the program’s folder. */
  readonly files: Readonly<Record<string, string>>
  readonly path: readonly string[]
}

type Failed = Error & { readonly stderr?: string; readonly stdout?: string; readonly code?: unknown }

const problem =
  (command: string) =>
  ({ message, stderr, stdout }: Failed): never => {
    throw new PackagesError(`${command}: ${lastLine(stderr) ?? lastLine(stdout) ?? stderr?.trim() ?? message}`)
  }

/** Folders that the sandbox doesn’t show anyway. */
const outside = (folders: readonly string[]): readonly Shown[] =>
  folders.filter((folder) => !folder.startsWith('/usr/')).map((folder) => [folder, folder])

/** @throws PackagesError if the program isn’t on this machine */
async function found(program: string, parameters: readonly string[], install: string): Promise<string> {
  try {
    return (await run(program, parameters)).stdout.trim()
  } catch (error) {
    throw new PackagesError(`${program} is needed (${install}): ${(error as Error).message.split('\n')[0]}`)
  }
}

/**
 * Prepares Go: downloads the modules, and compiles them and the standard library’s packages. Without cgo, compiling runs
 * nothing of theirs. The sandbox reads the results.
 *
 * @param packages import paths outside of the standard library, with their releases if a document names them
 * @param imports all import paths
 */
export async function goWith(
  packages: readonly string[],
  imports: readonly string[],
  cache: string,
): Promise<Toolchain> {
  const root = await found('go', ['env', 'GOROOT'], 'on Debian: apt-get install golang-go')
  const modules = join(cache, 'go', 'modules')
  const compiled = join(cache, 'go', 'compiled')
  const common = {
    GOCACHE: compiled,
    GOMODCACHE: modules,
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
    GOFLAGS: '-modcacherw',
    CGO_ENABLED: '0',
  }
  const isExact = packages.every((each) => /@v\d+\.\d+\.\d+/.test(each))
  const key = digestOf(root, ...[...imports].sort(), ...packages, isExact ? '' : String(weekOf(Date.now())))
  const folder = join(cache, 'go', key)
  await once(folder, async (unfinished) => {
    await mkdir(unfinished, { recursive: true })
    await mkdir(compiled, { recursive: true })
    const settings = {
      cwd: unfinished,
      env: { ...process.env, ...common },
      timeout: 20 * MINUTES,
      maxBuffer: 1024 ** 2,
    }
    const go = join(root, 'bin', 'go')
    await run(go, ['mod', 'init', 'example'], settings).catch(problem('go mod init'))
    if (packages.length > 0)
      await run(go, ['get', ...packages], settings).catch(problem(`go get ${packages.join(' ')}`))
    const warm = ['package main', ...imports.map((path) => `import _ ${JSON.stringify(path)}`), 'func main() {}', '']
    await writeFile(join(unfinished, 'warm.go'), warm.join('\n'))
    // What can’t be compiled fails again with the program, whose message readers can use.
    await run(go, ['build', COMPILER_FLAGS, '-o', '/dev/null', 'warm.go'], settings).catch(() => undefined)
  })
  const files = await Promise.all(
    ['go.mod', 'go.sum'].map(
      async (name) => [name, await readFile(join(folder, name), 'utf8').catch(() => '')] as const,
    ),
  )
  return {
    command: [
      '/bin/sh',
      '-c',
      `go build '${COMPILER_FLAGS}' '-ldflags=-s -w' -o /tmp/example example.go && exec /tmp/example`,
    ],
    env: { ...common, GOPROXY: 'off' },
    shown: [...outside([root]), [modules, modules], [compiled, compiled]].filter(([each]) =>
      existsSync(each ?? ''),
    ) as Shown[],
    files: Object.fromEntries(files.filter(([, text]) => text !== '')),
    path: [join(root, 'bin')],
  }
}

const dependency = (artifact: string): string => {
  const [group = '', name = '', version = 'RELEASE'] = artifact.split(':')
  return `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`
}

/** A small heap, no tuning: programs run once, for seconds. */
const JAVA_OPTIONS = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8']

/**
 * Prepares Java, which compiles a single file when it starts it.
 *
 * @param artifacts `group:name`, with a release if a document names it
 */
export async function javaWith(
  artifacts: readonly string[],
  properties: readonly string[],
  cache: string,
): Promise<Toolchain> {
  const settings = await run('java', ['-XshowSettings:properties', '-version'], {
    env: { PATH: process.env['PATH'] },
  }).catch((error: Error) => {
    throw new PackagesError(
      `java is needed (on Debian: apt-get install default-jdk-headless): ${error.message.split('\n')[0]}`,
    )
  })
  const home = /java\.home = (.+)/.exec(settings.stderr)?.[1]?.trim() ?? ''
  const jars = artifacts.length === 0 ? undefined : await jarsOf(artifacts, cache)
  const classPath = jars === undefined ? [] : ['-cp', `${jars}/*`]
  // Debian links Java’s settings to a folder of this name.
  const conf = `/etc/java-${/^.*-(\d+)-openjdk/.exec(home)?.[1] ?? '17'}-openjdk`
  return {
    command: [join(home, 'bin', 'java'), ...JAVA_OPTIONS, ...properties, ...classPath, 'example.java'],
    env: {},
    shown: [
      ...outside([home]),
      ...[conf, jars ?? ''].filter((each) => each !== '' && existsSync(each)).map((each): Shown => [each, each]),
    ],
    files: {},
    path: [join(home, 'bin')],
  }
}

async function jarsOf(artifacts: readonly string[], cache: string): Promise<string> {
  const isExact = artifacts.every((each) => each.split(':').length === 3)
  const folder = join(cache, 'java', digestOf(...artifacts, isExact ? '' : String(weekOf(Date.now()))))
  await once(folder, async (unfinished) => {
    await mkdir(unfinished, { recursive: true })
    const project = [
      '<project><modelVersion>4.0.0</modelVersion>',
      '<groupId>example</groupId><artifactId>example</artifactId><version>1</version>',
      `<dependencies>${artifacts.map(dependency).join('')}</dependencies></project>`,
    ]
    await writeFile(join(unfinished, 'pom.xml'), project.join('\n'))
    const options = [
      '-q',
      '-B',
      `-Dmaven.repo.local=${join(cache, 'java', 'repository')}`,
      `-DoutputDirectory=${unfinished}`,
    ]
    await run('mvn', [...options, '-DincludeScope=runtime', 'dependency:copy-dependencies'], {
      cwd: unfinished,
      timeout: 20 * MINUTES,
      maxBuffer: 1024 ** 2,
    }).catch(problem(`mvn ${artifacts.join(' ')}`))
  })
  return folder
}

/** Extensions of PHP that programs use and that may be files of their own. */
const EXTENSIONS = [
  'curl',
  'mbstring',
  'ctype',
  'dom',
  'fileinfo',
  'iconv',
  'intl',
  'simplexml',
  'sockets',
  'tokenizer',
  'xml',
]

/** Prepares PHP without this machine’s settings, which may hold anything. */
export async function php(): Promise<Toolchain> {
  const script = `echo json_encode(array_values(array_filter(${JSON.stringify(EXTENSIONS)}, 'extension_loaded')));`
  const install = 'on Debian: apt-get install php-cli php-curl'
  const [all, builtIn] = await Promise.all([
    found('php', ['-r', script], install),
    found('php', ['-n', '-r', script], install),
  ])
  const without = JSON.parse(builtIn) as string[]
  const extensions = (JSON.parse(all) as string[]).filter((name) => !without.includes(name))
  const settings = [
    ...extensions.map((name) => `extension=${name}`),
    ...['curl.cainfo', 'openssl.cafile'].map((name) => `${name}=\${SSL_CERT_FILE}`),
    ...['display_errors=stderr', 'log_errors=0', 'html_errors=0', 'error_reporting=32767'],
  ]
  const interpreter = await found('php', ['-n', '-r', 'echo PHP_BINARY;'], install)
  return {
    command: [interpreter, '-n', ...settings.flatMap((setting) => ['-d', setting]), 'example.php'],
    env: { PHP_INI_SCAN_DIR: '' },
    shown: outside([interpreter]),
    files: {},
    path: [],
  }
}

/** Prepares Ruby with its standard library. */
export async function ruby(): Promise<Toolchain> {
  const script = 'puts RbConfig.ruby, RbConfig::CONFIG["prefix"]'
  const [interpreter = 'ruby', prefix = '/usr'] = (
    await found('ruby', ['-rrbconfig', '-e', script], 'on Debian: apt-get install ruby')
  ).split('\n')
  return {
    command: [interpreter, '--disable-gems', 'example.rb'],
    env: {},
    shown: prefix === '/usr' ? [] : outside([prefix]),
    files: {},
    path: [],
  }
}
