import { LANGUAGES, type Language, type ModelRecord } from '@model-snippets/core'
import { LANGUAGE_FACTS } from '@model-snippets/react'
import { CONFIGURATION_PARAMETERS, parseConfiguration } from '../configure/configuration.ts'
import { buildExamples, type Example, type Examples } from './build-examples.ts'
import { chooseSnippet, parseChoice, type WantedChoice } from './choice.ts'

/** Endings of a model's address that give its examples as files, and what each gives. */
const FORMS = {
  py: { language: 'python', type: 'text/x-python' },
  mjs: { language: 'js', type: 'text/javascript' },
  sh: { language: 'sh', type: 'text/x-shellscript' },
  md: { language: undefined, type: 'text/markdown' },
  json: { language: undefined, type: 'application/json' },
} as const satisfies Record<string, { language: Language | undefined; type: string }>
export type PlainForm = keyof typeof FORMS

export interface PlainAnswer {
  readonly status: 200 | 400 | 403 | 404
  readonly type: string
  readonly text: string
}

/** The model's id and the form of an address such as `owner/name.py`; undefined when the ending is none of ours. */
export function readPlainPath(path: string): { id: string; form: PlainForm } | undefined {
  const place = path.lastIndexOf('.')
  const form = path.slice(place + 1)
  return place > 0 && Object.hasOwn(FORMS, form) ? { id: path.slice(0, place), form: form as PlainForm } : undefined
}

/**
 * A model's examples as text, for curl, agents and downloads. Unlike the page, which shows what it can, this refuses
 * whatever it cannot do exactly: nobody reads a hint in a file.
 */
export function answerPlainly(model: ModelRecord, form: PlainForm, parameters: URLSearchParams): PlainAnswer {
  const known = [...CONFIGURATION_PARAMETERS, 'language', 'client']
  const unknown = [...parameters.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined)
    return refusal(400, `Unknown parameter ${quote(unknown)}. Known ones: ${known.join(', ')}.`)

  const result = buildExamples(model, parseConfiguration(parameters))
  const [problem] = result.problems
  if (problem !== undefined) return refusal(400, `${problem.field}: ${problem.message}`)
  const language = parameters.get('language')
  if (language !== null && !(LANGUAGES as readonly string[]).includes(language)) {
    return refusal(400, `Unknown language ${quote(language)}. Known ones: ${LANGUAGES.join(', ')}.`)
  }
  const wanted = {
    ...parseChoice(parameters),
    ...(FORMS[form].language === undefined ? {} : { language: FORMS[form].language }),
  }
  const matching = result.examples.filter(isWanted(wanted))
  if (matching.length === 0) return refusal(404, whyNothing(result, wanted))
  const { type } = FORMS[form]
  if (form === 'json') return { status: 200, type, text: `${JSON.stringify(matching.map(withoutProof), null, 2)}\n` }
  if (form === 'md') return { status: 200, type, text: asMarkdown(model.id, matching) }
  return { status: 200, type, text: chooseSnippet(matching)?.content ?? '' }
}

export const refusal = (status: 400 | 403 | 404, text: string): PlainAnswer => ({
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

/** Why no example is left of those that were written, in sentences. */
export function whyNothing(
  { examples, notOffered }: Pick<Examples, 'examples' | 'notOffered'>,
  wanted: WantedChoice,
): string {
  const reasons = notOffered.filter(({ clients }) => clients.some(isWanted(wanted))).map(({ reason }) => reason)
  const offered = examples
    .filter(({ language }) => wanted.language === undefined || language === wanted.language)
    .map(({ client }) => client)
  const asked =
    wanted.client === undefined
      ? 'No example is offered for this choice.'
      : `No example for the client ${quote(wanted.client)}.`
  return [
    asked,
    ...reasons,
    examples.length + notOffered.length === 0 ? 'No provider is known to do this task.' : '',
    offered.length === 0 ? '' : `Offered: ${offered.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** Examples as a document: each with its steps, and when it ran. */
export function asMarkdown(id: string, examples: readonly Example[]): string {
  const parts = examples.map((example) => {
    const { language, client, install, env, content, proof } = example
    const { label, fileName, command } = LANGUAGE_FACTS[language]
    const steps = [
      install === null ? [] : ['Install:', fenced('sh', install)],
      ...env.map(({ name, description, url }) => [
        `Set \`${name}\` (${description}${url === undefined ? '' : `, <${url}>`}):`,
        fenced('sh', `export ${name}=your_token`),
      ]),
      [`Save as \`${fileName}\` and run \`${command}\`:`, fenced(language, content)],
      proof === undefined ? [] : [`Ran with \`${proof.package}\` ${proof.release} on ${proof.date}.`],
    ]
    return [`## ${label}, ${client}`, ...steps.flat()].join('\n\n')
  })
  return `${[`# Call ${id.replaceAll('`', '')}`, ...parts].join('\n\n')}\n`
}

/** A code fence that is longer than any run of backticks in the code. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`
}
