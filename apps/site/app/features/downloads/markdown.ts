import type { Platform } from '@model-snippets/core'
import { fileFacts, LANGUAGE_FACTS, variableCommand } from '@model-snippets/react'
import { texts } from '../../ui/texts/en/examples.ts'
import type { Example } from '../examples/build-examples.ts'
import { outcomeOf } from '../examples/outcome.ts'

export interface MarkdownOptions {
  readonly platform: Platform
  readonly task: string
  readonly isStreamed: boolean
}

/** The steps of examples as Markdown. Nothing in the code can end its block. */
export function markdownOf(id: string, examples: readonly Example[], options: MarkdownOptions): string {
  const parts = examples.map((example) => {
    const { language, client, install, content, proof } = example
    const { fileName, command } = fileFacts(language, options.platform)
    const outcome = outcomeOf(texts, options.task, options.isStreamed)
    const steps = [
      install === null ? [] : ['Install:', fenced('sh', install)],
      ...tokenSteps(example, options.platform),
      fileSteps(example, fileName),
      [`Save as \`${fileName}\` and run \`${command}\`:`, fenced(language, content)],
      outcome === undefined ? [] : [`What you will see: ${outcome}`],
      proof === undefined ? [] : [proofLine(proof)],
    ]
    return [`## ${LANGUAGE_FACTS[language].label}, ${client}`, ...steps.flat()].join('\n\n')
  })
  return `${[title(id), ...parts].join('\n\n')}\n`
}

export const title = (id: string): string => `# Call ${id.replaceAll('`', '')}`

export const tokenSteps = ({ env }: Example, platform: Platform): string[][] =>
  env.map(({ name, description, url }) => [
    `Set \`${name}\` (${description}${url === undefined ? '' : `, <${url}>`}):`,
    fenced('sh', variableCommand(name, platform)),
  ])

/** Which files must lie beside the example; the sample's lies in a zip, and in the address of the site. */
export const fileSteps = ({ files }: Example, fileName: string): string[] =>
  files.map(
    ({ name, sample }) =>
      `Put ${sample === undefined ? 'your file' : 'the sample file'} ${inCode(name)} beside \`${fileName}\`.`,
  )

export const proofLine = (proof: NonNullable<Example['proof']>): string =>
  `Ran with \`${proof.package}\` ${proof.release} on ${proof.date}.`

/** A text of any kind within a line. */
function inCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const line = text.replace(/\s+/g, ' ')
  return `${fence} ${line} ${fence}`
}

/** A code fence that is longer than any run of backticks in the code. */
export function fenced(language: string, code: string): string {
  const fence = '`'.repeat(Math.max(2, longestRun(code)) + 1)
  return `${fence}${language}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`
}

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
