import type { StreamSpelling } from './event-stream.ts'
import { FAILURES, type Failure } from './failure.ts'
import type { Scenario } from './scenario.ts'

/** What the service plays: a task's scenario, or a chat that is spelled or refused in a certain way. */
export type DefectScenario =
  | Scenario
  | { readonly kind: 'chat'; readonly spelling?: StreamSpelling; readonly failure?: Failure }

/** A call that a released client cannot make as it should, and the program that shows it. */
export interface KnownBroken {
  /** The program, in `docs/known-client-defects`. */
  readonly file: string
  readonly client: '@huggingface/inference' | 'huggingface_hub' | 'openai'
  /** The release that was seen to do it. */
  readonly release: string
  readonly provider: string
  /** Tasks that it befalls; the program shows the first. */
  readonly tasks: readonly string[]
  /** What happens, for the reader of the documentation. */
  readonly problem: string
  /** What the examples do about it. */
  readonly instead: string
  readonly scenario: DefectScenario
  /** Exit code of the program; null when it does not end by itself. */
  readonly exitCode: number | null
  /** Text that the program's error output holds. */
  readonly says?: string
  /** Text that stands on its standard output. */
  readonly prints?: string
  /** Text that it ought to show and does not. */
  readonly hides?: string
  /** JSON that stands in the body of its first request for inference. */
  readonly sends?: string
  /** How often it asks at least. */
  readonly repeats?: number
}

const failureOf = (name: string): Failure => {
  const failure = FAILURES.find((each) => each.name === name)
  if (failure === undefined) throw new Error(`No failure is called ${name}`)
  return failure
}

/** The hub's client for JavaScript. */
export const JAVASCRIPT = { client: '@huggingface/inference', release: '4.13.30' } as const
/** The hub's client for Python. */
export const PYTHON = { client: 'huggingface_hub', release: '2.4.0' } as const
/** What is done about a call that cannot work. */
export const NOT_OFFERED = 'No example of this client is offered.'

/** Polls with a timer that does not keep Node alive. */
export const leavesEarly = (provider: string, tasks: readonly string[]): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-leaves-early.mjs`,
  provider,
  tasks,
  problem: 'Node ends with exit code 13 while the client waits for the job: its pause does not keep the process alive.',
  instead: 'The example keeps Node alive with an interval until the call is done.',
  scenario: { kind: 'success' },
  exitCode: 13,
})

/** Sends a text as if it were chat. */
export const chatWithoutMessages = (provider: string): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-text-generation.mjs`,
  provider,
  tasks: ['text-generation'],
  problem: 'The text is sent to the chat endpoint as `inputs`, without messages, which the endpoint refuses.',
  instead: NOT_OFFERED,
  scenario: { kind: 'success' },
  exitCode: 1,
  says: "'messages' : property 'messages' is missing",
})

/** What clients do with every provider. */
export const WITH_EVERY_PROVIDER: readonly KnownBroken[] = [
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-repeats-503.mjs',
    provider: 'hf-inference',
    tasks: ['fill-mask'],
    problem:
      'A request that is answered with 503 is repeated at once and without limit, by every method and for every provider.',
    instead: 'The example passes `retry_on_error: false`.',
    scenario: { kind: 'refused', failure: failureOf('503') },
    exitCode: null,
    repeats: 20,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-stream-end.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'A stream that ends in `data:[DONE]`, without the optional space, is read to its end and then fails.',
    instead: 'The example is offered: services write the space today.',
    scenario: { kind: 'chat', spelling: 'no-space' },
    exitCode: 1,
    says: 'JSONDecodeError',
    prints: 'Here I am.',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-null-fields.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Fields that are null are left out of the request, however deep they stand.',
    instead: 'No example of this client is offered for a request that has one.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    sends: '"template":{}',
  },
  {
    client: 'openai',
    release: '3.52.0',
    file: 'openai-python-hides-words.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'The error of a refused request names the status alone when the service says why in a text, `{"error": "…"}`.',
    instead: 'The example catches the error and shows the whole answer.',
    scenario: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Error code: 401',
    hides: 'Invalid username or password',
  },
]
