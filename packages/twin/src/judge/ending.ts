import { isDeepStrictEqual } from 'node:util'
import { languageOf } from '../languages/index.ts'
import type { ProgramOutput } from '../languages/twin-language.ts'
import type { Transcript } from '../run/runner.ts'
import type { Media } from '../services/media.ts'
import { isSamePicture } from '../services/picture.ts'
import type { Result } from '../services/result.ts'
import { type Finding, finding } from './finding.ts'

/** What the example must show: a text as a whole or in pieces, a value, or another task's result. */
export type Shown =
  | ShownText
  /** A JSON value, printed last. */
  | { readonly kind: 'value'; readonly value: unknown }
  | Result

interface ShownText {
  readonly kind: 'text'
  readonly text: string
  /** The model's reasoning, which must be separate from the text. */
  readonly reasoning?: string
  /** Other texts that must be shown. */
  readonly also?: readonly string[]
  /** Texts that must be shown exactly once. */
  readonly once?: readonly string[]
  /** Texts that must not be shown. */
  readonly hidden?: readonly string[]
}

/** What the example must tell about a failure, as far as the client passes it on. */
export interface Told {
  readonly status?: number | undefined
  readonly words?: string | undefined
  /** What standard error must contain, if each client words it differently. */
  readonly says?: RegExp
  /** What standard error must not contain, such as advice that doesn't help. */
  readonly unsaid?: RegExp
  /** Set if the client itself crashes, which the example can't prevent. */
  readonly mayCrash?: boolean
}

/**
 * How a run must end.
 *
 * - `result`: with exit code 0, and the result shown
 * - `failure`: with a nonzero exit code and a clear message
 * - `either`: like one of the two
 * - `unknown`: not checked, because the client hides the failure
 */
export type Ending =
  | {
      readonly kind: 'result'
      readonly result: Shown
      /** A text that either output must also contain. */
      readonly said?: string
    }
  | { readonly kind: 'failure'; readonly told: Told }
  | { readonly kind: 'either'; readonly result: Shown; readonly told: Told }
  | { readonly kind: 'unknown' }

/** The findings about a run's end. */
export interface JudgedEnding {
  readonly findings: readonly Finding[]
  /** Files of the run that are expected. */
  readonly files: readonly string[]
}

/** Rule 4: the answer is read to its end and shown; a failure ends with a clear message and a nonzero exit code. */
export function judgeEnding(transcript: Transcript, ending: Ending, language: string): JudgedEnding {
  const { output } = languageOf(language)
  if (ending.kind === 'unknown') return { findings: [], files: [] }
  if (transcript.timedOut) {
    const { length: count } = transcript.requests
    return { findings: [finding(4, `timed out after ${count} ${count === 1 ? 'request' : 'requests'}`)], files: [] }
  }
  if (ending.kind === 'result') {
    const judged = judgeResult(transcript, ending.result, output)
    return { ...judged, findings: [...judged.findings, ...judgeSaid(transcript, ending.said)] }
  }
  if (ending.kind === 'either' && transcript.exitCode === 0) return judgeResult(transcript, ending.result, output)
  return { findings: judgeFailure(transcript, ending.told, language), files: [] }
}

const judgeSaid = ({ stdout, stderr }: Transcript, said = ''): Finding[] =>
  `${stdout}\n${stderr}`.includes(said) ? [] : [finding(4, `does not say ${said}`)]

function judgeResult(transcript: Transcript, result: Shown, output: ProgramOutput): JudgedEnding {
  if (transcript.exitCode !== 0) {
    const said = lastLines(transcript.stderr || transcript.stdout)
    return { findings: [finding(4, `exit code ${transcript.exitCode}: ${said}`)], files: [] }
  }
  if (output.uncaught?.test(transcript.stderr)) {
    return {
      findings: [finding(4, `ends with an uncaught error: ${lastLines(transcript.stderr)}`)],
      files: [],
    }
  }
  if (result.kind === 'text') return { findings: judgeText(transcript, result, output), files: [] }
  if (result.kind === 'value') return { findings: judgeValue(transcript.stdout, result.value), files: [] }
  return result.kind === 'json' ? judgeJson(transcript, result) : judgeMedia(transcript, result)
}

function judgeValue(stdout: string, value: unknown): Finding[] {
  const starts = [...stdout.matchAll(/^[[{]/gm)].map(({ index }) => index)
  const isShown = starts.some((start) => isDeepStrictEqual(parsed(stdout.slice(start)), value))
  return isShown ? [] : [doesNotShow(`the value ${JSON.stringify(value)}`, stdout)]
}

const doesNotShow = (what: string, stdout: string): Finding =>
  finding(4, `does not show ${what}: ${lastLines(stdout) || '(no output)'}`)

function judgeText(
  transcript: Transcript,
  { text, reasoning, also = [], once = [], hidden = [] }: ShownText,
  output: ProgramOutput,
): Finding[] {
  const { stdout } = transcript
  if (!shows(stdout, text, output)) return [doesNotShow('the result', stdout)]
  const empty = emptyValueBeside(stdout, text, output)
  return [
    ...(empty === undefined ? [] : [finding(4, `shows ${empty} next to the result`)]),
    ...(reasoning === undefined ? [] : judgeReasoning(stdout, text, reasoning)),
    ...judgeTexts(transcript, [...also, ...once]),
    ...once.filter((each) => stdout.split(each).length > 2).map((each) => finding(4, `shows ${each} more than once`)),
    ...hidden.filter((each) => stdout.includes(each)).map((each) => finding(4, `shows ${each}, which must be hidden`)),
  ]
}

/** The output shows the reasoning, and where the answer begins. */
function judgeReasoning(stdout: string, text: string, reasoning: string): Finding[] {
  const isThere = [stdout, joined(stdout, 'reasoning'), joined(stdout, 'reasoning_content')].some((each) =>
    each.includes(reasoning),
  )
  if (!isThere) return [doesNotShow('the reasoning', stdout)]
  const between = stdout.split(reasoning).at(-1)?.split(text)[0] ?? ''
  return between.trim() === '' ? [finding(4, 'shows the reasoning and the answer as one text')] : []
}

/** Whether the output shows the text: unchanged, in pieces on separate lines, or in the service's own pieces. */
const shows = (stdout: string, text: string, output: ProgramOutput): boolean =>
  stdout.includes(text) ||
  stdout.replace(/\r?\n/g, '').includes(text) ||
  // Chat completions use `content`, the other APIs `text`.
  joined(stdout, 'content').includes(text) ||
  joined(stdout, 'text').includes(text) ||
  output.textOfPieces(stdout).includes(text)

/** The text in JSON output: one document, or one per line, as plain JSON or as stream events. */
function joined(stdout: string, field: string): string {
  const whole = parsed(stdout)
  if (whole !== undefined) return contents(whole, field)
  const lines = stdout.split(/\r?\n/).map((line) => line.replace(/^data: ?/, ''))
  return contents(lines.filter((line) => line.startsWith('{')).map(parsed), field)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the texts of all fields with a name in a JSON value, in order. */
function contents(value: unknown, field: string): string {
  if (Array.isArray(value)) return value.map((item) => contents(item, field)).join('')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, item]) => (key === field && typeof item === 'string' ? item : contents(item, field)))
    .join('')
}

/** Finds what a program prints for a missing value next to the text, such as `None`. */
function emptyValueBeside(stdout: string, text: string, { emptyValues }: ProgramOutput): string | undefined {
  const line = stdout.replace(/\r?\n/g, '')
  const at = line.indexOf(text)
  if (at === -1) return undefined
  const before = line.slice(0, at).trimEnd()
  const behind = line.slice(at + text.length).trimStart()
  return emptyValues.find((word) => before.endsWith(word) || behind.startsWith(word))
}

const judgeTexts = ({ stdout }: Transcript, texts: readonly string[]): Finding[] =>
  texts.filter((text) => !stdout.includes(text)).map((text) => doesNotShow(text, stdout))

function judgeJson(transcript: Transcript, { shown, pictures }: Result & { kind: 'json' }): JudgedEnding {
  const saved = transcript.madeFiles.filter(({ bytes }) => pictures.some((media) => isSamePicture(bytes, media)))
  return { findings: judgeTexts(transcript, shown), files: saved.map(({ path }) => path) }
}

function judgeMedia(transcript: Transcript, result: Result & { kind: 'media' }): JudgedEnding {
  const { media, others = [], also, orBase64 } = result
  const { madeFiles: made, stdout } = transcript
  const findings = judgeTexts(transcript, also)
  if (made.length === 0 && orBase64 && stdout.includes(media.bytes.toString('base64'))) return { findings, files: [] }
  const saved = [media, ...others].map((each) => judgeSaved(transcript, each))
  const files = saved.flatMap((each) => each.files)
  return {
    findings: [...findings, ...saved.flatMap((each) => each.findings), ...judgeOrder(files)],
    files,
  }
}

/** Several files must be numbered in the service's order. */
function judgeOrder(files: readonly string[]): Finding[] {
  const numbers = files.map((path) => Number(/\d+/.exec(path)))
  const isInOrder = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] as number))
  return isInOrder ? [] : [finding(4, `numbers the files in a different order than the service: ${files.join(', ')}`)]
}

function judgeSaved({ madeFiles: made, stdout }: Transcript, media: Media): JudgedEnding {
  const findings: Finding[] = []
  const right = made.filter(({ bytes }) => bytes.equals(media.bytes) || isSamePicture(bytes, media))
  if (right.length !== 1) {
    const found = made.map(({ path, bytes }) => `${path}, ${bytes.length} bytes`).join('; ') || 'no file'
    findings.push(finding(4, `does not save the ${media.kind} to exactly one file: ${found}`))
  }
  for (const { path, bytes } of right) {
    const ending = endingOf(bytes)
    if (!path.endsWith(ending)) findings.push(finding(4, `saves ${path}, but the content is ${ending}`))
    if (!stdout.includes(path)) findings.push(finding(4, `saves ${path}, but does not print its name`))
  }
  return { findings, files: right.map(({ path }) => path) }
}

/** The first bytes of each format at an offset, and its file extension. */
const FORMATS: readonly (readonly [mark: string, offset: number, ending: string])[] = [
  ['\x89PNG', 0, '.png'],
  ['\xff\xd8\xff', 0, '.jpg'],
  ['fLaC', 0, '.flac'],
  ['WAVE', 8, '.wav'],
  ['ID3', 0, '.mp3'],
  ['ftyp', 4, '.mp4'],
]

/** Returns the extension for a file's content. */
const endingOf = (bytes: Buffer): string =>
  FORMATS.find(([mark, offset]) => bytes.subarray(offset, offset + mark.length).toString('latin1') === mark)?.[2] ??
  'in an unknown format'

function judgeFailure(
  transcript: Transcript,
  { status, words, says, unsaid, mayCrash = false }: Told,
  language: string,
) {
  const { output } = languageOf(language)
  const said = `${transcript.stdout}\n${transcript.stderr}`
  const findings: Finding[] = []
  if (transcript.exitCode === 0) findings.push(finding(4, 'ends with exit code 0 despite a failure'))
  if (status !== undefined && !new RegExp(`\\b${status}\\b`).test(said)) {
    findings.push(finding(4, `the message does not include the status ${status}: ${lastLines(said)}`))
  }
  if (words !== undefined && !said.includes(words)) {
    findings.push(finding(4, `the message does not say what went wrong (${words}): ${lastLines(said)}`))
  }
  if (says !== undefined && !says.test(transcript.stderr)) {
    findings.push(finding(4, `standard error does not say why (${says.source}): ${lastLines(transcript.stderr)}`))
  }
  if (unsaid?.test(transcript.stderr)) {
    findings.push(finding(4, `standard error gives unhelpful advice (${unsaid.source})`))
  }
  if (said.trim() === '') findings.push(finding(4, 'fails without a message'))
  if (words !== undefined && said.length > (language === 'js' ? LONGEST_OF_NODE : LONGEST_MESSAGE))
    findings.push(finding(4, `the error message has ${said.length} characters`))
  const crash = output.crash.exec(transcript.stderr)
  if (crash !== null && !mayCrash) findings.push(finding(4, `fails with a crash (${crash[0]}): ${lastLines(said)}`))
  for (const { path, bytes } of transcript.madeFiles) {
    findings.push(finding(4, `fails, and leaves the file ${path} with ${bytes.length} bytes`))
  }
  return findings
}

/** More than a traceback has. An output that contains the request, such as an image or audio, isn't a message. */
const LONGEST_MESSAGE = 20_000

/** Node.js prints up to 10,000 characters of each of an error's texts; a client may send an image in four fields. */
const LONGEST_OF_NODE = 50_000

/** The end of a program's output, on one line. */
const lastLines = (text: string): string => text.trim().split('\n').slice(-3).join(' ⏎ ').slice(-300)
