import { languageRecord, type Platform, type ProgramFile, placeOfFile, programFileOf } from '@model-snippets/core'
import type { ProvidersWithFacts } from '@model-snippets/hub/provider-choices'
import { providerTable } from '@model-snippets/hub/provider-table'
import { variableCommand } from '@model-snippets/react'
import type { Example } from '../examples/build-examples.ts'

/** What a file shows of an example besides its code. */
export interface FileOptions {
  readonly platform: Platform
  readonly task: string
  readonly isStreamed: boolean
  /** The providers, with their figures if known. */
  readonly providers?: ProvidersWithFacts | undefined
}

export interface MarkdownOptions extends Pick<FileOptions, 'platform' | 'providers'> {
  /** What the examples print or save. */
  readonly outcome?: string | undefined
}

/** The steps of examples as Markdown. Nothing in the code can end its block. */
export function markdownOf(id: string, examples: readonly Example[], options: MarkdownOptions): string {
  const parts = examples.map((example) => {
    const { language, client, install, add, content, fileName, run } = example
    const record = languageRecord(language)
    const program = programFileOf(record, options.platform, example.typescript)
    const { fence } = program
    const steps = [
      install === null ? [] : ['Install:', fenced('sh', install)],
      add === null || add === install ? [] : ['In an existing project:', fenced('', add)],
      ...tokenSteps(example, options.platform),
      fileSteps(example, program),
      [`Save as \`${fileName}\` and run \`${run}\`:`, fenced(fence, content)],
      options.outcome === undefined ? [] : [`It prints: ${options.outcome}`],
      proofLines(example),
    ]
    return [`## ${labelOf(example)}, ${client}`, ...steps.flat()].join('\n\n')
  })
  return `${[title(id), ...parts, ...providerLines(options.providers)].join('\n\n')}\n`
}

const providerLines = (known: ProvidersWithFacts | undefined): string[] =>
  known?.providerFacts?.asked === undefined
    ? []
    : ['## Providers', providerTable(known.providers), `From the router, as of ${known.providerFacts.asked}.`]

/** The language's label. */
export const labelOf = ({ language, typescript }: Pick<Example, 'language' | 'typescript'>): string =>
  typescript ? 'TypeScript' : languageRecord(language).label

export const title = (id: string): string => `# Call ${plainLine(id)}`

/** Text within a line, without markup and line breaks. IDs of the hub stay as they are. */
export const plainLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').replace(/[!#$&*:<>[\\\]`|~]/g, '\\$&')

export const tokenSteps = ({ env }: Example, platform: Platform): string[][] =>
  env.map(({ name, description, url }) => [
    `Set \`${name}\` (${description}${url === undefined ? '' : `, <${url}>`}):`,
    fenced('sh', variableCommand(name, platform)),
  ])

/** The files that the example needs in its folder. The zip has the sample, and so does the site. */
export const fileSteps = ({ files }: Example, { fileName, liesBeside = fileName }: ProgramFile): string[] =>
  files.map(
    ({ name, sample }) =>
      ({
        beside: `Put ${sample === undefined ? 'your file' : 'the sample file'} ${inCode(name)} in the same folder as \`${liesBeside}\`.`,
        elsewhere: `\`${liesBeside}\` reads ${inCode(name)}.`,
        home: `\`${liesBeside}\` treats the \`~\` in ${inCode(name)} as a folder name. Use the full path.`,
      })[placeOfFile(name)],
  )

/** The release that it ran with, or its assumptions. */
export const proofLines = (example: Example): string[] => linesAbout(example, ranWords)

/** The same for a notebook. Its cells didn't run; the script did. */
export const notebookProofLines = (example: Example): string[] =>
  linesAbout(example, ({ isExact }) =>
    isExact === true ? 'We ran this exact program as a script' : 'We ran the same kind of program as a script',
  )

const linesAbout = (
  { proof, assumptions, notes = [], typescript }: Example,
  ran: (proof: NonNullable<Example['proof']>, isTypeScript: boolean | undefined) => string,
): string[] => [
  ...(assumptions?.map(({ what, why, howToKnow }) => `**Note:** ${plainLine(`${what} ${why} ${howToKnow}`)}.`) ??
    (proof === undefined
      ? []
      : [`${ran(proof, typescript)} using \`${proof.package}\` ${proof.release} on ${proof.date}.`])),
  ...notes.map(plainLine),
]

function ranWords({ isExact }: NonNullable<Example['proof']>, isTypeScript: boolean | undefined): string {
  if (isExact === true) return 'We ran this exact code'
  return isTypeScript
    ? 'We ran a JavaScript example of the same kind'
    : 'We ran the same kind of example, but with other inputs,'
}

/** Any text as code within a line. */
function inCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const line = text.replace(/\s+/g, ' ')
  return `${fence} ${line} ${fence}`
}

/**
 * A code fence that is longer than any run of backticks in the code.
 *
 * @param name the word after the fence
 */
export function fenced(name: string, code: string): string {
  const fence = '`'.repeat(Math.max(2, longestRun(code)) + 1)
  return `${fence}${name}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`
}

/** Counts in a loop, because a call takes at most about 100,000 arguments. */
function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}
