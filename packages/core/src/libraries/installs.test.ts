import { describe, expect, it } from 'vitest'
import { LIBRARIES } from './index.ts'
import type { Library } from './library.ts'
import {
  BEFORE_TORCHCODEC,
  BOUND_TORCH,
  BUILT_FOR_NUMPY_1,
  canonical,
  distributionOf,
  installed,
  installsOf,
  isFromElsewhere,
  NEEDED_BY_CALLS,
  PYTHONS_OF_REPOSITORIES,
  pythonBounds,
  REQUIRE_TORCHCODEC_UNUSED,
  REQUIREMENTS,
  repositoriesIn,
  UNREAD_REPOSITORIES,
  unusualPythons,
} from './testing/installs.ts'
import { type FixtureExample, fixtureExamples, namesUsedIn } from './testing/usage.ts'
import { STANDARD_MODULES } from './testing/used-names.ts'

const libraries = Object.values(LIBRARIES).filter(({ examples }) => examples !== undefined)
const used = namesUsedIn(libraries.flatMap(fixtureExamples))

/** Checks whether an example contains more than comments. */
const hasCode = ({ language, content }: FixtureExample): boolean =>
  language !== 'text' && content.split('\n').some((line) => /^[^#\s/]/.test(line))

/** Returns a library's examples with code for each record, with the text that contains their install command. */
function pagesOf(library: Library): { readonly example: FixtureExample; readonly install: string }[] {
  const examples = fixtureExamples(library)
  return examples.filter(hasCode).map((example) => {
    const commands = examples.filter(({ record, language }) => record === example.record && language === 'sh')
    return { example, install: [example, ...commands].map(({ content }) => content).join('\n') }
  })
}

/** Returns the distributions that an example mentions, including those in a sentence. */
const namedIn = (install: string): string[] => [
  ...installsOf(install).map(({ name }) => name),
  ...(/ and paddlepaddle as /.test(install) ? ['paddlepaddle'] : []),
]

describe('installsOf', () => {
  it.each([
    ['# pip install "transformers[torch,vision]" av', ['transformers', 'av']],
    ['# pip install -U diffusers>=0.30, and more', ['diffusers']],
    ['# pip install fasttext "numpy<2" (Python 3.10)', ['fasttext', 'numpy']],
    ['# pip install "pip<24.1", then pip install fairseq', ['pip', 'fairseq']],
    ['pip install -r requirements.txt && bash install.sh', []],
    ['# uv pip install "demo @ git+https://github.com/acme/demo"', []],
  ])('reads %s', (line, names) => {
    expect(installsOf(line).map(({ name }) => name)).toEqual(names)
  })
})

describe('installs', () => {
  it.each(libraries.map((library) => [library.key, library] as const))('of %s are shown', (_key, library) => {
    const silent = pagesOf(library).filter(
      ({ install }) => !isFromElsewhere(install) && !/\b(?:pip|npm) install \S/.test(install),
    )
    expect(silent.map(({ example }) => `${example.id}\n${example.content}`)).toEqual([])
  })

  it.each(libraries.map((library) => [library.key, library] as const))(
    'of %s only contain packages in the registry (npm run check:libraries renews the record)',
    (_key, library) => {
      const named = pagesOf(library).flatMap(({ install }) => installsOf(install).map(({ name }) => name))
      expect([...new Set(named)].filter((name) => REQUIREMENTS[name] === undefined)).toEqual([])
    },
  )

  it.each(BUILT_FOR_NUMPY_1)('of %s use version 1 of numpy', (name) => {
    const pages = libraries.flatMap(pagesOf).filter(({ install }) => namedIn(install).includes(name))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter(({ install }) => !install.includes('"numpy<2"')).map(({ example }) => example.id)).toEqual([])
  })

  it('with torchaudio use torch versions that it can be imported with', () => {
    const pages = libraries
      .flatMap(pagesOf)
      .filter(({ install }) => installed(installsOf(install)).has('torchaudio'))
      .filter(({ install }) => !namedIn(install).some((name) => BOUND_TORCH.includes(name)))
    expect(pages.length).toBeGreaterThan(0)
    const open = pages.filter(({ install }) => !/"torch<2\.\d+"/.test(install))
    expect(open.map(({ example }) => example.id)).toEqual([])
  })

  it('mention FFmpeg if they install or require torchcodec, which needs it', () => {
    const silent = libraries
      .flatMap(pagesOf)
      .filter(({ example }) => !REQUIRE_TORCHCODEC_UNUSED.includes(example.library))
      .filter(({ install }) => / torchcodec\b/.test(install) || installed(installsOf(install)).has('torchcodec'))
      .filter(({ install }) => !/ffmpeg/i.test(install) && !BEFORE_TORCHCODEC.test(install))
    expect(silent.map(({ example }) => example.id)).toEqual([])
  })

  it('from repositories only use ones whose Python versions are known', () => {
    const named = libraries.flatMap(pagesOf).flatMap(({ install }) => repositoriesIn(install))
    const known = [...Object.keys(PYTHONS_OF_REPOSITORIES), ...UNREAD_REPOSITORIES]
    expect([...new Set(named)].sort()).toEqual(known.sort())
  })

  it.each(libraries.map((library) => [library.key, library] as const))(
    'of %s mention the Python versions that the library supports, if a reader may have another one',
    (_key, library) => {
      const own = canonical(library.releases?.package ?? '')
      const silent = pagesOf(library).flatMap(({ example, install }) =>
        unusualPythons([
          ...namedIn(install).map((name) => pythonBounds(name, name === own)),
          ...repositoriesIn(install).map((name) => PYTHONS_OF_REPOSITORIES[name] ?? ''),
        ])
          .filter((version) => !new RegExp(`Python [^\\n]*${version.replaceAll('.', '\\.')}\\b`).test(install))
          .map((version) => `${example.id}: ${version}`),
      )
      expect([...new Set(silent)]).toEqual([])
    },
  )

  it.each(libraries.map((library) => [library.key, library] as const))(
    'of %s install what the examples import',
    (_key, library) => {
      const missing = pagesOf(library).flatMap(({ example, install }) => {
        if (example.language !== 'python' || isFromElsewhere(install)) return []
        const names = used[example.id]
        const there = installed(installsOf(install))
        const modules = (names?.imports ?? []).map((line) => line.split(' as ')[0]?.replace(':', '.') as string)
        const imports = modules
          .filter((module) => !STANDARD_MODULES.has(module.split('.')[0] as string))
          .map((module) => distributionOf(library, module) ?? `the distribution of ${module}`)
        const calls = NEEDED_BY_CALLS.flatMap(({ use, distributions }) =>
          names?.uses.some((name) => use.test(name)) ? distributions : [],
        )
        return [...imports, ...calls].filter((name) => !there.has(name)).map((name) => `${example.id}: ${name}`)
      })
      expect([...new Set(missing)]).toEqual([])
    },
  )
})
