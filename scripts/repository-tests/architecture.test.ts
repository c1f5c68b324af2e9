import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { getInferenceSnippets } from '../../packages/core/src/generate/snippets.ts'
import { python } from '../../packages/core/src/languages/python/writer.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const text = read('docs/architecture.md')

const CORE = 'packages/core/src'

const foldersOf = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Returns the text under a heading, up to the next one. */
const sectionOf = (heading: string): string => text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/** Returns the names in the first cells of a section's table. */
const namedIn = (heading: string): string[] =>
  [...sectionOf(heading).matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '')

/** Returns the hops in a section's list. */
const hopsOf = (heading: string) =>
  [...sectionOf(heading).matchAll(/^\| (\d+) \| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, number, file, name]) => ({
    number: Number(number),
    file: file ?? '',
    name: name ?? '',
  }))

/** The listed kinds of chats, each with its maximum number of hops and an example. */
const WAYS = [
  {
    heading: 'How a chat example is made',
    most: 10,
    options: { temperature: 0.5 },
    renderer: 'clients/openai/chat.ts',
    // The program is known already; this fills a slot.
    last: 'argument',
  },
  {
    heading: 'How a tool loop is made',
    most: 12,
    options: { recipe: 'tool-loop' },
    renderer: 'clients/openai/tool-loop.ts',
    last: 'program',
  },
] as const

/**
 * Returns core's functions on the stack when a program for Python's `openai` is printed, outermost first, without the
 * printer's.
 */
function underWay({
  options,
  renderer,
  last,
}: (typeof WAYS)[number]): { readonly file: string; readonly name: string }[] {
  const stacks: string[] = []
  // Both methods take any arguments here.
  const method = last as 'program'
  const print = python[method]
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 100
  const spy = vi.spyOn(python, method).mockImplementation((...given) => {
    stacks.push(new Error('here').stack ?? '')
    return print.apply(python, given)
  })
  const model = { id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }
  getInferenceSnippets(model, 'together', undefined, options)
  spy.mockRestore()
  Error.stackTraceLimit = limit
  const stack = stacks.find((each) => each.includes(`python/${renderer}`)) ?? ''
  return [...stack.matchAll(/^ +at (?:(\S+) \()?.*\/packages\/core\/src\/([^:]+):/gm)]
    .map(([, name = '', file = '']) => ({ file, name: name.replace(/^.*\./, '') }))
    .filter(({ file }) => !file.startsWith('languages/printing/'))
    .reverse()
}

/** Whether a source defines a name at its top level; for `object.method`, the object and the method anywhere. */
function defines(source: string, name: string): boolean {
  const [first = '', ...members] = name.split('.')
  return (
    new RegExp(`^(export )?(const|(async )?function) ${first}\\b`, 'm').test(source) &&
    members.every((member) => new RegExp(`^ +${member}(:|\\()`, 'm').test(source))
  )
}

describe('docs/architecture.md', () => {
  it.each(['packages/core/src', 'packages/twin/src'])('describes each folder of %s, and no others', (path) => {
    expect(namedIn(`\`${path}\``).toSorted()).toEqual(foldersOf(path).toSorted())
  })

  it("keeps the twin's mock free of imports from the folders that use it", () => {
    const services = join(root, 'packages/twin/src/services')
    const outside = readdirSync(services, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [...readFileSync(join(services, path), 'utf8').matchAll(/from '(\.[^']+)'/g)]
          .map(([, target = '']) => resolve(services, dirname(path), target))
          .filter((target) => !target.startsWith(`${services}/`) && target.startsWith(join(root, 'packages/twin/')))
          .map((target) => `${path} imports ${relative(root, target)}`),
      )
    expect(outside).toEqual([])
  })

  it('describes every other package and app', () => {
    const others = ['packages', 'apps'].flatMap((parent) => foldersOf(parent).map((name) => `${parent}/${name}`))
    const said = namedIn('The others')
    const without = others.filter((path) => !['packages/core', 'packages/twin'].includes(path))
    expect(said.toSorted()).toEqual([...without, 'scripts'].toSorted())
  })

  describe.each(WAYS)('$heading', (way) => {
    const { heading, most } = way
    const hops = hopsOf(heading)

    it(`has at most ${most} hops, numbered without gaps`, () => {
      expect(hops.length).toBeGreaterThan(0)
      expect(hops.length).toBeLessThanOrEqual(most)
      expect(hops.map(({ number }) => number)).toEqual(hops.map((_, index) => index + 1))
    })

    it.each(hops)('finds hop $number, $name in $file', ({ file, name }) => {
      expect(existsSync(join(root, CORE, file))).toBe(true)
      expect(defines(read(`${CORE}/${file}`), name)).toBe(true)
    })

    it('omits nothing that is on the stack when the program is printed', () => {
      const frames = underWay(way)
      // The client's renderer is a method of an object.
      const named = frames.filter(({ name }) => !['', 'render', 'map', '<anonymous>'].includes(name))
      expect(frames.map(({ file }) => file)).toContain(`languages/python/${way.renderer}`)
      expect(named.length).toBeGreaterThan(2)
      expect(frames.filter(({ file }) => !hops.some((hop) => hop.file === file))).toEqual([])
      expect(named.filter(({ file, name }) => !hops.some((hop) => hop.file === file && hop.name === name))).toEqual([])
    })
  })

  it('has the layers that the linter enforces', () => {
    const [, layers] = /Imports flow (values → [\w →]+generate)/.exec(read('biome.json')) ?? []
    expect(layers).toBeDefined()
    expect(sectionOf('`packages/core/src`')).toContain(layers)
  })

  it('refers only to existing files', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|json))`/g)].map((match) => match[1] ?? '')
    const places = ['.', CORE, 'packages/twin/src', `${CORE}/verification`, `${CORE}/generate`]
    const missing = named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))
    expect(missing).toEqual([])
  })
})

describe('defines', () => {
  it('distinguishes declared names from used or imported ones', () => {
    const source =
      "import { used } from './used.ts'\nexport const object = {\n  method: () => used(),\n}\nfunction own() {}\n"
    expect(['object', 'object.method', 'own'].every((name) => defines(source, name))).toBe(true)
    expect(['used', 'object.other', 'obj', 'method'].some((name) => defines(source, name))).toBe(false)
  })
})

describe('docs/how-the-twin-runs-examples.md', () => {
  it('refers only to existing files and folders', () => {
    const readme = readFileSync(join(root, 'docs/how-the-twin-runs-examples.md'), 'utf8')
    // The names of cases and providers' folders aren't paths.
    const named = [...readme.matchAll(/`([a-z-]+(?:\/[a-z-]+)*(?:\.ts)?)`/g)].map(([, path = '']) => path)
    const paths = named.filter(
      (path) => path.endsWith('.ts') || foldersOf('packages/twin/src').includes(path.split('/')[0] ?? ''),
    )
    expect(paths.length).toBeGreaterThan(15)
    expect(paths.filter((path) => !existsSync(join(root, 'packages/twin/src', path)))).toEqual([])
  })
})
