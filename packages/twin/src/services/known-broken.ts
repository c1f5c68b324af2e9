import type { Language, Target } from '@model-snippets/core'
import type { Behaviour, Played, PlayedRecipe } from './behaviours/behaviour.ts'
import { contentAsAList } from './behaviours/records/content-as-a-list.ts'
import { endsLinesWithCr } from './behaviours/records/ends-lines-with-cr.ts'
import { namesItsErrorEvent } from './behaviours/records/names-its-error-event.ts'
import { partsMissing } from './behaviours/records/parts-missing.ts'
import type { Conversation } from './conversation.ts'
import type { StreamEnding, StreamSpelling } from './event-stream.ts'
import { type Failure, TASK_FAILURES } from './failure.ts'
import type { InvalidOutput } from './invalid-output.ts'
import { EVIL, maliciousAnswerNamed } from './malicious-answer.ts'
import type { Scenario } from './scenario.ts'

/**
 * What the service plays: a task's scenario, a chat that is spelled or refused in a certain way, or a hub that gives the
 * model a certain id at its provider.
 */
export type DefectScenario =
  | Scenario
  | { readonly kind: 'mapping'; readonly providerId: string }
  | {
      readonly kind: 'chat'
      readonly spelling?: StreamSpelling
      readonly ending?: StreamEnding
      readonly failure?: Failure
      readonly invalidOutput?: InvalidOutput
      readonly conversation?: Conversation
      readonly behaviour?: Played
    }

/** Cells of the compatibility that a defect leaves without an example, and who says how it ought to be. */
export interface Witness {
  /** The features of a chat, as the compatibility names them. */
  readonly features: readonly string[]
  /** The providers that it is so with; all where nothing is said. */
  readonly providers?: readonly string[]
  /** Providers with which another reason comes first. */
  readonly except?: readonly string[]
  /** How those are reached; both ways where nothing is said. */
  readonly way?: 'routed' | 'direct'
  /** Where the provider, or the interface that it follows, says what the client does not keep to. */
  readonly source: { readonly address: string; readonly says: string }
}

/** A call that a released client cannot make as it should, and the program that shows it. */
export interface KnownBroken {
  /** The program, in `docs/known-client-defects`. */
  readonly file: string
  readonly client:
    | '@huggingface/inference'
    | 'agent-framework'
    | 'agno'
    | 'ai-sdk'
    | 'async-openai'
    | 'dspy'
    | 'fal_client'
    | 'fetch'
    | 'haystack'
    | 'huggingface_hub'
    | 'langchain'
    | 'langchain4j'
    | 'litellm'
    | 'llamaindex'
    | 'net/http'
    | 'openai'
    | 'openai-agents'
    | 'openai-java'
    | 'openai-go'
    | 'pydantic_ai'
    | 'smolagents'
  /** The release that was seen to do it. */
  readonly release: string
  readonly provider: string
  /** How the provider is reached; through the router where nothing is said. */
  readonly target?: Target
  /** The variable that the program reads its token from; `HF_TOKEN` where nothing is said. */
  readonly variable?: string
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
  /** JSON that stands in the body of a request for inference. */
  readonly sends?: string
  /**
   * Which other malicious answers the client follows by the same defect, as `ticket-other-host`. They are not played to
   * the client's examples, which cannot keep it from that.
   */
  readonly follows?: readonly string[]
  /** Behaviours of services, by id, that examples of the client can't live with for it. They are not played to these. */
  readonly behaviours?: readonly string[]
  /** The recipes of which that is so; all where nothing is said. */
  readonly recipes?: readonly PlayedRecipe[]
  /** Whether that is so of streams, of answers at once, or of both where nothing is said. */
  readonly streamed?: readonly boolean[]
  /** The host that it sends the token to, and should not. */
  readonly leaksTo?: string
  /** How an address begins that it asks, and should not. */
  readonly asks?: string
  /** Whether the token goes along there, where that is said. */
  readonly takesToken?: boolean
  /** How often it asks at least. */
  readonly repeats?: number
  /** What has no example for it. */
  readonly witnesses?: readonly Witness[]
}

const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  go: 'go',
  java: 'java',
  mjs: 'js',
  py: 'python',
  rs: 'rust',
}

/** The language of a defect's program. */
export function languageOfDefect({ file }: Pick<KnownBroken, 'file'>): Language {
  const language = LANGUAGE_OF[file.slice(file.lastIndexOf('.') + 1)]
  if (language === undefined) throw new Error(`No language has programs like ${file}`)
  return language
}

/**
 * Whether a defect is one by which a client makes no call that the service could answer.
 *
 * @param target how the provider is reached; without it, only what befalls every target counts
 */
export const isUnable = (known: KnownBroken, client: KnownBroken['client'], task: string, target?: Target): boolean =>
  known.client === client &&
  (known.target === undefined || known.target === target) &&
  known.tasks.includes(task) &&
  known.scenario.kind === 'success' &&
  known.exitCode === 1

const failureOf = (name: string): Failure => {
  const failure = TASK_FAILURES.find((each) => each.name === name)
  if (failure === undefined) throw new Error(`No failure is called ${name}`)
  return failure
}

/** The hub's client for JavaScript. */
export const JAVASCRIPT = { client: '@huggingface/inference', release: '4.13.30' } as const
/** The hub's client for Python. */
export const PYTHON = { client: 'huggingface_hub', release: '2.4.0' } as const
/** OpenAI's client for Python. */
const OPENAI_PYTHON = { client: 'openai', release: '3.54.0' } as const
/** OpenAI's client for Go, where it shows a chat and fails to say what is wrong. */
const OPENAI_JAVA = {
  client: 'openai-java',
  release: '4.101.0',
  provider: 'auto',
  tasks: ['conversational'],
  exitCode: 1,
  streamed: [true],
} as const satisfies Partial<KnownBroken>

const OPENAI_GO = {
  client: 'openai-go',
  release: '3.96.0',
  provider: 'auto',
  tasks: ['conversational'],
  exitCode: 0,
} as const
/** The part of LangChain4j for OpenAI’s API. */
const LANGCHAIN4J = { client: 'langchain4j', release: '1.19.0' } as const
/** fal's client for Python. */
export const FAL_CLIENT = { client: 'fal_client', release: '1.0.3' } as const

/** What a malicious provider answers, as `ticket-other-host`. */
export const malicious = (name: string) => ({ kind: 'malicious', malicious: maliciousAnswerNamed(name) }) as const

/** What can be done about a client that follows answers by itself. */
export const UP_TO_THE_CLIENT = 'The example is offered, and cannot keep the client from it.'

/** A chat whose service behaves so. */
const behaves = ({ apis }: Behaviour): DefectScenario => ({
  kind: 'chat',
  ...(apis['chat-completions'] && { behaviour: apis['chat-completions'] }),
})

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

/** What is done about parameters that a client loses. */
const NOT_WITH_PARAMETERS = 'No example of this client is offered with them.'

/** Puts the parameters of a completion into an object of their own. */
export const hidesParameters = (provider: string): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-loses-parameters.mjs`,
  provider,
  tasks: ['text-generation'],
  problem:
    'The parameters of a completion are sent in an object `parameters` beside the prompt, where the provider does not look for them: the text is as long as the provider likes.',
  instead: NOT_WITH_PARAMETERS,
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"parameters":{"max_new_tokens":5}',
})

/** Sends the limit of a completion under the hub's name for it. */
export const losesMaxTokens = (provider: string): KnownBroken => ({
  ...PYTHON,
  file: `huggingface-hub-${provider}-loses-max-tokens.py`,
  provider,
  tasks: ['text-generation'],
  problem:
    'The limit of a completion is sent as `max_new_tokens`; the provider documents `max_tokens`: the text is as long as the provider likes.',
  instead: NOT_WITH_PARAMETERS,
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"max_new_tokens":5',
})

/** Sends the size of a picture by the hub's names for it. */
export const losesSize = (client: typeof JAVASCRIPT | typeof PYTHON, provider: string, field: string): KnownBroken => ({
  ...client,
  file: client === PYTHON ? `huggingface-hub-${provider}-loses-size.py` : `huggingface-js-${provider}-loses-size.mjs`,
  provider,
  tasks: ['text-to-image'],
  problem: `The size is sent as \`width\` and \`height\`; the provider documents \`${field}\`: the picture is as large as the provider likes.`,
  instead: 'No example of this client is offered with a size.',
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"width":512',
})

/** Writes a schema of a chat in a form of the past. */
export const flattensSchema = (client: typeof JAVASCRIPT | typeof PYTHON): KnownBroken => ({
  ...client,
  file: client === PYTHON ? 'huggingface-hub-together-flat-schema.py' : 'huggingface-js-together-flat-schema.mjs',
  provider: 'together',
  tasks: ['conversational'],
  problem:
    'A schema is sent in `response_format.schema`, without its name; the provider documents `response_format.json_schema`.',
  instead:
    'No example of this client is offered for a direct call with a schema. The router takes it in the documented form.',
  scenario: { kind: 'chat' },
  exitCode: 0,
  sends: '"response_format":{"type":"json_schema","schema":',
  witnesses: [
    {
      features: ['schema'],
      providers: ['together'],
      way: 'direct',
      source: {
        address: 'https://www.npmjs.com/package/together-ai',
        says: 'The type of a response_format with the type json_schema has a field json_schema, which holds the name and the schema.',
      },
    },
  ],
})

/** Redirects that lead to an address which is not https. */
const MOVED_INTO_THE_CLEAR: readonly string[] = [
  'submit-moved-into-the-clear',
  'status-moved-into-the-clear',
  'file-moved-into-the-clear',
]

/** Malicious answers that lead to such an address, and take no token there. */
const LEAVING_HTTPS: readonly string[] = ['address-in-the-clear', ...MOVED_INTO_THE_CLEAR]

/** Takes the path of an address, whether or not there is a host before it, and writes it behind the host it knows. */
export const sendsKeyElsewhere = (
  client: typeof JAVASCRIPT | typeof PYTHON,
  provider: string,
  shown: {
    readonly tasks: readonly string[]
    readonly field: string
    readonly host: string
    readonly variable: string
  },
): KnownBroken => {
  const isPython = client === PYTHON
  const name = isPython ? 'huggingface-hub' : 'huggingface-js'
  const text = isPython ? '.evil.example/steal' : 'x:.evil.example/steal'
  return {
    ...client,
    file: `${name}-${provider}-sends-key-elsewhere.${isPython ? 'py' : 'mjs'}`,
    provider,
    target: 'direct',
    variable: shown.variable,
    tasks: shown.tasks,
    problem: `With the reader's own key, the path of \`${shown.field}\` is put behind the host as it is: \`${text}\` makes another host of it, which is sent the key. Through the router there is a path between.`,
    instead: UP_TO_THE_CLIENT,
    scenario: malicious(isPython ? 'ticket-behind-dot' : 'ticket-opaque-behind-dot'),
    exitCode: 1,
    leaksTo: `${shown.host}.${EVIL}`,
    follows: isPython
      ? [
          'ticket-behind-at-sign',
          'ticket-behind-dot',
          'ticket-opaque-behind-at-sign',
          'ticket-opaque-behind-dot',
          'ticket-option',
        ]
      : ['ticket-opaque-behind-dot'],
  }
}

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
    ...JAVASCRIPT,
    file: 'huggingface-js-hides-words.mjs',
    provider: 'together',
    tasks: ['text-to-image'],
    problem:
      'The error of a refused request has no words of the service where its body is not called JSON: a plain text whose type names no charset, or JSON under the type `application/octet-stream`.',
    instead: 'The example shows the error as it is.',
    scenario: { kind: 'refused', failure: failureOf('402-octet-stream') },
    exitCode: 1,
    says: '402',
    hides: 'balance of the account',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-hides-words.py',
    provider: 'together',
    tasks: ['text-to-image'],
    problem:
      'The error of a refused request has no words of the service where its body has them in `detail` or in `message`.',
    instead: 'The example shows the error as it is.',
    scenario: { kind: 'refused', failure: failureOf('400-problem') },
    exitCode: 1,
    says: 'Bad request',
    hides: 'is disabled',
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
    file: 'huggingface-hub-leaves-stream.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'An asynchronous stream is left open at `[DONE]`. Depending on the order in which asyncio closes its generators, a traceback follows the answer.',
    instead: 'The example closes the client.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    says: 'left open: Response.aiter_lines',
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
    release: '3.54.0',
    file: 'openai-python-hides-words.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'The error of a refused request names the status alone when the service says why in `error` as a text, in `detail`, or in a body that is no JSON.',
    instead: 'A plain example shows the error as it is; one with retries shows the whole answer.',
    scenario: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Error code: 401',
    hides: 'Invalid username or password',
  },
  {
    ...OPENAI_PYTHON,
    file: 'openai-python-shows-parts.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Content that is a list of parts is given as that list, with what the model thinks among the parts.',
    instead: 'The example for a model whose maker does so puts the text together.',
    scenario: behaves(contentAsAList),
    exitCode: 0,
    prints: "{'type': 'text'",
  },
  {
    ...OPENAI_PYTHON,
    file: 'openai-python-misses-error-event.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.',
    instead: 'The example ends as the client does.',
    scenario: behaves(namesItsErrorEvent),
    exitCode: 0,
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
    streamed: [true],
  },
  {
    ...OPENAI_PYTHON,
    file: 'openai-python-misses-first-line.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Of a stream that begins with a byte order mark, the first event is missing.',
    instead: 'The example shows what the client reads.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-shows-parts.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Content that is a list of parts is given as that list, with what the model thinks among the parts.',
    instead: 'The example for a model whose maker does so puts the text together.',
    scenario: behaves(contentAsAList),
    exitCode: 0,
    prints: "{'type': 'text'",
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-misses-error-event.mjs',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'An event named `error` whose data has no field of that name is handed on as a part of the answer, without choices.',
    instead: 'The example fails on it, without what the service says.',
    scenario: behaves(namesItsErrorEvent),
    exitCode: 1,
    says: 'Cannot read properties of undefined',
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
    streamed: [true],
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-misses-error-event.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.',
    instead: 'The example ends as the client does.',
    scenario: behaves(namesItsErrorEvent),
    exitCode: 0,
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
    streamed: [true],
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-misses-first-line.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'Of a stream that begins with a byte order mark, the first event is missing.',
    instead: 'The example shows what the client reads.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-shows-parts.go',
    problem: 'Content that is a list of parts is shown as JSON, with what the model thinks among the parts.',
    instead: 'The example shows what the client makes of it.',
    scenario: behaves(contentAsAList),
    prints: '"type":"text"',
    behaviours: ['content-as-a-list'],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-misses-error-event.go',
    problem:
      'A stream that ends with an event named `error` seems complete, unless the event has a field of that name, too.',
    instead: 'The example ends as the client does.',
    scenario: behaves(namesItsErrorEvent),
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
    streamed: [true],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-misses-cr.go',
    problem:
      'A stream that begins with a byte order mark, and whose lines end in CR alone, is read as if it were empty.',
    instead: 'The example shows nothing.',
    scenario: behaves(endsLinesWithCr),
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-hides-error-event.java',
    problem:
      'A stream that ends with an event named `error` fails without what the service says, unless the event has a field of that name.',
    instead: 'The example fails as the client does.',
    scenario: behaves(namesItsErrorEvent),
    says: '`choices` is not set',
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-misses-first-event.java',
    problem: 'The first event of a stream that begins with a byte order mark is lost.',
    instead: 'The example shows what the client reads.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-wants-delta.java',
    problem: 'A stream that has a choice without a delta is taken for an error.',
    instead: 'The example fails as the client does.',
    scenario: behaves(partsMissing),
    says: '`delta` is not set',
    behaviours: ['parts-missing'],
  },
  {
    client: 'async-openai',
    release: '0.43.0',
    file: 'async-openai-hides-status.rs',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'The error of a refused request names no status when the service says why in a text, `{"error": "…"}`, or answers with a page for browsers.',
    instead: 'A plain example shows the error as it is; one with retries shows the status, too.',
    scenario: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Invalid username or password',
    hides: '401',
  },
  {
    client: 'async-openai',
    release: '0.43.0',
    file: 'async-openai-misses-cr.rs',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'A stream that begins with a byte order mark, and whose lines end in CR alone, is read as if it were empty.',
    instead: 'The example shows nothing.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...LANGCHAIN4J,
    file: 'langchain4j-hides-status.java',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'The error of a refused request says what the service said, and no status.',
    instead: 'The example shows the error as it is.',
    scenario: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Invalid username or password',
    hides: '401',
  },
  {
    ...LANGCHAIN4J,
    file: 'langchain4j-leaves-stream.java',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'An error within a stream is passed over: the text ends in its midst, and the program as if it were whole.',
    instead: 'The example looks for it in the events that the client does not read.',
    scenario: { kind: 'chat', ending: 'error-event' },
    exitCode: 0,
    hides: 'The engine stopped unexpectedly',
  },
  {
    ...LANGCHAIN4J,
    file: 'langchain4j-adds-detail.java',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'A picture of which no detail is said is sent with the detail `low`: the model may see less of it than by the service’s own choice, and not every service documents the field.',
    instead: 'No example of this client is offered with a picture of which no detail is said.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    sends: '"detail":"low"',
  },
  {
    client: 'net/http',
    release: '1.26.8',
    file: 'go-net-http-leaves-https.go',
    provider: 'replicate',
    tasks: ['text-to-image'],
    problem: 'A redirect from `https://` to `http://` is followed, with the token where the host is the same.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('submit-moved-into-the-clear'),
    exitCode: 0,
    asks: 'http://router.huggingface.co/',
    takesToken: true,
    follows: MOVED_INTO_THE_CLEAR,
  },
  {
    client: 'fetch',
    release: '24.21.0',
    file: 'fetch-leaves-https.mjs',
    provider: 'replicate',
    tasks: ['text-to-image'],
    problem: 'A redirect from `https://` to `http://` is followed, without the token.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('submit-moved-into-the-clear'),
    exitCode: 0,
    asks: 'http://router.huggingface.co/',
    takesToken: false,
    follows: MOVED_INTO_THE_CLEAR,
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-leaves-https.mjs',
    provider: 'replicate',
    tasks: ['text-to-image'],
    problem:
      'A result at an `http://` address is fetched in the clear, and redirects to one are followed, without the token, by every method and for every provider.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('address-in-the-clear'),
    exitCode: 0,
    asks: 'http://files.replicate.example/',
    follows: LEAVING_HTTPS,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-leaves-https.py',
    provider: 'replicate',
    tasks: ['text-to-image'],
    problem:
      'A result at an `http://` address is fetched in the clear, and redirects to one are followed, without the token, by every method and for every provider.',
    instead: UP_TO_THE_CLIENT,
    scenario: malicious('address-in-the-clear'),
    exitCode: 1,
    asks: 'http://files.replicate.example/',
    follows: LEAVING_HTTPS,
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-provider-id-is-an-address.mjs',
    provider: 'hf-inference',
    tasks: ['fill-mask'],
    problem:
      "A provider's id of the model that starts with `https://` is called as it is, with the token; the id comes from the hub.",
    instead: 'No example of this client is offered for a model with such an id.',
    scenario: { kind: 'mapping', providerId: `https://${EVIL}/steal` },
    exitCode: 1,
    leaksTo: EVIL,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-model-is-an-address.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'A model whose name starts with `https://` is called as an address, with the token.',
    instead: 'A record whose id has not the form of the hub is refused.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    leaksTo: EVIL,
  },
]
