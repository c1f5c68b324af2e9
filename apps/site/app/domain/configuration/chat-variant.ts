import type { ChatApi, JsonObject, ReasoningLevel, Recipe, SnippetOptions } from '@model-snippets/core'
import { OUTPUT_SWITCHES, optionRecord, readText } from '@model-snippets/core/options'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import type { Configuration } from './configuration.ts'
import { readJsonText } from './json-text.ts'
import type { Problem } from './options.ts'

/** Fields of the form that decide what a chat example does. Their texts are typed or come from a URL. */
type TextField = 'recipe' | 'api' | 'reasoningLevel' | 'fallbacks'
/** The fields that hold JSON. */
type JsonField = 'tools' | 'schema'

/**
 * Reads what the reader wants a chat example to do. Loaded with the generator: names are judged by its registries.
 *
 * @param texts the sentences for what is wrong
 */
export function readChatVariant(
  configuration: Configuration,
  texts: ProblemTexts,
): { readonly options: SnippetOptions; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const read = (field: TextField): unknown => {
    const text = configuration[field].trim()
    if (text === '') return undefined
    const { value, problem } = readText(optionRecord(field).value, text)
    if (problem === undefined) return value
    const { detail, validValues } = problem
    if (validValues === undefined) problems.push({ field, message: detail, detail, lang: 'en' })
    else problems.push({ field, message: texts.choice(validValues.join(', ')), detail })
    return undefined
  }
  const readJson = (field: JsonField): unknown => {
    const text = configuration[field]
    if (text.trim() === '') return undefined
    const { value, problem } = readText(optionRecord(field).value, text)
    const { message } = readJsonText(text, texts)
    if (problem === undefined && message === undefined) return value
    problems.push({
      field,
      message: message ?? (field === 'tools' ? texts.notTools : texts.notSchema),
      ...(problem === undefined ? {} : { path: problem.path, detail: problem.detail }),
    })
    return undefined
  }
  const options: SnippetOptions = {
    recipe: read('recipe') as Recipe | undefined,
    tools: readJson('tools') as readonly JsonObject[] | undefined,
    schema: readJson('schema') as JsonObject | undefined,
    api: read('api') as ChatApi | undefined,
    reasoningLevel: read('reasoningLevel') as ReasoningLevel | undefined,
    fallbacks: read('fallbacks') as readonly string[] | undefined,
    retries: configuration.retries,
    ...Object.fromEntries(OUTPUT_SWITCHES.map((name) => [name, configuration[name]])),
  }
  return { options, problems }
}
