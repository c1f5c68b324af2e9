import { jsonAnswer } from '../services/answer.ts'
import type { Behaviour } from '../services/behaviours/behaviour.ts'
import { BEHAVIOURS } from '../services/behaviours/index.generated.ts'
import { STREAM_SPELLINGS, type StreamEnding, type StreamSpelling } from '../services/protocols/event-stream.ts'
import { type Failure, TASK_FAILURES } from '../services/protocols/failure.ts'
import { INVALID_OUTPUTS, type InvalidOutput } from '../services/protocols/invalid-output.ts'
import { MALICIOUS_ANSWERS, type MaliciousAnswer } from '../services/protocols/malicious-answer.ts'
import { scenarioName, type Scenario as TaskScenario } from '../services/scenario.ts'

/** What the mock server does with a request instead of answering it normally. */
export type Effect =
  | { readonly kind: 'answer' }
  /** Fails this many times for each request, then answers. */
  | { readonly kind: 'failure'; readonly failure: Failure; readonly times: number }
  | { readonly kind: 'drop'; readonly times: number }
  | { readonly kind: 'silence'; readonly times: number }
  /** Closes the connection inside a stream, after this many events or, without a number, in the middle. */
  | { readonly kind: 'cut'; readonly after?: number }
  | { readonly kind: 'ending'; readonly ending: Extract<StreamEnding, 'error-event' | 'no-done'> }
  | { readonly kind: 'spelling'; readonly spelling: StreamSpelling }
  | { readonly kind: 'reasoning'; readonly name: 'reasoning' | 'reasoning_content' }
  | { readonly kind: 'tools'; readonly calls: 0 | 2 }
  | { readonly kind: 'output'; readonly output: InvalidOutput }
  | { readonly kind: 'behaviour'; readonly behaviour: Behaviour }
  | { readonly kind: 'task'; readonly scenario: TaskScenario }

/** A scenario with its name and, for people, what the mock server does in it. */
export interface ListedScenario {
  readonly name: string
  readonly group: 'calls' | 'streams' | 'reasoning and tools' | 'structured output' | 'jobs and files' | 'real services'
  readonly does: string
}

interface Known extends ListedScenario {
  readonly effect: Effect
}

const SPELLINGS: { readonly [spelling in StreamSpelling]: string } = {
  plain: 'Streams one event per piece of text.',
  usage: 'Adds a last event with the token usage and without choices.',
  'null-content': 'Sends null as the content of the first and last event.',
  'role-only': 'Sends the role in a separate event.',
  crlf: 'Ends lines with CR LF.',
  comments: 'Sends keep-alive comments between the events.',
  'no-space': 'Leaves out the space after `data:`.',
  mixed: 'Combines `stream-usage`, `stream-null-content`, `stream-role-only`, `stream-crlf`, and `stream-comments`.',
}

const OUTPUTS: { readonly [output in InvalidOutput]: string } = {
  refusal: 'The model refuses to answer, and says so in the field `refusal`.',
  truncated: 'The answer ends at the token limit.',
  'null-choices': 'The response has the status 200, but `choices` is null.',
  'no-choices': 'The response has the status 200, but no choices.',
  'not-json': 'The answer is plain text instead of JSON.',
  'not-an-object': 'The answer is JSON, but not an object.',
  'does-not-fit': 'The answer lacks the required fields.',
  empty: 'The answer is empty.',
}

const TASKS: {
  readonly [kind in Exclude<TaskScenario['kind'], 'success' | 'refused' | 'malicious' | 'no-file'>]: string
} = {
  'at-once': 'The first response for a job says that it’s done.',
  'other-form': 'The result has the other format that the service documents.',
  samples: 'Audio comes as a list of samples in JSON.',
  'sound-as-wav': 'Audio comes as WAV where another format is usual.',
  'answers-by-address': 'An image comes as a URL although base64 was requested.',
  'job-done-at-once': 'A prediction has output while its status is still running.',
  'job-failed': 'The job is accepted, but fails with a reason.',
  'status-500': 'The job is accepted, but its status request fails.',
  'never-ends': 'The job stays in the queue.',
  'media-404': 'The URL of the finished file returns 404.',
  unfinished: 'A prediction is returned before it’s done.',
}

const HARMS: { readonly [at in MaliciousAnswer['at']]: string } = {
  ticket: 'The first response of a job contains a malicious URL or id.',
  address: 'The result contains a malicious URL.',
  submit: 'Redirects the first request elsewhere.',
  status: 'Redirects the status request elsewhere.',
  file: 'Redirects the download, or never ends it.',
}

const always = Number.POSITIVE_INFINITY

const KNOWN: readonly Known[] = [
  { name: 'answer', group: 'calls', does: 'Answers normally. This is the default.', effect: { kind: 'answer' } },
  {
    name: 'drop',
    group: 'calls',
    does: 'Closes the connection before the response.',
    effect: { kind: 'drop', times: always },
  },
  { name: 'silence', group: 'calls', does: 'Never responds.', effect: { kind: 'silence', times: always } },
  ...TASK_FAILURES.map(
    (failure): Known => ({
      name: failure.name,
      group: 'calls',
      does: `Returns ${failure.status} with ${failure.complaint === undefined ? 'an HTML page' : `“${failure.complaint}”`}.`,
      effect: { kind: 'failure', failure, times: always },
    }),
  ),
  {
    name: 'stream-cut',
    group: 'streams',
    does: 'Closes the connection in the middle of the stream.',
    effect: { kind: 'cut' },
  },
  {
    name: 'stream-error-event',
    group: 'streams',
    does: 'Sends an error event in the middle of the stream.',
    effect: { kind: 'ending', ending: 'error-event' },
  },
  {
    name: 'stream-no-done',
    group: 'streams',
    does: 'Ends the stream without `data: [DONE]`.',
    effect: { kind: 'ending', ending: 'no-done' },
  },
  ...STREAM_SPELLINGS.map(
    (spelling): Known => ({
      name: `stream-${spelling}`,
      group: 'streams',
      does: SPELLINGS[spelling],
      effect: { kind: 'spelling', spelling },
    }),
  ),
  {
    name: 'reasoning',
    group: 'reasoning and tools',
    does: 'Sends reasoning before the answer, in the field `reasoning`.',
    effect: { kind: 'reasoning', name: 'reasoning' },
  },
  {
    name: 'reasoning-content',
    group: 'reasoning and tools',
    does: 'Sends reasoning before the answer, in the field `reasoning_content`.',
    effect: { kind: 'reasoning', name: 'reasoning_content' },
  },
  {
    name: 'no-tool-calls',
    group: 'reasoning and tools',
    does: 'Answers with text although the request has tools.',
    effect: { kind: 'tools', calls: 0 },
  },
  {
    name: 'two-tool-calls',
    group: 'reasoning and tools',
    does: 'Calls tools twice in one turn.',
    effect: { kind: 'tools', calls: 2 },
  },
  ...INVALID_OUTPUTS.map(
    (output): Known => ({
      name: `output-${output}`,
      group: 'structured output',
      does: OUTPUTS[output],
      effect: { kind: 'output', output },
    }),
  ),
  ...Object.entries(TASKS).map(
    ([kind, does]): Known => ({
      name: kind,
      group: 'jobs and files',
      does,
      effect: { kind: 'task', scenario: { kind } as TaskScenario },
    }),
  ),
  ...MALICIOUS_ANSWERS.map((malicious): Known => {
    const scenario: TaskScenario = { kind: 'malicious', malicious }
    return {
      name: scenarioName(scenario),
      group: 'jobs and files',
      does: HARMS[malicious.at],
      effect: { kind: 'task', scenario },
    }
  }),
  ...BEHAVIOURS.map(
    (behaviour): Known => ({
      name: behaviour.id,
      group: 'real services',
      does: behaviour.does,
      effect: { kind: 'behaviour', behaviour },
    }),
  ),
]

/** Every scenario that has a fixed name. */
export const SCENARIOS: readonly ListedScenario[] = KNOWN.map(({ name, group, does }) => ({ name, group, does }))

/** Names that contain a number. */
export const SCENARIO_PATTERNS: readonly Omit<ListedScenario, 'group'>[] = [
  {
    name: '429-twice',
    does: 'Returns 429 twice for each request, then answers. `429-once` and other statuses from 400 to 599 work the same way.',
  },
  {
    name: '503-5-times',
    does: 'Returns 503 five times for each request, then answers. Other statuses and numbers work the same way.',
  },
  {
    name: 'drop-once',
    does: 'Closes the connection once for each request, then answers. `drop-twice` and `drop-5-times` work the same way.',
  },
  {
    name: 'silence-once',
    does: 'Doesn’t respond to the first attempt of each request. `silence-twice` and `silence-5-times` work the same way.',
  },
  {
    name: 'stream-cut-after-3',
    does: 'Closes the connection after three events of the stream, inside the fourth. Other numbers work the same way.',
  },
]

const BY_NAME: ReadonlyMap<string, Effect> = new Map(KNOWN.map(({ name, effect }) => [name, effect]))

/** The most times or events in a name. */
const MOST = 1000

function timesIn(suffix: string | undefined): number {
  if (suffix === undefined) return always
  if (suffix === 'once') return 1
  return suffix === 'twice' ? 2 : Number(suffix.split('-')[0])
}

/** The error with a status: one that real services send if we know it, otherwise one in OpenAI's format. */
function failureWith(status: number): Failure {
  const known = TASK_FAILURES.find(({ name }) => name === String(status))
  if (known !== undefined) return known
  const complaint = `The twin returns ${status} in this scenario.`
  const error = { message: complaint, type: 'twin_scenario', param: null, code: null }
  return { name: String(status), status, complaint, answer: jsonAnswer(status, { error }) }
}

/**
 * Reads the name of a scenario. Upper case and spaces are accepted, so that `429 twice` works.
 *
 * @returns undefined if there's no such scenario
 * @example
 * findEffect('stream cut after 3 chunks') // { kind: 'cut', after: 3 }
 */
export function findEffect(given: string): Effect | undefined {
  const name = given
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/^behaves-/, '')
  const known = BY_NAME.get(name)
  if (known !== undefined) return known
  const cut = /^stream-cut-after-(\d{1,4})(?:-(?:chunk|event)s?)?$/.exec(name)
  if (cut !== null) return Number(cut[1]) > MOST ? undefined : { kind: 'cut', after: Number(cut[1]) }
  const [, what = '', suffix] = /^([45]\d\d|drop|silence)(?:-(once|twice|\d{1,4}-times))?$/.exec(name) ?? []
  const times = timesIn(suffix)
  if (what === '' || (times !== always && (times < 1 || times > MOST))) return undefined
  return what === 'drop' || what === 'silence'
    ? { kind: what, times }
    : { kind: 'failure', failure: failureWith(Number(what)), times }
}

/** Returns the error message for a name that no scenario has. */
export const unknownScenario = (name: string): string =>
  `There’s no scenario ${JSON.stringify(name.slice(0, 100))}. List them with GET /__scenarios or model-snippets twin --scenarios.`
