import { type Language, type ModelRecord, type Platform, taskOf } from '@model-snippets/core'
import { checkOptions, type GivenOptions, nearestNames } from '@model-snippets/core/options'
import type { ProvidersWithFacts } from '@model-snippets/hub/provider-choices'
import {
  CONFIGURATION_PARAMETERS,
  type Configuration,
  parameterOf,
  parseConfiguration,
} from '../../app/domain/configuration/configuration.ts'
import { readPlatform } from '../../app/domain/configuration/platform.ts'
import { buildExamples, type Example, type Examples, ignoredAmong } from '../../app/domain/examples/build-examples.ts'
import { chooseSnippet, parseChoice, type WantedChoice } from '../../app/domain/examples/choice.ts'
import { withExactProofs } from '../../app/domain/examples/exact-proofs.server.ts'
import { outcomeOf } from '../../app/domain/examples/outcome.ts'
import { CODE_FORMS, NOTEBOOK_TYPE, NOTEBOOKS } from '../../app/domain/examples/plain-forms.ts'
import { type FileOptions, markdownOf } from '../../app/domain/files/markdown.ts'
import { problemOfTask } from '../../app/domain/hub/own-task.ts'
import { texts as exampleTexts } from '../../app/ui/texts/en/examples.ts'
import { texts as problemTexts } from '../../app/ui/texts/en/problems.ts'
import { type ArchiveFile, archiveOf } from '../files/archive.ts'
import { notebookOf, type ReadSample } from '../files/notebook.ts'

/** A form of a model's page that is a file. */
export interface PlainForm {
  readonly ending: string
  readonly type: string
  /** Set where the ending says it. */
  readonly language?: Language | undefined
  readonly platform?: Platform | undefined
  readonly typescript?: boolean | undefined
}

/** Every ending of a model's address that gives its examples as files. */
export const PLAIN_FORMS: readonly PlainForm[] = [
  ...CODE_FORMS,
  { ending: 'md', type: 'text/markdown' },
  ...(NOTEBOOKS === undefined ? [] : [{ ending: 'ipynb', type: NOTEBOOK_TYPE, language: NOTEBOOKS.id }]),
  { ending: 'zip', type: 'application/zip' },
  { ending: 'json', type: 'application/json' },
]

export interface PlainAnswer {
  readonly status: 200 | 400 | 403 | 404 | 503
  readonly type: string
  readonly text: string
  /** What an archive holds; the text is empty then. */
  readonly files?: readonly ArchiveFile[]
  /** Parameters that were given and change nothing. */
  readonly ignored?: readonly string[]
}

/** The model's id and the form of an address such as `owner/name.py`; undefined when the ending is none of ours. */
export function readPlainPath(path: string): { id: string; form: string } | undefined {
  const place = path.lastIndexOf('.')
  const form = path.slice(place + 1)
  return place > 0 && PLAIN_FORMS.some(({ ending }) => ending === form) ? { id: path.slice(0, place), form } : undefined
}

/**
 * A model's examples as text, for curl, agents and downloads. Unlike the page, which shows what it can, this refuses
 * whatever it cannot do exactly: nobody reads a hint in a file.
 *
 * @param form an ending of `PLAIN_FORMS`
 * @param providers those of the model, with their figures, for a form that shows them
 */
export function answerPlainly(
  model: ModelRecord,
  form: string,
  parameters: URLSearchParams,
  readSample: ReadSample,
  providers?: ProvidersWithFacts,
): PlainAnswer {
  const { type, ...named } = formOf(form)
  const known = [...CONFIGURATION_PARAMETERS, 'language', 'client']
  const unknown = [...parameters.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const near = nearestNames(unknown, known)
    const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
    return refusal(400, `Unknown parameter ${quote(unknown)}.${meant} Valid parameters: ${known.join(', ')}.`)
  }
  const repeated = known.find((name) => parameters.getAll(name).length > 1)
  if (repeated !== undefined) return refusal(400, `The parameter ${repeated} can only be given once.`)

  const asked = parseConfiguration(parameters)
  const { platform = asked.platform } = named
  if (parameters.has('platform') && platform !== asked.platform) {
    return refusal(
      400,
      `.${form} is for the platform ${platform}. Remove the parameter platform, or use another extension.`,
    )
  }
  const { typescript = asked.typescript } = named
  if (asked.typescript && !typescript) {
    return refusal(400, `.${form} is JavaScript without types. Remove the parameter typescript, or use .mts.`)
  }
  const configuration: Configuration = { ...asked, platform, typescript }
  const choice = parseChoice(parameters)
  const { language = choice.language } = named
  if (choice.language !== undefined && choice.language !== language) {
    return refusal(
      400,
      `.${form} is for the language ${language}. Remove the parameter language, or use another extension.`,
    )
  }
  const wanted = { ...choice, language, notebook: form === 'ipynb' }
  const result = withExactProofs(buildExamples(model, configuration, problemTexts, undefined, wanted))
  const [problem] = result.problems
  if (problem !== undefined)
    return refusal(400, `${parameterOf(problem.field)}${problem.path ?? ''}: ${problem.detail ?? problem.message}`)
  const [other] = checkOptions(chosen(parameters)).problems
  if (other !== undefined) return refusal(400, `${other.option}: ${other.detail}`)
  const wrongTask = problemOfTask(configuration.task, model)
  if (wrongTask !== undefined) return refusal(400, `task: ${wrongTask}`)
  const matching = result.examples
  if (matching.length === 0) return refusal(404, whyNothing(result, wanted))
  if (form === 'ipynb' && configuration.async && !result.ignored.some(({ option }) => option === 'async')) {
    return refusal(400, 'asyncio.run fails in notebooks, which already run an event loop. Remove async, or use .py.')
  }
  const options = {
    platform: readPlatform(configuration.platform) ?? 'posix',
    task: taskOf(model) ?? '',
    isStreamed: configuration.streaming,
    providers,
  }
  // Instructions show commands of the platform's terminal for every language.
  const isOfTerminal = form === 'md' || form === 'zip'
  const choices = { ...configuration, platform: isOfTerminal ? undefined : options.platform }
  const ignored = ignoredAmong(matching, result.ignored, choices).map(({ option }) => parameterOf(option))
  return { status: 200, type, ignored, ...contentOf(model.id, form, matching, options, readSample) }
}

/** The names of a choice, as far as there are any. */
const chosen = (parameters: URLSearchParams): GivenOptions => ({
  language: parameters.get('language') || undefined,
  client: parameters.get('client') || undefined,
  task: parameters.get('task') || undefined,
})

function formOf(ending: string): PlainForm {
  const form = PLAIN_FORMS.find((candidate) => candidate.ending === ending)
  if (form === undefined) throw new RangeError(`unknown form ${ending}`)
  return form
}

function contentOf(
  id: string,
  form: string,
  matching: readonly Example[],
  options: FileOptions,
  readSample: ReadSample,
): Pick<PlainAnswer, 'text' | 'files'> {
  if (form === 'json') return { text: `${JSON.stringify(matching.map(withoutProof), null, 2)}\n` }
  if (form === 'md') {
    const outcome = outcomeOf(exampleTexts, options.task, options.isStreamed)
    return { text: markdownOf(id, matching, { ...options, outcome }) }
  }
  const shown = chooseSnippet(matching)
  if (shown === undefined) return { text: '' }
  if (form === 'ipynb') return { text: notebookOf(id, shown, options, readSample) }
  if (form === 'zip') return { text: '', files: archiveOf(id, shown, options) }
  return { text: shown.content }
}

export const refusal = (status: 400 | 403 | 404 | 503, text: string): PlainAnswer => ({
  status,
  type: 'text/plain',
  text: `${text}\n`,
})

const quote = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

// The array has the fields that the library and the command line give.
const withoutProof = ({ proof: _, ...snippet }: Example): Omit<Example, 'proof'> => snippet

/** Tells what was asked for from the rest. */
export const isWanted =
  (wanted: WantedChoice) =>
  ({ language, client }: { readonly language: Language; readonly client: string }): boolean =>
    (wanted.language === undefined || language === wanted.language) &&
    (wanted.client === undefined || client === wanted.client)

/** Why there is no example of those that were wanted, in sentences. */
export function whyNothing(
  { others, notOffered }: Pick<Examples, 'others' | 'notOffered'>,
  wanted: WantedChoice,
): string {
  const reasons = notOffered.filter(({ clients }) => clients.some(isWanted(wanted))).map(({ reason }) => reason)
  const offered = others
    .filter(({ language }) => wanted.language === undefined || language === wanted.language)
    .map(({ client }) => client)
  const asked =
    wanted.client === undefined ? 'No example for this choice.' : `No example for the client ${quote(wanted.client)}.`
  return [
    asked,
    ...reasons,
    others.length + notOffered.length === 0 ? 'No provider we know of supports this task.' : '',
    offered.length === 0 ? '' : `Available clients: ${offered.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
