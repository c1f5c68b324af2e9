import type { ModelRecord, SnippetOptions } from '@model-snippets/core'
import type { LibraryRequest } from '@model-snippets/core/libraries'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { writeForm } from '../examples/build-examples.ts'

/**
 * The form's request to the model, without what only concerns a provider.
 *
 * @param texts the sentences for what is wrong with the form, which itself shows them
 */
export const libraryRequest = (model: ModelRecord, configuration: Configuration, texts: ProblemTexts): LibraryRequest =>
  writeForm(model, configuration, texts, requestOf)

const requestOf = (options: SnippetOptions): LibraryRequest => {
  const { messages, inputs, parameters, max_tokens, temperature, top_p, tools } = options
  return { messages, inputs, parameters, max_tokens, temperature, top_p, tools }
}
