import { problemOfId } from '../model/hub-id.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { givenOptions, type LibraryRequest, withRequest } from './asked.ts'
import type { Library, LibraryLanguage } from './library.ts'

/** A library example for a model. */
export interface LibrarySnippet {
  /** The library's key, such as `sentence-transformers`. */
  readonly library: string
  readonly language: LibraryLanguage
  readonly content: string
  /** Options that have no effect on the example; absent if there are none. */
  readonly ignored?: readonly string[]
}

/** What to do before downloading gated weights, in the languages whose examples download them. */
const ADMISSION: { readonly [language in LibraryLanguage]?: string } = {
  python: "# To download the weights, accept the model's terms on Hugging Face and run: hf auth login\n",
  sh: "# To download the weights, accept the model's terms on Hugging Face and run: hf auth login\n",
  js: "// To download the weights, accept the model's terms on Hugging Face and set HF_TOKEN to your token\n",
}

/** The warning in examples that run code by other people. */
const CAUTION: { readonly [language in LibraryLanguage]?: string } = {
  python: "# Runs code from the model's repository: do so only if you trust its owner\n",
  sh: "# Runs code from the model's repository: do so only if you trust its owner\n",
}

const isGated = ({ gated }: ModelRecord): boolean => gated === true || gated === 'auto' || gated === 'manual'

/**
 * Returns the examples of one library for a model, with warnings before the code.
 *
 * @param request the input; by default, the examples' own
 * @returns the examples; empty for a library without examples, and for an invalid Hugging Face id, which a library
 * would treat as a folder or a URL
 * @throws SnippetInputError if the request contains a value that isn't JSON
 */
export function snippetsOfLibrary(
  library: Library,
  model: ModelRecord,
  request: LibraryRequest = {},
): readonly LibrarySnippet[] {
  if (problemOfId(model.id) !== undefined) return []
  const needsAdmission = isGated(model) || library.fetchesGated?.(model) === true
  const written = library.examples?.(withRequest(model, request)) ?? []
  const ignored = ignoredBy(library, model, request)
  return written.map(({ language, content, runsCode = false }, place) => {
    const admission = needsAdmission && place === 0 ? ADMISSION[language] : undefined
    const caution = runsCode ? CAUTION[language] : undefined
    const unused = ignored.flatMap(({ option, places }) => (places.has(place) ? [option] : []))
    return {
      library: library.key,
      language,
      content: `${admission ?? ''}${caution ?? ''}${content}`,
      ...(unused.length === 0 ? {} : { ignored: unused }),
    }
  })
}

/** Returns, for each set option, the positions of the examples that don't change with its value. */
function ignoredBy(
  library: Library,
  model: ModelRecord,
  request: LibraryRequest,
): readonly { readonly option: string; readonly places: ReadonlySet<number> }[] {
  const given = givenOptions(request).flatMap(([name, value]) =>
    name === 'parameters' ? namedParameters(value) : [{ option: name, alone: { [name]: value } }],
  )
  if (given.length === 0) return []
  const write = (asked: LibraryRequest) => library.examples?.(withRequest(model, asked)) ?? []
  return given.map(({ option, alone }) => {
    const others = write(changed(alone) as LibraryRequest)
    return {
      option,
      places: new Set(
        write(alone).flatMap(({ content }, place) => (content === others[place]?.content ? [place] : [])),
      ),
    }
  })
}

const namedParameters = (
  parameters: unknown,
): readonly { readonly option: string; readonly alone: LibraryRequest }[] =>
  typeof parameters !== 'object' || parameters === null
    ? []
    : Object.entries(parameters).map(([name, value]) => ({
        option: `parameters.${name}`,
        alone: { parameters: { [name]: value } },
      }))

/** Returns other values of the same shape, which show where they're used. Names, such as roles and parts, stay. */
function changed(value: unknown, name = ''): unknown {
  if (NAMES.includes(name)) return value
  if (typeof value === 'string') return `${value}.`
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map((each) => changed(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, key)]))
}

const NAMES: readonly string[] = ['role', 'type']
