import { isDeepStrictEqual } from 'node:util'
import { languageOf } from '../languages/index.ts'
import type { ProgramOutput } from '../languages/twin-language.ts'
import type { Transcript } from '../run/runner.ts'
import type { Media } from '../services/media.ts'
import { isSamePicture } from '../services/picture.ts'
import type { Result } from '../services/result.ts'
import { type Finding, finding } from './finding.ts'

/** What a reader must be shown: a text, whole or in its pieces, a value, or what the service of another task answers. */
export type Shown =
  | ShownText
  /** A value of JSON, that is the last thing which the program prints. */
  | { readonly kind: 'value'; readonly value: unknown }
  | Result

interface ShownText {
  readonly kind: 'text'
  readonly text: string
  /** What the model thought, which must stand apart from the text. */
  readonly reasoning?: string
  /** Further texts that must be there. */
  readonly also?: readonly string[]
  /** Texts that must be there once. */
  readonly once?: readonly string[]
  /** Texts that must not be there. */
  readonly hidden?: readonly string[]
}

/** What a reader must be told of a failure, as far as the client passes it on. */
export interface Told {
  readonly status?: number | undefined
  readonly words?: string | undefined
  /** What standard error must say, where each client words it in its own way. */
  readonly says?: RegExp
  /** What standard error must not say: advice that doesn't help. */
  readonly unsaid?: RegExp
  /** Set where the client itself crashes, and the example has no say in it. */
  readonly mayCrash?: boolean
}

/**
 * How a run must end.
 *
 * - `result`: with exit code 0, and the result shown
 * - `failure`: with another exit code and a clear message
 * - `either`: in one of the two ways
 * - `unknown`: the client keeps to itself that there was a failure, so nothing can be said
 */
export type Ending =
  | {
      readonly kind: 'result'
      readonly result: Shown
      /** What must be said besides, on either output. */
      readonly said?: string
    }
  | { readonly kind: 'failure'; readonly told: Told }
  | { readonly kind: 'either'; readonly result: Shown; readonly told: Told }
  | { readonly kind: 'unknown' }

/** How a run ended, judged. */
export interface JudgedEnding {
  readonly findings: readonly Finding[]
  /** Files that the run made and that belong there. */
  readonly files: readonly string[]
}

/** Rule 4: the answer is followed to its end and shown; a failure ends in a clear message and a non-zero exit. */
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

/** The reader sees what the model thought, and where the answer begins. */
function judgeReasoning(stdout: string, text: string, reasoning: string): Finding[] {
  const isThere = [stdout, joined(stdout, 'reasoning'), joined(stdout, 'reasoning_content')].some((each) =>
    each.includes(reasoning),
  )
  if (!isThere) return [doesNotShow('the reasoning', stdout)]
  const between = stdout.split(reasoning).at(-1)?.split(text)[0] ?? ''
  return between.trim() === '' ? [finding(4, 'shows the reasoning and the answer as one text')] : []
}

/** Whether the reader sees the text: as it is, in pieces on lines of their own, or in the service's own pieces. */
const shows = (stdout: string, text: string, output: ProgramOutput): boolean =>
  stdout.includes(text) ||
  stdout.replace(/\r?\n/g, '').includes(text) ||
  // `content` in a chat completion, `text` in the other APIs.
  joined(stdout, 'content').includes(text) ||
  joined(stdout, 'text').includes(text) ||
  output.textOfPieces(stdout).includes(text)

/** The text in output that is JSON: one document, or one a line, as plain JSON or as events of a stream. */
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

/** Texts of all fields of one name in a JSON value, in order. */
function contents(value: unknown, field: string): string {
  if (Array.isArray(value)) return value.map((item) => contents(item, field)).join('')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, item]) => (key === field && typeof item === 'string' ? item : contents(item, field)))
    .join('')
}

/** What a program shows for a value that it did not expect to be absent, stuck to the text. */
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

/** Several files are numbered as the service lists them. */
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

/** What files of each format start with, at an offset, and how their names end. */
const FORMATS: readonly (readonly [mark: string, offset: number, ending: string])[] = [
  ['\x89PNG', 0, '.png'],
  ['\xff\xd8\xff', 0, '.jpg'],
  ['fLaC', 0, '.flac'],
  ['WAVE', 8, '.wav'],
  ['ID3', 0, '.mp3'],
  ['ftyp', 4, '.mp4'],
]

/** How the name of a file ends that holds these bytes. */
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

/** More than a traceback has. What was sent may stand in an answer, a picture or a sound among it, and is no message. */
const LONGEST_MESSAGE = 20_000

/** Node.js prints the fields of an error, of each text 10,000 signs at most: a client may send a picture by four names. */
const LONGEST_OF_NODE = 50_000

/** The end of what a program printed, on one line. */
const lastLines = (text: string): string => text.trim().split('\n').slice(-3).join(' ⏎ ').slice(-300)
