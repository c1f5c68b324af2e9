import { execFileSync, spawnSync } from 'node:child_process'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { toVisibleText } from '../values/visible-text.ts'
import { getLibrarySnippets, LIBRARIES, MODEL_LIBRARIES_UI_ELEMENTS } from './index.ts'
import type { LibraryExample } from './library.ts'
import { LIBRARY_LOADERS } from './loaders.generated.ts'
import { loadLibrary } from './on-demand.ts'
import facts from './testing/facts/libraries.json' with { type: 'json' }
import { hostileRecords } from './testing/hostile.ts'
import { LEFT_OUT } from './testing/left-out.ts'
import { COMMON_RECORDS, LIBRARY_RECORDS, recordsOf } from './testing/records.ts'
import { type FixtureExample, fixtureExamples, leftOutOf, namesUsedIn, USAGE } from './testing/usage.ts'
import { stringConstants } from './testing/used-names.ts'

const FACTS: { readonly [key: string]: { readonly hasSnippets: boolean; readonly [field: string]: unknown } } = facts
const ID = 'acme/demo'
const RECORDS_PER_LIBRARY = 200

const withExamples = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
/** Those that the facts contain, to be compared. */
const inFacts = withExamples.filter(({ key }) => Object.hasOwn(FACTS, key))
const examples = withExamples.flatMap(fixtureExamples)
const used = namesUsedIn(examples)

/** Returns every string constant in a module. */
function javascriptStrings(content: string): string[] {
  const strings: string[] = []
  parse(content, {
    ecmaVersion: 2022,
    sourceType: 'module',
    onToken: (token) => {
      if (token.type.label === 'string') strings.push((token as unknown as { value: string }).value)
    },
  })
  return strings
}

/** Makes each script the body of a function in one long script, which bash parses without running it. */
function shellErrors(scripts: readonly { readonly id: string; readonly content: string }[]): string[] {
  const isFine = (part: readonly { readonly content: string }[]): boolean =>
    spawnSync('bash', ['-n'], { input: part.map(({ content }) => `f() {\n:\n${content}\n}\n`).join('') }).status === 0
  if (scripts.length === 0 || isFine(scripts)) return []
  if (scripts.length === 1) return scripts.map(({ id, content }) => `${id}: ${JSON.stringify(content)}`)
  const half = scripts.length >> 1
  return [...shellErrors(scripts.slice(0, half)), ...shellErrors(scripts.slice(half))]
}

/** Returns the words of many scripts, as a POSIX shell splits them. */
function shellWords(scripts: readonly { readonly id: string; readonly content: string }[]): Record<string, string[]> {
  const program =
    'import json, shlex, sys\n' +
    'print(json.dumps({s["id"]: shlex.split(s["content"], comments=True) for s in json.load(sys.stdin)}))'
  const answer = execFileSync('python3', ['-c', program], { input: JSON.stringify(scripts), maxBuffer: 2 ** 30 })
  return JSON.parse(answer.toString())
}

describe('the table of libraries', () => {
  it('has each library under its key', () => {
    for (const [key, library] of Object.entries(LIBRARIES)) expect(library.key).toBe(key)
  })

  it('has the libraries of the facts, with their fields', () => {
    const published = Object.entries(LIBRARIES).filter(([key]) => Object.hasOwn(FACTS, key))
    const ours = published.map(([key, library]) => {
      const { key: _key, examples: generator, fetchesGated: _gated, releases: _releases, ...fields } = library
      return [key, { ...fields, hasSnippets: generator !== undefined }]
    })
    expect(Object.fromEntries(ours)).toEqual(FACTS)
  })

  it('is the same if each library is loaded alone', async () => {
    expect(Object.keys(LIBRARY_LOADERS).sort()).toEqual(Object.keys(LIBRARIES).sort())
    for (const [key, library] of Object.entries(LIBRARIES)) expect(await loadLibrary(key)).toBe(library)
  })

  it('returns the published field names, with examples as strings', () => {
    for (const [key, { hasSnippets, ...fields }] of Object.entries(FACTS)) {
      const { snippets, ...ours } = MODEL_LIBRARIES_UI_ELEMENTS[key] ?? {}
      expect(ours).toEqual(fields)
      expect(snippets !== undefined, key).toBe(hasSnippets)
      if (snippets) {
        const contents = getLibrarySnippets({ id: ID, library_name: key }).map(({ content }) => content)
        expect(snippets({ id: ID })).toEqual(contents)
      }
    }
  })
})

describe('examples', () => {
  it('exist for every library that has examples in the facts', () => {
    const missing = Object.keys(FACTS).filter((key) => FACTS[key]?.hasSnippets && !LIBRARIES[key]?.examples)
    expect(missing).toEqual([])
  })

  it('parse in their language', () => {
    const broken = examples.filter(({ language, id }) => language === 'python' && used[id]?.error !== null)
    expect(broken.map(({ id, content }) => `${id}: ${used[id]?.error}\n${content}`)).toEqual([])
    expect(shellErrors(examples.filter(({ language }) => language === 'sh'))).toEqual([])
    for (const { language, content } of examples) if (language === 'js') javascriptStrings(content)
  })

  it('use what they load', () => {
    const idle = examples.filter(({ language, id }) => language === 'python' && used[id]?.ends === false)
    expect(idle.map(({ id, content }) => `${id}\n${content}`)).toEqual([])
  })

  it('end with at most one line break, without trailing spaces or tabs', () => {
    const untidy = examples.filter(({ content }) => /[ \t]$|\t|\n\n$|^\n/m.test(content.replace(/\n\n(?=.)/gs, '\n')))
    expect(untidy.map(({ id, content }) => `${id}: ${JSON.stringify(content)}`)).toEqual([])
  })

  it('exist for every variant in the facts', () => {
    for (const [library, entries] of Object.entries(USAGE)) {
      const named = new Set(entries.flatMap(({ variants }) => (typeof variants === 'string' ? [] : variants)))
      const records = recordsOf(library)
      expect([...named].filter((variant) => records[variant] === undefined)).toEqual([])
    }
    const unknown = Object.keys(LIBRARY_RECORDS).filter((library) => !FACTS[library]?.hasSnippets)
    expect(unknown).toEqual([])
    expect(Object.keys(COMMON_RECORDS).filter((record) => record.startsWith('+'))).toEqual([])
  })

  it.each(inFacts.map(({ key }) => key))(
    'of %s use the names of the facts, except those left out on purpose',
    (key) => {
      const own = examples.filter(({ library }) => library === key)
      expect(leftOutOf(key, own, used)).toEqual(LEFT_OUT[key]?.names ?? [])
    },
  )

  it('leave names out only of libraries that have examples in the facts', () => {
    const compared = inFacts.map(({ key }) => key)
    expect(Object.keys(LEFT_OUT).filter((key) => !compared.includes(key))).toEqual([])
  })
})

describe('examples for hostile records', () => {
  const hostile: (FixtureExample & { modelId: string; showsId: boolean })[] = []
  const failures: string[] = []
  for (const { key, examples: write } of withExamples) {
    if (write === undefined) continue
    const { seed, values } = hostileRecords(Object.values(recordsOf(key)), RECORDS_PER_LIBRARY)
    for (const [place, model] of values.entries()) {
      try {
        const benign = write({ ...model, id: ID })
        write(model).forEach((example: LibraryExample, part) => {
          const id = `${key}/${place}/${part} of seed ${seed}`
          const showsId = benign[part]?.content.includes(ID) ?? false
          hostile.push({ ...example, id, library: key, record: String(place), modelId: model.id, showsId })
        })
      } catch (error) {
        failures.push(`${key}/${place} of seed ${seed}: ${error}`)
      }
    }
  }
  const describeFailure = ({ id, content, modelId }: (typeof hostile)[number]): string =>
    `${id}: ${JSON.stringify(modelId)} in ${JSON.stringify(content)}`
  const inLanguage = (language: string) => hostile.filter((example) => example.language === language)

  it('never throw', () => {
    expect(failures).toEqual([])
    expect(hostile.length).toBeGreaterThan(withExamples.length * RECORDS_PER_LIBRARY * 0.9)
  })

  it('are Python from which the id reads back exactly', () => {
    const python = inLanguage('python')
    const names = stringConstants(python.map(({ id, content }) => ({ id, code: content })))
    const wrong = python.filter(({ id, modelId, showsId }) => {
      const { error, strings } = names[id] ?? { error: 'unread', strings: [] }
      return error !== null || (showsId && !strings.some((text) => text.includes(modelId)))
    })
    expect(wrong.slice(0, 20).map((example) => `${names[example.id]?.error} ${describeFailure(example)}`)).toEqual([])
  })

  it('are JavaScript from which the id reads back exactly', () => {
    const wrong = inLanguage('js').filter(({ content, modelId, showsId }) => {
      const strings = javascriptStrings(content)
      return showsId && !strings.some((text) => text.includes(modelId))
    })
    expect(wrong.map(describeFailure)).toEqual([])
  })

  it('are shell from which the id reads back as a command can pass it on', () => {
    const scripts = inLanguage('sh')
    expect(shellErrors(scripts).slice(0, 20)).toEqual([])
    const words = shellWords(scripts)
    const wrong = scripts.filter(
      ({ id, modelId, showsId }) => showsId && !words[id]?.some((word) => word.includes(toVisibleText(modelId))),
    )
    expect(wrong.slice(0, 20).map(describeFailure)).toEqual([])
  })

  it('are shell in which no id is an option, or a folder outside the reader’s own', () => {
    const scriptsOf = (modelId: string) =>
      withExamples.flatMap(({ key, examples: write }) =>
        Object.entries(recordsOf(key)).flatMap(([name, record]) =>
          (write?.({ ...record, id: modelId }) ?? []).flatMap(({ language, content }, part) =>
            language === 'sh' ? [{ id: `${key}/${name}/${part}`, content }] : [],
          ),
        ),
      )
    const plain = shellWords(scriptsOf(ID))
    for (const modelId of ['-x', '--help', 'acme/-x', 'acme/--output=x', 'acme/..', '..', '../..', 'acme/.']) {
      let differing = 0
      for (const [id, words] of Object.entries(shellWords(scriptsOf(modelId)))) {
        const usual = plain[id] ?? []
        expect(words.length, id).toBe(usual.length)
        for (const [index, word] of words.entries()) {
          // An option that contains the id, `--model=acme/demo`, is a single word.
          if (word === usual[index] || usual[index]?.startsWith('-')) continue
          differing += 1
          expect(word, `${id} of ${modelId}`).not.toMatch(/^-|^\.\.?(?:\/|$)/)
        }
      }
      expect(differing).toBeGreaterThan(0)
    }
  })

  it('in a language without a check contain nothing from the record', () => {
    const checked = ['python', 'js', 'sh']
    const open = hostile.filter(
      ({ language, content, modelId }) => !checked.includes(language) && content.includes(modelId),
    )
    expect(open.map(describeFailure)).toEqual([])
  })
})
