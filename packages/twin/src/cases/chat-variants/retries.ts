import type { Ending } from '../../judge/ending.ts'
import { clientFacts, languageOf } from '../../languages/index.ts'
import { CHAT_SERVICE } from '../../services/protocols/chat.ts'
import { flakyChatService, type Reaction } from '../../services/protocols/flaky-chat.ts'
import type { Service } from '../../services/request.ts'
import { isBehaviourOfRetries } from '../behaviours.ts'
import {
  type CaseRun,
  type Chosen,
  NOTHING_CHOSEN,
  type PlannedCase,
  type PlayedReactions,
  type Scenario,
} from '../case.ts'
import type { CaseFamily, Stage } from '../case-family.ts'
import { chat, WITH_OPTIONS } from '../chat.ts'
import { WITH_FILES } from '../chat-files.ts'
import { inAsync } from './async.ts'
import { isFirst } from './few-providers.ts'

/** The number of attempts per provider. */
const ATTEMPTS = 4

/** Statuses that no example retries. */
const FOR_GOOD = [400, 401, 402, 403, 404, 422]

/** A provider that accepts all combinations of options that the others do. */
const FALLBACK = 'fireworks-ai'
const WITH_FALLBACK: Chosen = { options: { fallbacks: [FALLBACK] } }

const BUSY: Reaction = { status: 503 }
const TOLD_TO_WAIT: Reaction = { status: 429, asksToWait: true }

const run = (name: string, reactions: PlayedReactions, chosen: Chosen = NOTHING_CHOSEN): CaseRun => ({
  name,
  chosen,
  scenario: { kind: 'chat', reactions },
})

/** The temporary failures of a service. */
function badDays({ question, snippet }: PlannedCase): CaseRun[] {
  return [
    run('busy then answer', { reactions: [TOLD_TO_WAIT, BUSY, 'silence', 'answer'], requests: ATTEMPTS }),
    run('408 then answer', { reactions: [{ status: 408 }, { status: 500 }, 'answer'], requests: 3 }),
    ...(clientFacts(snippet).asksAgainWhenCut
      ? [run('lost then answer', { reactions: ['drop', 'answer'], requests: 2 })]
      : []),
    run('stays busy', { reactions: [BUSY], requests: ATTEMPTS }),
    run('never answers', { reactions: ['silence'], requests: ATTEMPTS }),
    ...FOR_GOOD.map((status) => run(`refused for good ${status}`, { reactions: [{ status }], requests: 1 })),
    // The first provider can't be its own fallback.
    ...(question.target !== 'routed' || question.provider === FALLBACK
      ? []
      : [
          run('falls back', { reactions: [BUSY], otherReactions: ['answer'], requests: ATTEMPTS + 1 }, WITH_FALLBACK),
          run('nobody answers', { reactions: [BUSY], otherReactions: [BUSY], requests: 2 * ATTEMPTS }, WITH_FALLBACK),
          run('fallback refused', { reactions: [{ status: 401 }], requests: 1 }, WITH_FALLBACK),
        ]),
  ]
}

/** Runs of a plain chat that also matter with retries. */
const isWorthRunning = ({ name }: CaseRun): boolean =>
  isBehaviourOfRetries({ name }) ||
  [
    'error 503',
    'error 503-html',
    'stream mixed',
    'stream cut',
    'stream error-event',
    'with options',
    WITH_FILES,
  ].includes(name)

/** Returns how such a run ends: like an answer, with the provider's name, or with the last provider's error. */
function endingOf(
  { reactions, otherReactions }: PlayedReactions,
  answered: Ending,
  complaint: string,
  model: string,
): Ending {
  const last = (otherReactions ?? reactions).at(-1)
  if (last === 'answer') {
    const isOther = otherReactions !== undefined && answered.kind === 'result'
    return isOther ? { ...answered, said: `Answered by ${model}:${FALLBACK}` } : answered
  }
  return { kind: 'failure', told: typeof last === 'object' ? { status: last.status, words: complaint } : {} }
}

/** Whether nothing has to be retried. */
const isAnswered = (scenario: Scenario): boolean => !('failure' in scenario) || scenario.failure === undefined

/** Returns a chat of a kind with retries and fallbacks, in the given runs. */
const onBadDays = (kind: CaseFamily, furtherRuns: CaseFamily['furtherRuns']): CaseFamily => ({
  ...kind,
  options: { ...kind.options, retries: true },
  furtherRuns,
  stage: (call, asked, scenario, snippet) => {
    const reactions = 'reactions' in scenario ? scenario.reactions : undefined
    const staged = kind.stage(call, asked, scenario, snippet)
    const plain = {
      ...staged,
      pauses: reactions === undefined && isAnswered(scenario) ? staged.pauses : 'fast',
    } as const
    if (reactions === undefined) return plain
    const { requests, ...played } = reactions
    const complaint = `No luck today, ${plain.nonce}.`
    const clientSpeed = languageOf(snippet.language).fastClock
    const otherCalls = (asked.options.fallbacks ?? []).map((provider) => ({ ...call, provider }))
    const other = otherCalls.map((each) => kind.stage(each, asked, scenario, snippet)).at(-1) ?? plain
    const otherChat = chatOf(other)
    return {
      ...plain,
      services: plain.services.map((service) =>
        service.name === CHAT_SERVICE
          ? flakyChatService(service, { ...played, complaint, clientSpeed, ...(otherChat && { otherChat }) })
          : service,
      ),
      attempts: { least: requests, most: requests },
      otherCalls,
      ending: endingOf(reactions, other.ending, complaint, asked.model.id),
    }
  },
})

/** A chat with retries and fallbacks. */
export const retryingChat: CaseFamily = onBadDays(chat, (planned) => [
  ...chat.furtherRuns(planned).filter(isWorthRunning),
  ...badDays(planned),
])

/**
 * The same for chats of another kind. A client's retries don't depend on the request, so one provider has all runs,
 * like the code around them.
 */
export const withRetries = (kind: CaseFamily): CaseFamily =>
  onBadDays(kind, (planned) =>
    isFirst(planned, kind) ? [...kind.furtherRuns(planned).filter(isWorthRepeating), ...badDaysOf(kind, planned)] : [],
  )

/** The same for asynchronous programs: fewer runs are enough to test `await` and what is passed on. */
export const withRetriesInAsync = (kind: CaseFamily): CaseFamily =>
  inAsync(onBadDays(kind, (planned) => withRetries(kind).furtherRuns(planned).filter(isWorthAwaiting)))

const isWorthAwaiting = ({ name }: CaseRun): boolean =>
  ['busy then answer', 'stays busy', 'refused for good 401', 'falls back', 'forced choice'].includes(name)

const isWorthRepeating = ({ name, forRetries }: CaseRun): boolean =>
  forRetries === true || isBehaviourOfRetries({ name }) || [WITH_OPTIONS, 'forced choice'].includes(name)

function badDaysOf(kind: CaseFamily, planned: PlannedCase): CaseRun[] {
  const plain = kind.plainRun(planned.question)
  const rounds = 'conversation' in plain.scenario ? plain.scenario.conversation?.rounds.length : undefined
  // A tool loop sends one more request than the model has rounds of calls.
  const answers = (rounds ?? 0) + 1
  const day = (name: string, reactions: PlayedReactions, chosen = NOTHING_CHOSEN, { scenario } = plain): CaseRun => ({
    name,
    chosen,
    scenario: { ...scenario, reactions } as CaseRun['scenario'],
  })
  const refusal = kind.furtherRuns(planned).find(({ name }) => name === 'refusal')
  const { asksAgainWhenCut } = clientFacts(planned.snippet)
  const fallsBack = { reactions: [asksAgainWhenCut ? 'drop' : BUSY], otherReactions: ['answer'] } as const
  const fallbacks = [
    day('falls back', { ...fallsBack, requests: answers * (ATTEMPTS + 1) }, WITH_FALLBACK),
    day('nobody answers', { reactions: [BUSY], otherReactions: [BUSY], requests: 2 * ATTEMPTS }, WITH_FALLBACK),
    day('fallback refused 422', { reactions: [{ status: 422 }], requests: 1 }, WITH_FALLBACK),
    ...(refusal ? [day('falls back, refusal', { ...fallsBack, requests: ATTEMPTS + 1 }, WITH_FALLBACK, refusal)] : []),
  ]

  return [
    day('busy then answer', { reactions: [TOLD_TO_WAIT, BUSY, 'answer'], requests: 2 + answers }),
    ...(answers > 1
      ? [day('busy after a call', { reactions: ['answer', BUSY, 'answer'], requests: 1 + answers })]
      : []),
    ...(asksAgainWhenCut ? [day('never reached', { reactions: ['drop'], requests: ATTEMPTS })] : []),
    day('stays busy', { reactions: [BUSY], requests: ATTEMPTS }),
    day('refused for good 401', { reactions: [{ status: 401 }], requests: 1 }),
    // Only the router can reach another provider.
    ...(planned.question.target === 'routed' ? fallbacks : []),
  ]
}

const chatOf = ({ services }: Pick<Stage, 'services'>): Service | undefined =>
  services.find(({ name }) => name === CHAT_SERVICE)
