import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProcess } from '../../run/process.ts'
import { CompiledTexts } from '../compiled-texts.ts'
import { specifiersIn } from '../install-command.ts'
import { ProgramReader, parserOf } from '../program-reader.ts'
import type { BatchParser, Runtime, Surroundings } from '../twin-language.ts'
import { ClassArchives } from './class-archive.ts'
import { JavaCompiler, SHORT_RUN } from './compiler.ts'
import {
  everyClassPath,
  FAST_CLOCK,
  installedClassPath,
  type JavaToolchain,
  javaToolchain,
  pinnedReleases,
  programOf,
  TRUST_STORE_PASSWORD,
  writeTrustStore,
} from './environment.ts'
import { openRelay } from './relay.ts'

/** Packages of Java's classes, by the artifacts that hold them. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ['org.json', 'org.json:json'],
  ['com.openai', 'com.openai:openai-java'],
  ['dev.langchain4j', 'dev.langchain4j:langchain4j-open-ai'],
])

/** Comes with the artifacts whose methods take classes of it. */
const JACKSON = 'com.fasterxml.jackson.'

/** `group:name:release`, and perhaps a kind of file behind it. */
function readSpecifier(specifier: string): { readonly name: string; readonly release: string | undefined } {
  const [group = '', artifact = '', release] = specifier.split(':')
  return { name: `${group}:${artifact}`, release }
}

const openReader = ({ java, tools }: JavaToolchain): ProgramReader =>
  new ProgramReader(programOf(java, 'java'), [...SHORT_RUN, '-cp', tools, 'Reader'])

export function openJavaParser(): BatchParser {
  const opened = javaToolchain().then((toolchain) => parserOf(openReader(toolchain)))
  return {
    parse: async (texts) => (await opened).parse(texts),
    close: () => void opened.then((parser) => parser.close()),
  }
}

/** Java: each text is compiled once, with what its own command installed, and run as often as it is asked for. */
export async function openJava({ caPath, ownFolder }: Surroundings): Promise<Runtime> {
  const toolchain = await javaToolchain()
  const { java } = toolchain
  const reader = openReader(toolchain)
  const compiler = new JavaCompiler(toolchain)
  let written: Promise<string> | undefined
  const trustStore = (): Promise<string> => (written ??= writeTrustStore(java, caPath, ownFolder))
  const everything = await everyClassPath()
  const compiled = new CompiledTexts(ownFolder, async (text, install, folder) => {
    await writeFile(join(folder, 'Example.java'), text)
    const libraries = install === undefined ? everything : install === null ? '' : await installedClassPath(install)
    const complaint = await compiler.compile(folder, libraries)
    return complaint === '' ? { program: { folder, libraries } } : { complaint }
  })
  const archives = new ClassArchives(toolchain, SHORT_RUN, ownFolder)

  return {
    run: (job) =>
      compiled.run(job, async ({ folder, libraries }) => {
        const { https_proxy: proxyUrl } = job.env
        const relay = proxyUrl === undefined ? undefined : await openRelay(proxyUrl)
        const trusted = {
          'javax.net.ssl.trustStorePassword': TRUST_STORE_PASSWORD,
          'javax.net.ssl.trustStore': await trustStore(),
        }
        const properties = {
          'file.encoding': 'UTF-8',
          ...(job.trusts ? trusted : {}),
          'twin.pauses': job.pauses,
          'twin.fastClock': String(FAST_CLOCK),
          ...(relay === undefined ? {} : proxyAt(relay.port)),
        }
        const settings = Object.entries(properties).map(([name, value]) => `-D${name}=${value}`)
        return archives
          .run(libraries, folder, ({ options, classPath }) => {
            const parameters = [...SHORT_RUN, ...options, ...settings, '-cp', classPath, 'Example']
            return runProcess(programOf(java, 'java'), parameters, job)
          })
          .finally(() => relay?.close())
      }),
    read: async (content) => {
      const facts = await reader.readOne(content)
      return { ...facts, packages: artifactsOf(facts.packages) }
    },
    installed: async (specifiers) => {
      const releases = [...(await pinnedReleases(specifiers)).values()]
      return specifiers.map((specifier) => {
        const { name, release } = readSpecifier(specifier)
        return { name, within: release !== undefined && releases.includes(release) }
      })
    },
    release: ({ install }) => {
      const [specifier] = specifiersIn(install)
      const { name, release = java.release } = specifier === undefined ? { name: 'java' } : readSpecifier(specifier)
      return Promise.resolve({ package: name, release, runtime: `Java ${java.release}` })
    },
    close: async () => {
      await Promise.all([reader.stop(), compiler.stop()])
    },
  }
}

/** Java reads no variables for its proxy, and of itself asks none for the loopback interface, where the twin is. */
const proxyAt = (port: number): Readonly<Record<string, string>> => ({
  'http.proxyHost': '127.0.0.1',
  'http.proxyPort': String(port),
  'https.proxyHost': '127.0.0.1',
  'https.proxyPort': String(port),
  'http.nonProxyHosts': '',
})

/** The artifacts that hold classes. Jackson comes with another one. */
function artifactsOf(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => !name.startsWith(JACKSON))
  return [...new Set((others.length === 0 ? names : others).map(artifactOf))]
}

const artifactOf = (name: string): string => [...PACKAGES].find(([start]) => name.startsWith(`${start}.`))?.[1] ?? name
