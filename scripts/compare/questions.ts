import type { Question } from './answers.ts'
import { chatQuestions } from './chat-questions.ts'
import { dataQuestions } from './data-questions.ts'
import { type Fields, inference } from './inference-questions.ts'
import { libraryQuestions, ofCatalogueModel } from './library-questions.ts'
import { localAppQuestions } from './local-app-questions.ts'
import { taskQuestions } from './task-questions.ts'
import type { Ids, Tree } from './tree.ts'

/** Returns a tree's catalog model. */
function modelIn({ catalogue }: Tree, id: string): Fields | undefined {
  return (catalogue['MODELS'] as readonly Fields[]).find((model) => model['id'] === id)
}

/**
 * Yields all questions for a tree, in an order that depends only on the ids.
 *
 * @param ids what at least one of the compared trees has
 * @param only a text in the questions' names
 */
export function* questionsOf(ids: Ids, only = ''): Generator<Question> {
  for (const question of everyQuestion(ids)) {
    if (question.name.includes(only)) yield question
  }
}

function* everyQuestion(ids: Ids): Generator<Question> {
  const providers = ['auto', ...ids.providers, 'unknown-provider', '__proto__']
  yield* dataQuestions(ids)
  yield* chatQuestions(providers)
  yield* taskQuestions(ids, providers)
  yield* catalogueQuestions(ids, providers)
  yield* libraryQuestions(ids)
  yield* localAppQuestions(ids, modelIn)
}

/** Yields each catalog model, with its libraries and every provider. */
function* catalogueQuestions({ models }: Ids, providers: readonly string[]): Generator<Question> {
  for (const id of models) {
    yield ofCatalogueModel(id, (tree) => modelIn(tree, id))
    for (const provider of providers) {
      const name = `catalogue ${id} ${provider}`
      yield { name, ask: (tree) => inference(name, modelIn(tree, id) ?? {}, provider).ask(tree) }
    }
  }
}
