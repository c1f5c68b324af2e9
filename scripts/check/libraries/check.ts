/**
 * Checks every library's examples against the newest releases: each module, name, attribute, method, and keyword that
 * an example uses must be in the sources of the release that has it. No release is built, installed, or run. The
 * releases' requirements are recorded as well, for the tests that an example installs what it imports, and lists the
 * Python versions that it supports.
 *
 *     npm run check:libraries              checks all libraries and records the result
 *     npm run check:libraries -- flair     checks some, and records theirs
 *     npm run check:libraries -- --cached  uses releases that were already downloaded, without looking for newer ones
 *
 * `PYTHON` selects the Python to use (default: `python3`); it only reads. Releases are stored in `.cache/` next to this
 * file; delete it to download them again.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  CHECKED_LIBRARIES,
  type CheckedLibraries,
  type CheckedLibrary,
} from '../../../packages/core/src/libraries/checked.ts'
import { LIBRARIES } from '../../../packages/core/src/libraries/index.generated.ts'
import type { Library } from '../../../packages/core/src/libraries/library.ts'
import { OTHER_DISTRIBUTIONS } from '../../../packages/core/src/libraries/testing/distributions.ts'
import {
  canonical,
  distributionOf,
  installsOf,
  NEEDED_BY_CALLS,
  PYTHONS,
  REQUIREMENTS,
  type Requirements,
  requirementOf,
  SAME_MODULES,
} from '../../../packages/core/src/libraries/testing/installs.ts'
import { fixtureExamples, namesUsedIn, usesOf } from '../../../packages/core/src/libraries/testing/usage.ts'
import { checkJavaScript, fetchNpm, type Release } from './declarations.ts'
import { pythonIn, requirementsIn } from './requirements.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
/** Use a new release: sources use the newest syntax, and older ones can't read it. */
const PYTHON = process.env.PYTHON ?? 'python3'
const CACHE = path('./.cache')
const RESULT = path('../../../packages/core/src/libraries/checked-releases.json')
const REQUIREMENTS_FILE = path('../../../packages/core/src/libraries/testing/requirements.json')
const PYTHONS_FILE = path('../../../packages/core/src/libraries/testing/pythons.json')

/** npm packages that examples use in addition to their own library's. */
const OTHER_PACKAGES = ['wavefile']

/** Distributions from which many libraries inherit, or whose values they return: tensors, arrays, images. */
const BASE_DISTRIBUTIONS = ['huggingface_hub', 'torch', 'numpy', 'pillow', 'transformers']

/** Other distributions whose values a library returns. */
const NEAR_DISTRIBUTIONS: { readonly [library: string]: readonly string[] } = {
  PaddleOCR: ['paddlex'],
  cartesia_mlx: ['mlx'],
  edsnlp: ['spacy'],
  fastai: ['fastai'],
  saelens: ['transformer-lens'],
}

/** Distributions with programs that examples of other libraries call. */
const PROGRAM_DISTRIBUTIONS: { readonly [program: string]: string } = { hf: 'huggingface_hub' }

/** Why libraries aren't checked against a release. Libraries that no registry has need no entry. */
const WITHOUT_RELEASE: { readonly [library: string]: string } = {
  cartesia_pytorch: 'the newest release on PyPI, 0.0.2, contains no module',
  'cxr-foundation': 'PyPI has an older program of the same name, without this client',
  'depth-anything-v2': 'the package of this name on PyPI isn’t by the library’s authors',
  kittentts: 'PyPI has only an older release, which accepts paths but no model ids',
  ltx: 'PyPI has only the first release of the pipelines',
  lvface: 'the package of this name on PyPI isn’t by the library’s authors',
  memra: 'the package of this name on PyPI isn’t by the library’s authors',
  voicecraft: 'the package of this name on PyPI contains no code',
  vui: 'the package of this name on PyPI isn’t by the library’s authors',
  zonos: 'the package of this name on PyPI contains no code',
  yolov10: 'the authors’ package, which defines this class, isn’t on PyPI',
}

type Answer = Record<string, Record<string, [status: 'found' | 'named' | 'missing' | 'unchecked', why: string]>>

function fetchPypi(name: string): Release {
  const answer = execFileSync(PYTHON, [path('./fetch.py'), name, CACHE], { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(answer.toString()) as Release
}

const FETCHED = path('./.cache/releases.json')
const isCached = process.argv.includes('--cached')
const fetchedBefore: Record<string, Release> = existsSync(FETCHED) ? JSON.parse(readFileSync(FETCHED, 'utf8')) : {}
const releases = new Map<string, Release>()

/** Each release is downloaded once, one after another, to limit the load on the registry. */
function release(registry: 'pypi' | 'npm', name: string): Release {
  const key = `${registry}:${name}`
  const known = releases.get(key)
  if (known !== undefined) return known
  const before = isCached ? fetchedBefore[key] : undefined
  const fetched = before ?? (registry === 'npm' ? fetchNpm(name, CACHE) : fetchPypi(name))
  if (before === undefined) console.log(`${name} ${fetched.version ?? ''} ${fetched.error ?? ''}`.trimEnd())
  releases.set(key, fetched)
  return fetched
}

const moduleOf = ({ package: name, module }: NonNullable<Library['releases']>): string =>
  (module ?? name.replaceAll('-', '_')).split('.')[0] as string

const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const libraries = Object.values(LIBRARIES).filter(
  ({ key, examples }) => examples !== undefined && (chosen.length === 0 || chosen.includes(key)),
)
const examples = libraries.flatMap(fixtureExamples)
const used = namesUsedIn(examples)

const items = libraries.map((library) => {
  const own = examples.filter((example) => example.library === library.key)
  const uses = usesOf(own, used)
  const named = library.releases?.registry === 'pypi' ? library.releases : undefined
  const ownRelease = library.releases && release(library.releases.registry, library.releases.package)
  const others = Object.entries(OTHER_DISTRIBUTIONS).filter(
    ([module, distribution]) =>
      distribution !== named?.package && uses.some((use) => new RegExp(`^${module}\\b`).test(use.replace(':', '.'))),
  )
  for (const [, distribution] of others) release('pypi', distribution)
  const near = [...(NEAR_DISTRIBUTIONS[library.key] ?? []), ...BASE_DISTRIBUTIONS]
  for (const distribution of near) release('pypi', distribution)
  for (const [program, distribution] of Object.entries(PROGRAM_DISTRIBUTIONS)) {
    if (uses.includes(`$ ${program}`)) release('pypi', distribution)
  }
  const unavailable = ownRelease?.error ?? WITHOUT_RELEASE[library.key] ?? 'the library isn’t on PyPI or npm'
  return {
    id: library.key,
    own: named && ownRelease?.folder ? named.package : null,
    ownModules: library.releases ? [moduleOf(library.releases)] : [],
    others: Object.fromEntries(others),
    near,
    programs: PROGRAM_DISTRIBUTIONS,
    unavailable,
    noRelease: ownRelease?.folder ? 'we don’t know of a published release that has this module' : unavailable,
    reasons: Object.fromEntries(others.map(([, name]) => [name, release('pypi', name).error ?? ''])),
    uses,
    library,
    ownRelease,
  }
})

const installs = examples.flatMap(({ content }) => installsOf(content))
for (const { name } of installs) release('pypi', name)

writeFileSync(FETCHED, JSON.stringify({ ...fetchedBefore, ...Object.fromEntries(releases) }))

const folders = Object.fromEntries(
  [...releases].flatMap(([key, { folder }]) => (key.startsWith('pypi:') && folder ? [[key.slice(5), folder]] : [])),
)
const task = { folders, items: items.map(({ library: _library, ownRelease: _release, ...item }) => item) }
const answer = JSON.parse(
  execFileSync(PYTHON, [path('./resolve.py')], {
    input: JSON.stringify(task),
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  }).toString(),
) as Answer

for (const { id, library, ownRelease } of items) {
  if (library.releases?.registry !== 'npm' || ownRelease?.folder === undefined) continue
  const modules = examples.filter((example) => example.library === id && example.language === 'js')
  const errors = checkJavaScript(
    ownRelease.folder,
    Object.fromEntries(OTHER_PACKAGES.map((name) => [name, release('npm', name).folder ?? ''])),
    modules.map(({ content }) => content),
  )
  const verdict: Answer[string][string] = errors.length > 0 ? ['missing', errors.join(' ')] : ['found', '']
  answer[id] = Object.fromEntries(Object.keys(answer[id] ?? {}).map((use) => [use, verdict]))
}

const results = Object.fromEntries(
  items.map(({ id, library, ownRelease, unavailable }): [string, CheckedLibrary] => {
    const statuses = Object.entries(answer[id] ?? {})
    const withStatus = (wanted: string): string[] =>
      statuses.flatMap(([use, [status]]) => (status === wanted ? [use] : []))
    const withReasons = (wanted: string): Record<string, string> =>
      Object.fromEntries(statuses.flatMap(([use, [status, why]]) => (status === wanted ? [[use, why]] : [])))
    return [
      id,
      {
        ...(library.releases ? { registry: library.releases.registry, package: library.releases.package } : {}),
        ...(ownRelease?.version ? { version: ownRelease.version } : {}),
        ...(ownRelease?.date ? { date: ownRelease.date } : {}),
        ...(ownRelease?.note ? { note: ownRelease.note } : {}),
        ...(ownRelease?.folder ? {} : { notFetched: unavailable }),
        found: withStatus('found'),
        foundByName: withStatus('named'),
        notFound: withReasons('missing'),
        unchecked: withReasons('unchecked'),
      },
    ]
  }),
)

const previous: CheckedLibraries = chosen.length > 0 ? CHECKED_LIBRARIES : { others: {}, libraries: {} }
const others = Object.fromEntries(
  [...releases]
    .filter(([key]) => key.startsWith('pypi:') && !items.some(({ own }) => own === key.slice(5)))
    .map(([key, { version, date, error, note }]) => [
      key.slice(5),
      {
        ...(version ? { version } : {}),
        ...(date ? { date } : {}),
        ...(error ? { notFetched: error } : {}),
        ...(note ? { note } : {}),
      },
    ]),
)
const sorted = <T>(table: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.keys(table)
      .sort()
      .map((key) => [key, table[key] as T]),
  )
const recorded: CheckedLibraries = {
  others: sorted({ ...previous.others, ...others }),
  libraries: sorted({ ...previous.libraries, ...results }),
}
writeFileSync(RESULT, `${JSON.stringify(recorded, null, 2)}\n`)

/** Names that an example may import or require. The record omits others, and those without a known release. */
const relevant = new Set([
  ...NEEDED_BY_CALLS.flatMap(({ distributions }) => distributions),
  ...Object.values(OTHER_DISTRIBUTIONS).map(canonical),
  ...Object.keys(SAME_MODULES),
  ...Object.values(LIBRARIES).flatMap((library) => distributionOf(library, library.releases?.module ?? '') ?? []),
  // Those of the libraries that aren't checked in this run.
  ...(chosen.length > 0 ? Object.keys(REQUIREMENTS) : []),
  ...[...releases.keys()].map((key) => canonical(key.slice(key.indexOf(':') + 1))),
])
const requirements = Object.fromEntries(
  [...releases].flatMap(([key, { error, folder }]): [string, Requirements][] => {
    if (!key.startsWith('pypi:') || error === 'on no registry under this name') return []
    return [[canonical(key.slice(5)), folder === undefined ? {} : requirementsIn(folder, relevant)]]
  }),
)
const previousRequirements = chosen.length > 0 ? REQUIREMENTS : {}
const allRequirements = { ...previousRequirements, ...requirements }
const asked = new Set(
  [
    ...Object.values(LIBRARIES)
      .flatMap(fixtureExamples)
      .flatMap(({ content }) => installsOf(content)),
    ...Object.values(allRequirements)
      .flatMap((required) => Object.values(required).flat())
      .flatMap((word) => requirementOf(word) ?? []),
  ].flatMap(({ name, extras }) => extras.map((extra) => `${name} ${extra}`)),
)
/** Removes extras that no install command and no release requires. */
const kept = Object.entries(allRequirements).map(([name, required]): [string, Requirements] => [
  name,
  Object.fromEntries(Object.entries(required).filter(([extra]) => extra === '' || asked.has(`${name} ${extra}`))),
])
writeFileSync(REQUIREMENTS_FILE, `${JSON.stringify(sorted(Object.fromEntries(kept)), null, 2)}\n`)

const pythons = Object.fromEntries(
  [...releases].flatMap(([key, { folder }]): [string, string][] => {
    const python = key.startsWith('pypi:') && folder !== undefined ? pythonIn(folder) : undefined
    return python === undefined ? [] : [[canonical(key.slice(5)), python]]
  }),
)
const previousPythons = chosen.length > 0 ? PYTHONS : {}
writeFileSync(PYTHONS_FILE, `${JSON.stringify(sorted({ ...previousPythons, ...pythons }), null, 2)}\n`)

const count = (list: (checked: CheckedLibrary) => number): number =>
  Object.values(results).reduce((sum, checked) => sum + list(checked), 0)
const found = count((checked) => checked.found.length)
const byName = count((checked) => checked.foundByName.length)
const unchecked = count((checked) => Object.keys(checked.unchecked).length)
const notFound = count((checked) => Object.keys(checked.notFound).length)
for (const [key, checked] of Object.entries(results)) {
  for (const [use, why] of Object.entries(checked.notFound)) console.log(`not found: ${key}: ${use}: ${why}`)
}
console.log(
  `${found} names found, ${byName} found by name, ${notFound} not found, ${unchecked} that sources cannot tell`,
)
if (notFound > 0) process.exitCode = 1
