import type { Language, Target } from '@model-snippets/core'
import type { Behaviour, Played, PlayedRecipe } from '../behaviours/behaviour.ts'
import { contentAsAList } from '../behaviours/records/content-as-a-list.ts'
import { endsLinesWithCr } from '../behaviours/records/ends-lines-with-cr.ts'
import { namesItsErrorEvent } from '../behaviours/records/names-its-error-event.ts'
import { partsMissing } from '../behaviours/records/parts-missing.ts'
import type { Conversation } from '../protocols/conversation.ts'
import type { StreamEnding, StreamSpelling } from '../protocols/event-stream.ts'
import { type Failure, TASK_FAILURES } from '../protocols/failure.ts'
import type { InvalidOutput } from '../protocols/invalid-output.ts'
import { EVIL, maliciousAnswerNamed } from '../protocols/malicious-answer.ts'
import type { Scenario } from '../scenario.ts'

/**
 * What the twin does: a task's scenario, a chat with a certain format or refusal, or a mock of Hugging Face with a
 * certain provider id for the model.
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

/** Cells of the compatibility table without an example because of a defect, and the source for the correct behavior. */
export interface Witness {
  /** The chat features, as the compatibility table names them. */
  readonly features: readonly string[]
  /** The affected providers; all by default. */
  readonly providers?: readonly string[]
  /** Providers for which another reason takes precedence. */
  readonly except?: readonly string[]
  /** Whether routed or direct calls are affected; both by default. */
  readonly way?: 'routed' | 'direct'
  /** Where the provider, or the API that it follows, documents what the client violates. */
  readonly source: { readonly address: string; readonly says: string }
}

/** A defect of a released client, and the program that shows it. */
export interface KnownBroken {
  /** The program, in `docs/known-client-defects`. */
  readonly file: string
  readonly client:
    | '@fal-ai/client'
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
    | 'mastra'
    | 'net/http'
    | 'openai'
    | 'openai-agents'
    | 'openai-java'
    | 'openai-go'
    | 'pydantic_ai'
    | 'replicate'
    | 'smolagents'
    | 'strands-agents'
    | 'together'
    | 'together-ai'
  /** The release with the defect. */
  readonly release: string
  readonly provider: string
  /** Where the request goes; `routed` by default. */
  readonly target?: Target
  /** The environment variable with the program's token; `HF_TOKEN` by default. */
  readonly variable?: string
  /** The affected tasks; the program shows the first. */
  readonly tasks: readonly string[]
  /** What happens, as shown in the documentation. */
  readonly problem: string
  /** What we do about it. */
  readonly instead: string
  readonly scenario: DefectScenario
  /** The program's exit code; null if it doesn't end by itself. */
  readonly exitCode: number | null
  /** Text in the program's standard error. */
  readonly says?: string
  /** Text in its standard output. */
  readonly prints?: string
  /** Text that it should show, but doesn't. */
  readonly hides?: string
  /** JSON in the body of an inference request. */
  readonly sends?: string
  /**
   * Malicious responses, such as `ticket-other-host`, that the client follows because of this defect. We don't run its
   * examples with them, because they can't prevent it.
   */
  readonly follows?: readonly string[]
  /** Ids of behaviors that the client's examples can't handle because of the defect. We don't run them with these. */
  readonly behaviours?: readonly string[]
  /** The affected recipes; all by default. */
  readonly recipes?: readonly PlayedRecipe[]
  /** Whether streams, whole responses, or (by default) both are affected. */
  readonly streamed?: readonly boolean[]
  /** The host to which it wrongly sends the token. */
  readonly leaksTo?: string
  /** The start of a URL that it wrongly calls. */
  readonly asks?: string
  /** Whether it sends the token to that URL; not checked by default. */
  readonly takesToken?: boolean
  /** The minimum number of requests that it sends. */
  readonly repeats?: number
  /** What has no example because of the defect. */
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
 * Whether a client can't make a call that the service could answer, because of a defect.
 *
 * @param target where the request goes; without it, only defects that affect every target count
 */
export const isUnable = (known: KnownBroken, client: KnownBroken['client'], task: string, target?: Target): boolean =>
  known.client === client &&
  (known.target === undefined || known.target === target) &&
  known.tasks.includes(task) &&
  known.scenario.kind === 'success' &&
  known.exitCode === 1

export const failureOf = (name: string): Failure => {
  const failure = TASK_FAILURES.find((each) => each.name === name)
  if (failure === undefined) throw new Error(`No failure is called ${name}`)
  return failure
}

/** Hugging Face's client for JavaScript. */
export const JAVASCRIPT = { client: '@huggingface/inference', release: '4.13.30' } as const
/** Hugging Face's client for Python. */
export const PYTHON = { client: 'huggingface_hub', release: '2.4.0' } as const
/** OpenAI's client for Python. */
const OPENAI_PYTHON = { client: 'openai', release: '3.54.0' } as const
/** OpenAI's client for Java, in streams that fail. */
const OPENAI_JAVA = {
  client: 'openai-java',
  release: '4.101.0',
  provider: 'auto',
  tasks: ['conversational'],
  exitCode: 1,
  streamed: [true],
} as const satisfies Partial<KnownBroken>

/** OpenAI's client for Go, in chats that seem to succeed. */
const OPENAI_GO = {
  client: 'openai-go',
  release: '3.96.0',
  provider: 'auto',
  tasks: ['conversational'],
  exitCode: 0,
} as const
/** LangChain4j's package for OpenAI's API. */
const LANGCHAIN4J = { client: 'langchain4j', release: '1.19.0' } as const
/** fal's client for Python. */
export const FAL_CLIENT = { client: 'fal_client', release: '1.0.3' } as const

/** fal's client for JavaScript. */
export const FAL_CLIENT_JS = { client: '@fal-ai/client', release: '1.10.1' } as const

/** A scenario with a malicious response, such as `ticket-other-host`. */
export const malicious = (name: string) => ({ kind: 'malicious', malicious: maliciousAnswerNamed(name) }) as const

/** What we do about a client that follows URLs from responses itself. */
export const UP_TO_THE_CLIENT = 'We still offer the example, but it can’t prevent this.'

/** A chat with a behavior. */
const behaves = ({ apis }: Behaviour): DefectScenario => ({
  kind: 'chat',
  ...(apis['chat-completions'] && { behaviour: apis['chat-completions'] }),
})

/** What we do about a call that can't work. */
export const NOT_OFFERED = 'We don’t offer this client for such calls.'

/** Polls with a timer that doesn't keep Node.js alive. */
export const leavesEarly = (provider: string, tasks: readonly string[]): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-leaves-early.mjs`,
  provider,
  tasks,
  problem:
    'The client’s timer doesn’t keep the process alive, so Node.js exits with code 13 while the client waits for a job.',
  instead: 'The example keeps Node.js alive with an interval until the call finishes.',
  scenario: { kind: 'success' },
  exitCode: 13,
})

/** Sends a text to the chat endpoint. */
export const chatWithoutMessages = (provider: string): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-text-generation.mjs`,
  provider,
  tasks: ['text-generation'],
  problem: 'The client sends the text as `inputs`, without messages, to the chat endpoint, which rejects it.',
  instead: NOT_OFFERED,
  scenario: { kind: 'success' },
  exitCode: 1,
  says: "'messages' : property 'messages' is missing",
})

/** Puts the parameters of a completion into a separate object. */
export const hidesParameters = (provider: string): KnownBroken => ({
  ...JAVASCRIPT,
  file: `huggingface-js-${provider}-loses-parameters.mjs`,
  provider,
  tasks: ['text-generation'],
  problem:
    'The client sends completion parameters in a `parameters` object next to the prompt. The provider ignores them there, so its default limit applies.',
  instead: 'For this client, we don’t offer examples with parameters.',
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"parameters":{"max_new_tokens":5}',
})

/** Sends a completion's token limit under Hugging Face's name for it. */
export const losesMaxTokens = (provider: string): KnownBroken => ({
  ...PYTHON,
  file: `huggingface-hub-${provider}-loses-max-tokens.py`,
  provider,
  tasks: ['text-generation'],
  problem:
    'The client sends a completion’s token limit as `max_new_tokens`, but the provider documents `max_tokens`, so the provider’s default limit applies.',
  instead: 'For this client, we don’t offer examples with a token limit.',
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"max_new_tokens":5',
})

/** Sends an image's size under Hugging Face's names for it. */
export const losesSize = (client: typeof JAVASCRIPT | typeof PYTHON, provider: string, field: string): KnownBroken => ({
  ...client,
  file: client === PYTHON ? `huggingface-hub-${provider}-loses-size.py` : `huggingface-js-${provider}-loses-size.mjs`,
  provider,
  tasks: ['text-to-image'],
  problem: `The client sends the size as \`width\` and \`height\`, but the provider documents \`${field}\`, so the image has the provider’s default size.`,
  instead: 'For this client, we don’t offer examples with a size.',
  scenario: { kind: 'success' },
  exitCode: 0,
  sends: '"width":512',
})

/** Sends a chat's schema in an outdated form. */
export const flattensSchema = (client: typeof JAVASCRIPT | typeof PYTHON): KnownBroken => ({
  ...client,
  file: client === PYTHON ? 'huggingface-hub-together-flat-schema.py' : 'huggingface-js-together-flat-schema.mjs',
  provider: 'together',
  tasks: ['conversational'],
  problem:
    'The client sends a schema in `response_format.schema`, without the schema’s name, but the provider documents `response_format.json_schema`.',
  instead: 'For this client, we don’t offer direct calls with a schema. Calls through the router work.',
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
        says: 'If `response_format` has the type `json_schema`, its field `json_schema` contains the name and the schema.',
      },
    },
  ],
})

/** Redirects to URLs that aren't https. */
export const MOVED_INTO_THE_CLEAR: readonly string[] = [
  'submit-moved-into-the-clear',
  'status-moved-into-the-clear',
  'file-moved-into-the-clear',
]

/** Malicious responses that lead to such a URL without sending the token there. */
const LEAVING_HTTPS: readonly string[] = ['address-in-the-clear', ...MOVED_INTO_THE_CLEAR]

/** Appends the path of a URL to the provider's host, whether or not the URL has a valid host. */
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
    problem: `In direct calls, the client appends the path from \`${shown.field}\` to the provider’s host without checking it. For example, if it’s \`${text}\`, the client sends the API key to a different host. Calls through the router aren’t affected, because their URLs have a path after the host.`,
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

/** Defects that affect every provider. */
export const WITH_EVERY_PROVIDER: readonly KnownBroken[] = [
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-repeats-503.mjs',
    provider: 'hf-inference',
    tasks: ['fill-mask'],
    problem: 'After a `503` response, the client retries immediately and without limit, for every method and provider.',
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
      'The client’s error for a rejected request omits the service’s message if the body is plain text without a charset, or JSON declared as `application/octet-stream`.',
    instead: 'The example shows the error unchanged.',
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
      'The client’s error for a rejected request omits the service’s message if that message is in `detail` or `message`.',
    instead: 'The example shows the error unchanged.',
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
    problem:
      'If a stream ends with `data:[DONE]`, without the optional space, the client returns the whole text and then fails.',
    instead: 'We offer the example, because services currently send the space.',
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
      'The client leaves an async stream open after `[DONE]`. Depending on the order in which asyncio closes generators, a traceback follows the response.',
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
    problem: 'The client removes fields that are `null` from the request, at any depth.',
    instead: 'For this client, we don’t offer examples with such fields.',
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
      'The client’s error for a rejected request contains only the status if the service’s message is a string in `error`, in `detail`, or in a body that isn’t JSON.',
    instead: 'A plain example shows the error unchanged; an example with retries shows the whole response.',
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
    problem: 'If `content` is a list of parts, the client returns that list, including reasoning parts.',
    instead: 'For models that return such lists, the example joins the text parts.',
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
      'The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.',
    instead: 'The example shows the response as if it were complete.',
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
    problem: 'If a stream starts with a byte order mark, the client loses the first event.',
    instead: 'The example shows the rest of the response.',
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
    problem: 'If `content` is a list of parts, the client returns that list, including reasoning parts.',
    instead: 'For models that return such lists, the example joins the text parts.',
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
      'If the data of an event named `error` has no `error` field, the client returns the event as a chunk without choices.',
    instead: 'The example fails without the service’s message.',
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
      'The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.',
    instead: 'The example shows the response as if it were complete.',
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
    problem: 'If a stream starts with a byte order mark, the client loses the first event.',
    instead: 'The example shows the rest of the response.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-shows-parts.go',
    problem: 'If `content` is a list of parts, the client returns that list as JSON, including reasoning parts.',
    instead: 'The example shows that JSON.',
    scenario: behaves(contentAsAList),
    prints: '"type":"text"',
    behaviours: ['content-as-a-list'],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-misses-error-event.go',
    problem:
      'The client treats a stream that ends with an event named `error` as complete, unless the event’s data has an `error` field.',
    instead: 'The example shows the response as if it were complete.',
    scenario: behaves(namesItsErrorEvent),
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
    streamed: [true],
  },
  {
    ...OPENAI_GO,
    file: 'openai-go-misses-cr.go',
    problem:
      'If a stream starts with a byte order mark and ends lines with CR only, the client reads the stream as empty.',
    instead: 'The example prints nothing.',
    scenario: behaves(endsLinesWithCr),
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-hides-error-event.java',
    problem:
      'If a stream ends with an event named `error`, the client fails without the service’s message, unless the event’s data has an `error` field.',
    instead: 'The example fails without the service’s message.',
    scenario: behaves(namesItsErrorEvent),
    says: '`choices` is not set',
    hides: 'The engine stopped unexpectedly',
    behaviours: ['names-its-error-event'],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-misses-first-event.java',
    problem: 'If a stream starts with a byte order mark, the client loses the first event.',
    instead: 'The example shows the rest of the response.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
  },
  {
    ...OPENAI_JAVA,
    file: 'openai-java-wants-delta.java',
    problem: 'The client treats a streamed choice without `delta` as an error.',
    instead: 'The example fails with the client’s error.',
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
      'The client’s error for a rejected request omits the status if the body is an HTML page, or JSON with a string in `error`.',
    instead: 'A plain example shows the error unchanged; an example with retries also shows the status.',
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
      'If a stream starts with a byte order mark and ends lines with CR only, the client reads the stream as empty.',
    instead: 'The example prints nothing.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    client: 'dspy',
    release: '3.4.1',
    file: 'dspy-hides-status.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem:
      'In a stream, the client’s error for a rejected request contains the service’s message, but not the status.',
    instead: 'The example shows the error unchanged.',
    scenario: { kind: 'chat', failure: failureOf('401') },
    exitCode: 1,
    says: 'Invalid username or password',
    hides: 'HTTP 401',
    streamed: [true],
  },
  {
    ...LANGCHAIN4J,
    file: 'langchain4j-hides-status.java',
    provider: 'auto',
    tasks: ['conversational', 'feature-extraction'],
    problem: 'The client’s error for a rejected request contains the service’s message, but not the status.',
    instead: 'The example shows the error unchanged.',
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
      'The client ignores an error in a stream: the text stops in the middle, and the program ends as if the text were complete.',
    instead: 'The example looks for the error in the events that the client ignores.',
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
      'If an image has no `detail`, the client sends `low`. The model may then see less of the image than with the service’s default, and not every service documents the field.',
    instead: 'For this client, we don’t offer examples with images without `detail`.',
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
    problem: 'The client follows redirects from `https://` to `http://`, and sends the token if the host is the same.',
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
    problem: 'The client follows redirects from `https://` to `http://`, but doesn’t send the token there.',
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
      'For every method and provider, the client downloads results from unencrypted `http://` URLs, and follows redirects to such URLs. It doesn’t send the token there.',
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
      'For every method and provider, the client downloads results from unencrypted `http://` URLs, and follows redirects to such URLs. It doesn’t send the token there.',
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
      'If the provider’s model id, which comes from Hugging Face, starts with `https://`, the client treats the id as a URL and sends the token there.',
    instead: 'For this client, we don’t offer examples for models with such an id.',
    scenario: { kind: 'mapping', providerId: `https://${EVIL}/steal` },
    exitCode: 1,
    leaksTo: EVIL,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-model-is-an-address.py',
    provider: 'auto',
    tasks: ['conversational'],
    problem: 'If a model’s name starts with `https://`, the client treats the name as a URL and sends the token there.',
    instead: 'We reject model records without a valid Hugging Face id.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    leaksTo: EVIL,
  },
]
