import type { Language } from '@model-snippets/core'
import type { Transcript } from '../run/runner.ts'
import type { Failure } from '../service/failure.ts'
import { type Finding, finding } from './finding.ts'
import { CRASH, lastLines } from './output.ts'

/** What the service did, as far as it decides how an example must end. */
export type Scene =
  | { readonly kind: 'reply'; readonly reply: string }
  | { readonly kind: 'failure'; readonly failure: Failure }
  | {
      readonly kind: 'broken'
      readonly ending: 'cut' | 'error-event' | 'no-done'
      readonly reply: string
      readonly complaint: string
    }

/** Texts of all `content` fields in a JSON value, in order. */
function contents(value: unknown): string {
  if (Array.isArray(value)) return value.map(contents).join('')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, item]) => (key === 'content' && typeof item === 'string' ? item : contents(item)))
    .join('')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text in output that is JSON: one document, or one a line, as plain JSON or as events of a stream. */
function joined(output: string): string {
  const whole = parsed(output)
  if (whole !== undefined) return contents(whole)
  const lines = output.split(/\r?\n/).map((line) => line.replace(/^data: ?/, ''))
  return contents(lines.filter((line) => line.startsWith('{')).map(parsed))
}

/** The text in pieces as Python shows them, `{'content': 'fin'}` or `ChoiceDelta(content='fin', …)`. */
const joinedFromPython = (output: string): string =>
  [...output.matchAll(/\bcontent(?:': |=)'((?:[^'\\]|\\.)*)'/g)].map(([, piece]) => piece).join('')

/** Whether the reader sees the text: as it is, in pieces on lines of their own, or in the service's own pieces. */
const shows = (stdout: string, text: string): boolean =>
  stdout.includes(text) ||
  stdout.replace(/\r?\n/g, '').includes(text) ||
  joined(stdout).includes(text) ||
  joinedFromPython(stdout).includes(text)

/** What a program shows for a value that it did not expect to be absent, stuck to the text. */
function emptyWord(stdout: string, text: string): string | undefined {
  const line = stdout.replace(/\r?\n/g, '')
  const at = line.indexOf(text)
  if (at === -1) return undefined
  const around = `${line.slice(Math.max(0, at - 9), at)} ${line.slice(at + text.length, at + text.length + 9)}`
  return /(?:None|null|undefined) | (?:None|null|undefined)/.exec(around)?.[0].trim()
}

function judgeRefusal(transcript: Transcript, status: number | undefined, complaint: string | undefined): Finding[] {
  const output = `${transcript.stdout}\n${transcript.stderr}`
  const findings: Finding[] = []
  if (transcript.exitCode === 0) findings.push(finding(4, 'a failed request ends with exit code 0'))
  if (status !== undefined && !new RegExp(`\\b${status}\\b`).test(output)) {
    findings.push(finding(4, `the message does not name the status ${status}: ${lastLines(output)}`))
  }
  if (complaint !== undefined && !output.includes(complaint)) {
    findings.push(finding(4, `the message does not say what the service said (${complaint}): ${lastLines(output)}`))
  }
  if (output.trim() === '') findings.push(finding(4, 'a failed request ends without a message'))
  const crash = CRASH.exec(transcript.stderr)
  if (crash !== null) findings.push(finding(4, `a failed request ends in a crash (${crash[0]}): ${lastLines(output)}`))
  return findings
}

/** Rule 4: it follows the answer to its end and shows it; a failure ends in a clear message and a non-zero exit. */
export function judgeEnding(transcript: Transcript, scene: Scene, language: Language): Finding[] {
  if (transcript.timedOut) return [finding(4, `did not end within its time (${transcript.requests.length} requests)`)]
  const whole = 'reply' in scene && shows(transcript.stdout, scene.reply)
  if (scene.kind === 'reply') {
    if (transcript.exitCode !== 0) {
      return [finding(4, `exit code ${transcript.exitCode}: ${lastLines(transcript.stderr || transcript.stdout)}`)]
    }
    if (!whole) return [finding(4, `does not show the result: ${lastLines(transcript.stdout) || '(no output)'}`)]
    const empty = emptyWord(transcript.stdout, scene.reply)
    return empty === undefined ? [] : [finding(4, `shows ${empty} beside the result`)]
  }
  if (scene.kind === 'failure') {
    return judgeRefusal(transcript, scene.failure.status, scene.failure.complaint)
  }
  // A client that does not look for the end mark cannot tell; the text is whole, and that is what counts.
  if (scene.ending === 'no-done' && transcript.exitCode === 0) {
    return whole ? [] : [finding(4, 'a stream without end mark ends well, but not all of its text is shown')]
  }
  // curl alone copies the stream; the service's words are then on the reader's screen all the same.
  if (scene.ending === 'error-event' && language === 'sh' && transcript.stdout.includes(scene.complaint)) return []
  return judgeRefusal(transcript, undefined, scene.ending === 'error-event' ? scene.complaint : undefined)
}
