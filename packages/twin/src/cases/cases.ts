import { randomBytes } from 'node:crypto'
import {
  CLIENTS,
  caseKey,
  explainUnverified,
  type InferenceSnippet,
  isPolicy,
  TASKS,
  type Target,
  variantOf,
} from '@model-snippets/core'
import { type Call, isChat } from '../oracle/call.ts'
import { HUB_PROVIDER } from '../services/registry.ts'
import { type Asked, type Chosen, NOTHING_CHOSEN, type PlannedCase, type Question } from './case.ts'
import type { CaseFamily } from './case-family.ts'
import { chat, plainly } from './chat.ts'
import { CHAT_VARIANTS } from './chat-variants/index.ts'
import { otherTasks } from './other-tasks.ts'

const TARGETS: readonly Target[] = ['routed', 'direct', 'endpoint']

const plainChat = plainly(chat)

export function kindOf(question: Pick<Question, 'task' | 'variant'>): CaseFamily {
  if (!isChat(question)) return otherTasks
  if (question.variant === undefined) return plainChat
  const variant = CHAT_VARIANTS[question.variant]
  if (variant === undefined) throw new Error(`There is no chat of the variant ${question.variant}`)
  return variant
}

/** Yields every task for every provider and target that supports it. */
export function* enumerateQuestions(): Generator<Question> {
  for (const task of Object.keys(TASKS)) {
    yield* questionsOf({ task })
    if (isChat({ task })) for (const variant of Object.keys(CHAT_VARIANTS)) yield* questionsOf({ task, variant })
  }
}

function* questionsOf(asked: Pick<Question, 'task' | 'variant'>): Generator<Question> {
  const kind = kindOf(asked)
  for (const target of TARGETS) {
    for (const provider of kind.providers(asked.task, target)) {
      for (const streaming of kind.streaming) yield { ...asked, provider, target, streaming }
    }
  }
}

/** Returns the key of a question's case for one client. */
export const keyOf = (
  question: Question,
  { language, client }: Pick<InferenceSnippet, 'language' | 'client'>,
): string => caseKey({ language, client, ...question })

/** Returns the specification's names for the token's variable. */
export function tokenVariables({ target, provider }: Question): string[] {
  if (target === 'endpoint') return ['API_TOKEN']
  if (target === 'routed' || provider === HUB_PROVIDER) return ['HF_TOKEN']
  return [`${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`]
}

/** The generator's input for a question. */
function givenFor(question: Question, chosen: Chosen) {
  const { provider, target, streaming } = question
  const kind = kindOf(question)
  const model = chosen.model ?? kind.model(question)
  const mappings = kind.mappings(question, model, chosen)
  const mapping = isPolicy(provider) ? undefined : mappings[0]
  const endpointUrl = target === 'endpoint' ? (chosen.options?.endpointUrl ?? kind.endpointUrl) : undefined
  const options = {
    ...kind.options,
    ...chosen.options,
    ...(streaming ? { streaming } : {}),
    ...(target === 'direct' ? { directRequest: true } : {}),
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
  }
  // If an option changes nothing in a language, the examples belong to another case.
  const isOfTheVariant = ({ language }: Pick<InferenceSnippet, 'language'>): boolean =>
    !isChat(question) || variantOf(options, language) === question.variant
  return { kind, model, mappings, mapping, endpointUrl, options, isOfTheVariant }
}

/** Passes a question to the generator, including cases that failed before. */
export function ask(question: Question, chosen: Chosen = NOTHING_CHOSEN): Asked {
  const { task, provider, target } = question
  const { kind, model, mappings, mapping, endpointUrl, options, isOfTheVariant } = givenFor(question, chosen)
  const { snippets, skipped } = explainUnverified(model, provider, mapping, options)
  const { accessToken, billTo, providerId } = options
  const call: Call = {
    task,
    provider,
    target,
    modelId: target === 'endpoint' ? (providerId ?? model.id) : model.id,
    mappings: providerId === undefined ? mappings : mappings.map((each) => ({ ...each, providerId })),
    token: accessToken ?? kind.tokenPrefix(question) + randomBytes(12).toString('hex'),
    ...kind.callPart(question, model, chosen, snippets),
    ...(chosen.remote === undefined ? {} : { remote: chosen.remote }),
    ...(chosen.isHostile === undefined ? {} : { isHostile: chosen.isHostile }),
    // The published clients always send it, but only the router uses it.
    ...(billTo === undefined || target !== 'routed' ? {} : { billTo }),
    ...(endpointUrl === undefined ? {} : { endpointUrl }),
  }
  return {
    question,
    model,
    mapping,
    options,
    call,
    asTheHubKnowsIt: { ...call, mappings },
    offered: snippets.filter(isOfTheVariant).map((snippet) => ({ key: keyOf(question, snippet), snippet })),
    skipped: skipped.filter(isOfTheVariant).map((each) => ({ key: keyOf(question, each), reason: each.reason })),
  }
}

/** A question with its examples. */
export interface Offer {
  readonly question: Question
  readonly plain: Asked
  /** Returns the same with options, cached so that the published clients run only once for each choice. */
  readonly with: (chosen: Chosen) => Asked
}

function offerOf(question: Question): Offer {
  const withChoice = oncePerChoice((chosen) => ask(question, chosen))
  return { question, plain: withChoice(NOTHING_CHOSEN), with: withChoice }
}

/** Returns the questions with a case whose key contains a text. */
export const offersNamed = (text: string): readonly Offer[] =>
  [...enumerateQuestions()]
    .filter((question) => CLIENTS.some(({ language, id }) => keyOf(question, { language, client: id }).includes(text)))
    .map(offerOf)

let offers: readonly Offer[] | undefined

/** Returns the examples for every question, cached because test files share them. */
export const allOffers = (): readonly Offer[] => (offers ??= [...enumerateQuestions()].map(offerOf))

export const plannedCases = (offers: readonly Offer[]): PlannedCase[] =>
  offers.flatMap(({ question, plain }) => {
    const reasonsWith = oncePerChoice((chosen) => reasonsFor(question, chosen))
    return plain.offered.map(({ key, snippet }) => ({
      key,
      question,
      snippet,
      unsupported: (chosen) => {
        const reasons = reasonsWith(chosen)
        return reasons.has(key) ? reasons.get(key) : 'without a reason'
      },
    }))
  })

/** By case: why it has no example; undefined if it has one. */
type Reasons = ReadonlyMap<string, string | undefined>

/** A name that no client has. To plan runs of examples, none has to be generated. */
const NO_CLIENT = ''

function reasonsFor(question: Question, chosen: Chosen): Reasons {
  const { model, mapping, options, isOfTheVariant } = givenFor(question, chosen)
  const asked = { client: NO_CLIENT }
  const { skipped, others = [] } = explainUnverified(model, question.provider, mapping, options, asked)
  return new Map<string, string | undefined>([
    ...skipped.filter(isOfTheVariant).map((each) => [keyOf(question, each), each.reason] as const),
    ...others.filter(isOfTheVariant).map((each) => [keyOf(question, each), undefined] as const),
  ])
}

/** Caches results by choice. */
function oncePerChoice<Made>(make: (chosen: Chosen) => Made): (chosen: Chosen) => Made {
  const known = new Map<string, Made>()
  return (chosen) => {
    const name = nameOfChoice(chosen)
    const made = known.get(name) ?? make(chosen)
    known.set(name, made)
    return made
  }
}

/** Identifies a choice. Files are bytes, so their field names are used instead. */
export const nameOfChoice = (chosen: Chosen): string =>
  JSON.stringify({ ...chosen, files: undefined, remote: undefined })
