import type { InferenceSnippet } from '@model-snippets/core'
import { type Finding, finding } from '../judge/finding.ts'
import { CRASH, lastLines } from '../judge/output.ts'
import type { Transcript } from '../run/runner.ts'
import { headerOf, type RecordedRequest } from '../service/twin.ts'
import { lossOf } from './blind-spots.ts'
import { isSamePicture } from './picture.ts'
import { READERS_HOST } from './remote-inputs.ts'
import { JOB_COMPLAINT, STATUS_COMPLAINT, type TaskService } from './service.ts'

type Client = Pick<InferenceSnippet, 'language' | 'client'>

/** How a run ended, judged. */
export interface Ending {
  readonly findings: readonly Finding[]
  /** Files that the run made and that belong there. */
  readonly files: readonly string[]
}

/** Rule 4: the answer is followed to its end and shown; a failure ends in a clear message and a non-zero exit. */
export function judgeTaskEnding(transcript: Transcript, service: TaskService, client: Client): Ending {
  const none = { files: [] }
  if (lossOf(client, service.name, service.task, service.scene) === 'the failure') return { ...none, findings: [] }
  if (transcript.timedOut) {
    return { ...none, findings: [finding(4, `did not end within its time (${transcript.requests.length} requests)`)] }
  }
  const { kind } = service.scene
  if (kind === 'success' || kind === 'at-once' || kind === 'other-form') return judgeSuccess(transcript, service)
  // A prediction that was not done in time may be asked for again, and then it is.
  if (kind === 'unfinished' && transcript.exitCode === 0) return judgeSuccess(transcript, service)
  return { ...none, findings: judgeFailure(transcript, service, client) }
}

function judgeSuccess(transcript: Transcript, { result }: TaskService): Ending {
  if (transcript.exitCode !== 0) {
    const said = lastLines(transcript.stderr || transcript.stdout)
    return { files: [], findings: [finding(4, `exit code ${transcript.exitCode}: ${said}`)] }
  }
  const missing = (texts: readonly string[]) =>
    texts
      .filter((text) => !transcript.stdout.includes(text))
      .map((text) => finding(4, `does not show ${text}: ${lastLines(transcript.stdout) || '(no output)'}`))
  if (result.kind === 'json') {
    const masks = transcript.madeFiles.filter(({ bytes }) =>
      result.pictures.some((media) => isSamePicture(bytes, media)),
    )
    return { files: masks.map(({ path }) => path), findings: missing(result.shown) }
  }
  const { media } = result
  const made = transcript.madeFiles
  if (made.length === 0 && result.orBase64 && transcript.stdout.includes(media.bytes.toString('base64'))) {
    return { files: [], findings: missing(result.also) }
  }
  const right = made.filter(({ bytes }) => bytes.equals(media.bytes) || isSamePicture(bytes, media))
  const findings: Finding[] = [...missing(result.also)]
  if (right.length !== 1) {
    const found = made.map(({ path, bytes }) => `${path}, ${bytes.length} bytes`).join('; ') || 'no file'
    findings.push(finding(4, `does not save the ${media.kind} in one file of its own: ${found}`))
  }
  for (const { path } of right) {
    if (!transcript.stdout.includes(path)) findings.push(finding(4, `saves ${path} and does not print its name`))
  }
  return { files: right.map(({ path }) => path), findings }
}

/** Rule 4, where the reader has no such file: the example says so, and asks for nothing. */
export function judgeMissingFile(transcript: Transcript, service: TaskService, name: string): Finding[] {
  const output = `${transcript.stdout}\n${transcript.stderr}`
  const submits = submitsOf(transcript.requests, service).length
  const findings: Finding[] = []
  if (submits > 0) findings.push(finding(4, `asks for inference without the file ${name}`))
  if (transcript.exitCode === 0) findings.push(finding(4, `without the file ${name} it ends with exit code 0`))
  if (!output.includes(name)) findings.push(finding(4, `does not name the missing file ${name}: ${lastLines(output)}`))
  return [...findings, ...judgeCrash(transcript), ...judgeLeftFiles(transcript)]
}

function judgeCrash({ stdout, stderr }: Transcript): Finding[] {
  const crash = CRASH.exec(stderr)
  return crash === null
    ? []
    : [finding(4, `a failure ends in a crash (${crash[0]}): ${lastLines(`${stdout}\n${stderr}`)}`)]
}

const judgeLeftFiles = ({ madeFiles }: Transcript): Finding[] =>
  madeFiles.map(({ path, bytes }) => finding(4, `a failure leaves the file ${path} of ${bytes.length} bytes`))

/** The status that the reader must be told, and the service's words. */
function toldBy({ scene }: TaskService): { status?: number; words?: string | undefined } {
  switch (scene.kind) {
    case 'refused':
      // A page for browsers says nothing that the status does not.
      return scene.failure.name.endsWith('html')
        ? { status: scene.failure.status }
        : { status: scene.failure.status, words: scene.failure.complaint }
    case 'job-failed':
      return { words: JOB_COMPLAINT }
    case 'status-500':
      return { status: 500, words: STATUS_COMPLAINT }
    case 'media-404':
      return { status: 404 }
    case 'unfinished':
      return { words: 'processing' }
    default:
      return {}
  }
}

function judgeFailure(transcript: Transcript, service: TaskService, client: Client): Finding[] {
  const loss = lossOf(client, service.name, service.task, service.scene)
  const output = `${transcript.stdout}\n${transcript.stderr}`
  const findings: Finding[] = []
  if (transcript.exitCode === 0) findings.push(finding(4, `${service.scene.kind} ends with exit code 0`))
  const { status, words } = toldBy(service)
  if (status !== undefined && loss !== 'words and status' && !new RegExp(`\\b${status}\\b`).test(output)) {
    findings.push(finding(4, `the message does not name the status ${status}: ${lastLines(output)}`))
  }
  if (words !== undefined && loss === undefined && !output.includes(words)) {
    findings.push(finding(4, `the message does not say what the service said (${words}): ${lastLines(output)}`))
  }
  if (output.trim() === '') findings.push(finding(4, 'a failure ends without a message'))
  // Where the client itself crashes, the example has no say in it.
  if (loss === undefined) findings.push(...judgeCrash(transcript))
  return [...findings, ...judgeLeftFiles(transcript)]
}

/** How often a client may repeat a request that the service has refused. */
const MOST_ATTEMPTS = 4
/** fal's own client asks ten times when the service is busy, and cannot be told to do otherwise. */
const MOST_ATTEMPTS_OF_FAL_CLIENT = 10

/** Requests that ask for inference, in the order in which they were sent. */
export const submitsOf = (requests: readonly RecordedRequest[], service: TaskService): RecordedRequest[] =>
  requests.filter((request) => request.service !== 'hub' && service.isSubmit(request))

/** Rules 3, 4 and 6, for how often is asked and for all that is sent besides the request for inference. */
export function judgeConduct(requests: readonly RecordedRequest[], service: TaskService, client?: Client): Finding[] {
  const findings: Finding[] = []
  const submits = submitsOf(requests, service)
  if (submits.length === 0) findings.push(finding(3, 'sends no request for inference'))
  const refused = service.scene.kind === 'refused'
  if (!refused && submits.length > 1) findings.push(finding(3, `asks ${submits.length} times for inference`))
  const most = client?.client === 'fal_client' ? MOST_ATTEMPTS_OF_FAL_CLIENT : MOST_ATTEMPTS
  if (refused && submits.length > most) {
    findings.push(finding(4, `repeats a refused request ${submits.length} times`))
  }
  for (const request of requests) {
    const { host } = new URL(request.url)
    if (host !== service.mediaHost && host !== READERS_HOST) continue
    for (const name of ['authorization', 'x-hf-bill-to']) {
      if (headerOf(request, name) !== undefined) findings.push(finding(6, `sends ${name} to the host of the file`))
    }
  }
  return findings
}
