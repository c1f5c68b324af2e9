import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { explainUnverified, type InferenceSnippet } from '@model-snippets/core'
import { transform } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, type Chosen, NOTHING_CHOSEN } from '../../cases/case.ts'
import { allOffers, nameOfChoice, type Offer, plannedCases } from '../../cases/cases.ts'
import { isChat } from '../../oracle/call.ts'
import { allRuns } from '../../plan/plan.ts'
import { installedFolder } from './environment.ts'

const run = promisify(execFile)
const TWIN = fileURLToPath(new URL('../../../', import.meta.url))
const COMPILER = fileURLToPath(new URL('../../../../../node_modules/.bin/tsc', import.meta.url))

/** As a reader's own project may have them, beside what `--init` chooses. */
const OPTIONS = {
  module: 'nodenext',
  target: 'es2024',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

/** Programs know the types of a browser, too, where a project says nothing of it, or those of Node alone. */
const LIBRARIES: readonly (readonly [name: string, options: object])[] = [
  ['with the types of the web', {}],
  ['with the types of Node.js alone', { lib: ['es2024'] }],
]

/** An example in both forms. */
interface Example {
  readonly key: string
  readonly javascript: string
  readonly typescript: string
  /** The client of a framework, whose packages lie apart, and the command that installs them. */
  readonly framework?: { readonly client: string; readonly install: string }
}

/** What the form of a page has for a chat, beside what cases are run with. */
const CHOSEN: readonly Chosen[] = [
  { options: { temperature: 0.5, max_tokens: 40, top_p: 0.9, showUsage: true } },
  { options: { showReasoning: true, reasoning_effort: 'low' } },
  { options: { parameters: { top_k: 5, min_p: 0.1 } } },
  { options: { stop: 'END', logit_bias: { 50256: -100 }, max_tokens: null } },
  {
    options: {
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: './cats.png' } },
          ],
        },
        { role: 'assistant', content: 'A cat.' },
        { role: 'user', content: 'And this?' },
      ],
    },
  },
  {
    options: {
      messages: [
        { role: 'user', content: 'Is it raining in Paris?' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'rain', arguments: '{"city":"Paris"}' } }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'no' },
      ],
    },
  },
]

/** Every choice that a question's cases are run with, and those above. */
function choicesOf(offer: Offer): readonly Chosen[] {
  const runs = plannedCases([offer])
    .filter(({ snippet }) => snippet.language === 'js')
    .flatMap(allRuns)
  const chosen = [NOTHING_CHOSEN, ...runs.map((each) => each.chosen), ...CHOSEN]
  return [...new Map(chosen.map((each) => [nameOfChoice(each), each])).values()]
}

/** What a chat sends differs between providers in few fields: of each kind, one question is asked with all choices. */
function offersWithChoices(): readonly (readonly [Offer, readonly Chosen[]])[] {
  const met = new Set<string>()
  return allOffers().map((offer) => {
    const { task, variant, target, streaming, provider } = offer.question
    const kind = [task, variant, target, streaming, isChat(offer.question) ? '' : provider].join(' ')
    const isFirst = !met.has(kind)
    met.add(kind)
    return [offer, isFirst ? choicesOf(offer) : [NOTHING_CHOSEN]]
  })
}

const isJavaScript = ({ language }: InferenceSnippet): boolean => language === 'js'

/** The examples of a question in TypeScript, by client. */
function typedExamples({ model, question, mapping, options }: Asked): ReadonlyMap<string, InferenceSnippet> {
  const typed = { ...options, typescript: true }
  const { snippets } = explainUnverified(model, question.provider, mapping, typed, { language: 'js' })
  return new Map(snippets.map((snippet) => [snippet.client, snippet]))
}

/** A choice that a question does not take has no examples. */
function asked(offer: Offer, chosen: Chosen): Asked | undefined {
  try {
    return offer.with(chosen)
  } catch (error) {
    if (CHOSEN.includes(chosen)) return undefined
    throw error
  }
}

/** All examples, and of those that differ in texts and numbers alone one. */
function differentExamples(): readonly Example[] {
  const byShape = new Map<string, Example>()
  for (const [offer, choices] of offersWithChoices()) {
    for (const chosen of choices) {
      const given = asked(offer, chosen)
      const offered = given?.offered.filter(({ snippet }) => isJavaScript(snippet)) ?? []
      if (given === undefined || offered.length === 0) continue
      const typed = typedExamples(given)
      for (const { key, snippet } of offered) {
        const typescript = typed.get(snippet.client)?.content ?? ''
        const shape = `${snippet.client} ${typescript.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0')}`
        if (byShape.has(shape)) continue
        const { client, install } = snippet
        const framework = snippet.framework ? { framework: { client, install: install ?? '' } } : {}
        byShape.set(shape, { key, javascript: snippet.content, typescript, ...framework })
      }
    }
  }
  return [...byShape.values()]
}

type Program = Pick<Example, 'typescript' | 'framework'>

/** Makes a folder in which the programs of a framework find what the longest of their commands installs. */
async function makeFolder(folder: string, client: string, programs: readonly Program[]): Promise<void> {
  const installs = programs.map(({ framework }) => (framework?.client === client ? framework.install : ''))
  const [install = ''] = installs.toSorted((one, other) => other.length - one.length)
  await mkdir(join(folder, client))
  await symlink(join(await installedFolder(install), 'node_modules'), join(folder, client, 'node_modules'))
}

/** What the compiler says of programs. */
async function check(programs: readonly Program[], options: object = {}): Promise<string> {
  // Below this package, where the clients are.
  const folder = await mkdtemp(join(TWIN, '.typescript-'))
  try {
    const frameworks = new Set(programs.flatMap(({ framework }) => framework?.client ?? []))
    for (const client of frameworks) await makeFolder(folder, client, programs)
    for (const [place, { framework, typescript }] of programs.entries()) {
      await writeFile(join(folder, framework?.client ?? '', `example-${place}.mts`), typescript)
    }
    const compilerOptions = { ...OPTIONS, ...options }
    const include = ['*.mts', '*/*.mts']
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
    return await run(COMPILER, ['-p', folder], { maxBuffer: 2 ** 26 }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A program without its types, as what runs TypeScript leaves it, in one spelling: with a type, a line may be too long. */
const withoutTypes = async (program: string): Promise<string> =>
  (await transform(program, { loader: 'ts', format: 'esm', target: 'node22', minifyWhitespace: true })).code

describe('JavaScript examples as TypeScript', () => {
  let examples: readonly Example[] = []
  beforeAll(() => {
    examples = differentExamples()
  })

  it('each client has some', () => {
    expect(examples.length).toBeGreaterThan(500)
    for (const { key, typescript } of examples) expect(typescript, key).not.toBe('')
  })

  it('are the JavaScript that ran, but for their types', { timeout: 300_000 }, async () => {
    const differing: string[] = []
    for (const { key, javascript, typescript } of examples) {
      if ((await withoutTypes(typescript)) !== (await withoutTypes(javascript))) differing.push(key)
    }
    expect(differing).toEqual([])
  })

  it.each(LIBRARIES)('type-check under strict %s', { timeout: 900_000 }, async (_, options) => {
    expect(await check(examples, options)).toBe('')
  })
})

it('what the compiler finds is seen', { timeout: 120_000 }, async () => {
  expect(await check([{ typescript: 'const number: string = 1;\nconsole.log(number);\n' }])).toContain('TS2322')
})

it('a program that does something else is seen', async () => {
  expect(await withoutTypes('const n = (1 as any) + 1;')).toBe(await withoutTypes('const n = 1 + 1;'))
  expect(await withoutTypes('const n = (1 as any) + 2;')).not.toBe(await withoutTypes('const n = 1 + 1;'))
})
