import { type Answer, attempt, call, ofValue, type Parts, type Question, textOf } from './answers.ts'
import type { Fields } from './inference-questions.ts'
import { recordsOf } from './library-records.ts'
import type { Ids, Tree } from './tree.ts'

interface LibraryExample {
  readonly library: string
  readonly language: string
  readonly [field: string]: unknown
}

interface UiElement {
  readonly snippets?: (model: Fields) => unknown
}

const elementOf = (tree: Tree, key: string): UiElement | undefined =>
  (tree.libraries['MODEL_LIBRARIES_UI_ELEMENTS'] as { readonly [key: string]: UiElement })[key]

/** Returns the examples of every library in a record. */
function examplesOf(tree: Tree, model: Fields | undefined): Answer {
  const parts: Parts = {}
  attempt(parts, 'examples', () => {
    const examples = call(tree.libraries, 'getLibrarySnippets', model) as readonly LibraryExample[]
    for (const [index, { library, language, ...fields }] of examples.entries()) {
      for (const [field, value] of Object.entries(fields)) {
        parts[`${library}/${language}#${index + 1} ${field}`] = textOf(value)
      }
    }
    parts['offered libraries'] = examples.map(({ library, language }) => `${library}/${language}`).join('\n')
  })
  return parts
}

/** Yields questions about every library's facts, and its examples for many kinds of records. */
export function* libraryQuestions({ libraries }: Ids): Generator<Question> {
  for (const key of libraries) {
    yield ofValue(`library ${key}: facts`, (tree) => elementOf(tree, key))
    for (const [name, record] of Object.entries(recordsOf(key))) {
      const model = { ...record, library_name: key }
      yield { name: `library ${key}: ${name}`, ask: (tree) => examplesOf(tree, model) }
      yield ofValue(`library ${key}, published names: ${name}`, (tree) => elementOf(tree, key)?.snippets?.(record))
    }
  }
  const tagged = { id: 'acme/demo', library_name: 'diffusers', tags: ['peft', 'transformers', 'diffusers', 'gguf'] }
  yield { name: 'library several by tags', ask: (tree) => examplesOf(tree, tagged) }
}

/** Returns a question for the examples of a catalog model's libraries. */
export const ofCatalogueModel = (id: string, modelIn: (tree: Tree) => Fields | undefined): Question => ({
  name: `library catalogue ${id}`,
  ask: (tree) => examplesOf(tree, modelIn(tree)),
})
