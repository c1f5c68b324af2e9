import type { CheckResult, ProgramResult } from '../check.ts'

/** The formats in which results can be printed. */
export const REPORT_FORMATS = ['text', 'json', 'junit', 'github'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** How many programs ended in which way. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function countsOf({ programs }: CheckResult): Counts {
  const count = (status: string): number => programs.filter(({ outcome }) => outcome.status === status).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** Prints results in a format. */
export function report(result: CheckResult, format: ReportFormat, all = false): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ ...countsOf(result), ...result }, undefined, 2)}\n`
    case 'junit':
      return junit(result)
    case 'github':
      return github(result)
    case 'text':
      return text(result, all)
  }
}

const placeOf = ({ file, line, outcome }: ProgramResult): string =>
  `${file}:${outcome.status === 'failed' ? (outcome.line ?? line) : line}`

const indented = (lines: string, by = '    '): string => lines.trimEnd().replace(/^(?=.)/gm, by)

/** @param all whether blocks that have nothing to do with hosted models are listed */
function text(result: CheckResult, all: boolean): string {
  const lines = result.programs.flatMap((each): string[] => {
    const { outcome, language } = each
    if (outcome.status === 'passed') {
      return [
        `passed   ${placeOf(each)} ${language}`,
        ...outcome.notes.map((note) => indented(`note: ${note}`, '         ')),
      ]
    }
    if (outcome.status === 'skipped') {
      return outcome.why === 'no call' && !all ? [] : [`skipped  ${placeOf(each)} ${language}: ${outcome.reason}`]
    }
    return [`failed   ${placeOf(each)} ${language}: ${outcome.detail}`, ...details(each)]
  })
  const unreadable = result.unreadable.map(({ file, problem }) => `failed   ${file}: ${problem}`)
  const { passed, failed, skipped } = countsOf(result)
  const total = `${passed} passed, ${failed + unreadable.length} failed, ${skipped} skipped`
  return `${[...lines, ...unreadable, total].join('\n')}\n`
}

/** What helps to repair a program. */
function details({ outcome, example }: ProgramResult): string[] {
  if (outcome.status !== 'failed') return []
  const { cause } = outcome
  return [
    ...(cause === null ? [] : [indented(`${cause.title}. ${cause.action}`, '         ')]),
    ...(example === undefined
      ? []
      : [
          indented(`Our example of this call with ${example.client} works:`, '         '),
          ...(example.install === null ? [] : [indented(example.install, '           ')]),
          indented(example.content, '           '),
        ]),
  ]
}

/** Removes characters that XML can't contain, and escapes the others. */
const xml = (value: string): string =>
  value
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)

function junit(result: CheckResult): string {
  const files = [...new Set(result.programs.map(({ file }) => file))]
  const byFile = new Map(files.map((file): [string, ProgramResult[]] => [file, []]))
  for (const each of result.programs) byFile.get(each.file)?.push(each)
  const suites = [...byFile].map(([file, programs]) => {
    const { failed, skipped } = countsOf({ programs, unreadable: [] })
    const cases = programs.map((each) => {
      const { outcome, language, line } = each
      const start = `    <testcase classname="${xml(file)}" name="${xml(`line ${line}, ${language}`)}" file="${xml(file)}" line="${line}"`
      if (outcome.status === 'passed') return `${start}/>`
      if (outcome.status === 'skipped') return `${start}><skipped message="${xml(outcome.reason)}"/></testcase>`
      const more = [outcome.output, ...details(each)].join('\n')
      return `${start}><failure message="${xml(outcome.detail)}">${xml(more)}</failure></testcase>`
    })
    const counts = `tests="${programs.length}" failures="${failed}" skipped="${skipped}" errors="0"`
    return `  <testsuite name="${xml(file)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`
  })
  const broken = result.unreadable.map(
    ({ file, problem }) =>
      `  <testsuite name="${xml(file)}" tests="1" failures="0" skipped="0" errors="1">\n    <testcase classname="${xml(file)}" name="file"><error message="${xml(problem)}"/></testcase>\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="model-snippets check">\n${[...suites, ...broken].join('\n')}\n</testsuites>\n`
}

/** Escapes a value as workflow commands need it. */
const data = (value: string): string => value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (value: string): string => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Workflow commands, which GitHub shows next to the lines. */
function github(result: CheckResult): string {
  const failed = result.programs.flatMap((each) => {
    const { outcome, file, line, language } = each
    if (outcome.status !== 'failed') return []
    const at = `file=${property(file)},line=${outcome.line ?? line},title=${property(`This ${language} example fails`)}`
    return [`::error ${at}::${data([outcome.detail, ...details(each)].join('\n'))}`]
  })
  const notes = result.programs.flatMap(({ outcome, file, line }) =>
    outcome.status === 'passed'
      ? outcome.notes.map((note) => `::notice file=${property(file)},line=${line}::${data(note)}`)
      : [],
  )
  const broken = result.unreadable.map(({ file, problem }) => `::error file=${property(file)}::${data(problem)}`)
  const { passed, failed: count, skipped } = countsOf(result)
  const total = `${passed} passed, ${count + broken.length} failed, ${skipped} skipped`
  return `${[...failed, ...notes, ...broken, total].join('\n')}\n`
}
