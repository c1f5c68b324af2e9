import { getModelInputSnippet, type InferenceSnippet } from '@model-snippets/core'
import type { Ending } from '../../judge/ending.ts'
import { clientFacts, languageOf } from '../../languages/index.ts'
import { type Call, CHAT } from '../../oracle/call.ts'
import { hubFor } from '../../oracle/published.ts'
import { type DocumentedCall, problemOfField } from '../../services/documented.ts'
import type { ApiEnding, ApiServiceOptions, ApiSpelling } from '../../services/protocols/api-stream.ts'
import { FAILURES } from '../../services/protocols/failure.ts'
import type { Service } from '../../services/request.ts'
import { behaviourRuns, endingOfBehaviour } from '../behaviours.ts'
import {
  type ApiScenario,
  type Asked,
  type CaseRun,
  type Chosen,
  NOTHING_CHOSEN,
  type PlannedCase,
  type Question,
  type Scenario,
} from '../case.ts'
import type { CaseFamily, Stage } from '../case-family.ts'
import { COMPLAINT, chat, newNonce, replyWith, supportedPart, WITH_OPTIONS } from '../chat.ts'
import { fileRuns, LACKS_FILES } from '../chat-files.ts'
import { messageOfRefusal } from '../refusal-message.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A chat option with the API's own name for it. Hand-written, independent of the generator. */
export interface ApiOption {
  readonly option: string
  readonly value: unknown
  /** The clients' arguments; empty if the API has no such field. */
  readonly becomes: Fields
  /** Providers with another spelling, for which it isn't tested. */
  readonly notAt?: readonly string[]
}

/** A message part in the format of chat completions. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
  | { readonly type: 'input_audio' }
  | { readonly type: 'file'; readonly file: Fields }

interface ChatTurn {
  readonly role: string
  readonly content: readonly ChatPart[]
}

/** What we know about an API, independent of the generator. */
export interface ApiFacts {
  readonly api: 'responses' | 'messages'
  /** The provider of the cases with all runs, by target. */
  readonly representative: CaseFamily['representative'] & {}
  /** Returns the clients' arguments for text messages. */
  readonly input: (messages: unknown) => Fields
  /** A conversation and the clients' arguments for it. */
  readonly conversation: { readonly messages: readonly object[]; readonly becomes: Fields }
  /** Returns the API's form of an image, audio, or file part of a chat completion. */
  readonly partSent: (part: ChatPart) => Fields
  /** Whether a service documents such a part. */
  readonly takes: (part: ChatPart, question: Question) => boolean
  readonly options: readonly ApiOption[]
  /** Returns a body without the API's short forms. */
  readonly readBody?: (body: unknown) => unknown
  /** The request field with the conversation. */
  readonly turns: 'input' | 'messages'
  /** The clients' arguments for a loop's tools (the usual ones and the user's own), and for a forced tool choice. */
  readonly loop: {
    readonly weather: Fields
    readonly own: Fields
    readonly forced: Fields
    /** Returns additional fields that a provider requires in a loop's request. */
    readonly more?: (question: Pick<Question, 'provider' | 'target'>, fields: Fields) => Fields
  }
  /** Fields that a provider requires in every direct request. */
  readonly always: { readonly [provider: string]: Fields }
  readonly service: (options: ApiServiceOptions & { readonly call: DocumentedCall }) => Service
  /** The service's reason for an answer that stops at the token limit. */
  readonly limit: string
  readonly spellings: readonly ApiSpelling[]
  /** How whole responses and streams can end. */
  readonly endings: { readonly atOnce: readonly ApiEnding[]; readonly streamed: readonly ApiEnding[] }
}

export const apiRun = (
  name: string,
  scenario: Omit<ApiScenario, 'kind'> = {},
  chosen: Chosen = NOTHING_CHOSEN,
): CaseRun => ({
  name,
  chosen,
  scenario: { kind: 'chat-api', ...scenario },
})

/** Raising the limit doesn't help if the service failed. */
const RAISE_LIMIT = /raise max/

function endingOf(
  { failure, ending }: ApiScenario,
  reply: string,
  limit: string,
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  hasRetries: boolean | undefined,
): Ending {
  if (failure !== undefined) return { kind: 'failure', told: messageOfRefusal(failure, snippet, hasRetries) }
  if (ending === undefined) return { kind: 'result', result: { kind: 'text', text: reply } }
  const isCopied = languageOf(snippet.language).output.copiesAnswers
  // If a program copies the stream, a regular close looks complete.
  if (ending === 'closed' && isCopied) return { kind: 'unknown' }
  if (ending === 'closed' || ending === 'cut') return { kind: 'failure', told: {} }
  const told = { words: ending === 'limit' ? limit : COMPLAINT, ...(ending === 'failed' && { unsaid: RAISE_LIMIT }) }
  // The service's message is shown anyway.
  return isCopied ? { kind: 'either', result: { kind: 'text', text: told.words }, told } : { kind: 'failure', told }
}

/** Whether an API's chat has no recipe. */
const isPlain = ({ variant = '' }: Question): boolean => !/tool-loop|structured-output/.test(variant)

const partsOf = (messages: readonly object[]): readonly ChatPart[] =>
  (messages as readonly ChatTurn[]).flatMap(({ content }) => content)

/** Returns the kind of chats with one API. */
export function apiKind(facts: ApiFacts): CaseFamily {
  const { api, conversation, representative } = facts

  /** Returns the options that the service documents. Options without a field in the API are all reported. */
  function knownOptions({ provider, target }: Question): readonly ApiOption[] {
    const model = chat.model({ provider, target, task: CHAT, streaming: false })
    const mappings = chat.mappings({ provider, target, task: CHAT, streaming: false }, model, NOTHING_CHOSEN)
    const call = { task: CHAT, api, provider, target, modelId: model.id, mappings }
    return facts.options.filter(
      ({ becomes, notAt = [] }) =>
        !(target === 'direct' && notAt.includes(provider)) &&
        Object.entries(becomes).every(([name, value]) => problemOfField(call, name, value) === undefined),
    )
  }

  function choice(question: Question): Chosen {
    const options = knownOptions(question).map(({ option, value }) => [option, value])
    return { options: { ...Object.fromEntries(options), messages: conversation.messages, billTo: 'acme-labs' } }
  }

  function argumentsOf(question: Question, messages: unknown, { options = {} }: Chosen): Fields {
    const asked = messages === conversation.messages ? conversation.becomes : facts.input(messages)
    const given = knownOptions(question).filter(({ option }) => Object.hasOwn(options, option))
    const always = question.target === 'direct' ? facts.always[question.provider] : undefined
    return Object.assign({}, asked, always, ...given.map(({ becomes }) => becomes))
  }

  function furtherRuns(planned: PlannedCase): CaseRun[] {
    const { question, snippet, unsupported } = planned
    const { unreadable } = clientFacts(snippet)
    const { atOnce, streamed } = facts.endings
    const endings = question.streaming ? streamed : atOnce
    return [
      ...FAILURES.map((failure) => apiRun(`error ${failure.name}`, { failure })),
      ...endings.flatMap((ending) => (ending === 'complete' ? [] : apiRun(`ends ${ending}`, { ending }))),
      ...(question.streaming
        ? facts.spellings
            .filter((spelling) => !unreadable.some((each) => each === spelling))
            .map((spelling) => apiRun(`stream ${spelling}`, { spelling }))
        : []),
      {
        ...apiRun(WITH_OPTIONS, { spelling: 'mixed' }),
        chosen: supportedPart(choice(question), { unsupported }),
        plainest: true,
      },
      ...fileRuns(
        { kind: 'chat-api' },
        (messages) => partsOf(messages).every((part) => part.type === 'text' || facts.takes(part, question)),
        (messages) =>
          (messages as readonly ChatTurn[]).map((turn) => ({ ...turn, content: turn.content.map(facts.partSent) })),
      ),
      ...(isPlain(question) ? behaviourRuns(planned, api, 'plain', representative) : []),
    ]
  }

  return {
    ...chat,
    options: { api },
    representative,
    callPart: (question, model, chosen) => {
      const messages = chosen.sentMessages ?? chosen.options?.messages ?? getModelInputSnippet(model)
      return {
        inputs: messages,
        parameters: {},
        files: chosen.files ?? [],
        ...(model.tags === undefined ? {} : { tags: model.tags }),
        pipelineTag: model.pipeline_tag,
        streaming: question.streaming,
        api,
        apiArguments: argumentsOf(question, messages, chosen),
      }
    },
    plainRun: () => apiRun('answer'),
    furtherRuns,
    without: () => [],
    stage: (call, asked, scenario, snippet) => {
      const nonce = newNonce()
      return stageApi(facts, call, asked, scenario, snippet, { nonce, reply: replyWith(nonce) })
    },
  }
}

/** The stage of a chat that is answered with text. */
export function stageApi(
  facts: ApiFacts,
  call: Call,
  { asTheHubKnowsIt, options }: Asked,
  scenario: Scenario,
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  { nonce, reply }: { readonly nonce: string; readonly reply: string },
): Stage {
  if (scenario.kind !== 'chat-api') throw new Error(`This chat cannot be played as ${scenario.kind}`)
  const { kind: _kind, conversation: calls, invalidOutput, wrongAnswer: _wrong, lacksFiles, ...played } = scenario
  const conversation = calls && { ...calls, began: beganWith(facts, call).length, nonce }
  const answered = endingOf(scenario, reply, facts.limit, snippet, options.retries)
  return {
    services: [
      hubFor(asTheHubKnowsIt),
      facts.service({
        reply,
        complaint: COMPLAINT,
        call,
        refuses: invalidOutput === 'refusal',
        ...played,
        ...(conversation && { conversation }),
      }),
    ],
    isSubmit: () => true,
    attempts: { least: 1, most: scenario.failure === undefined ? 1 : clientFacts(snippet).mostAttempts },
    fileHosts: [],
    ending: scenario.behaviour
      ? endingOfBehaviour(scenario.behaviour, answered, COMPLAINT, snippet, options.recipe ?? 'plain')
      : answered,
    pauses: 'real',
    nonce,
    ...(facts.readBody && { readBody: facts.readBody }),
    ...(lacksFiles ? LACKS_FILES : {}),
  }
}

/** Returns the user's messages before the model's first turn. */
export const beganWith = ({ turns }: ApiFacts, { apiArguments = {} }: Call): readonly unknown[] =>
  apiArguments[turns] as readonly unknown[]
