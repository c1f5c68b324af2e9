import type { Ending } from '../../judge/ending.ts'
import { clientFacts, languageOf } from '../../languages/index.ts'
import { CHAT_SERVICE } from '../../services/chat.ts'
import { type Mood, moodyChatService } from '../../services/moody-chat.ts'
import type { Service } from '../../services/request.ts'
import { type CaseRun, type ChatScenario, type Chosen, NOTHING_CHOSEN, type PlannedCase } from '../case.ts'
import { chat } from '../chat.ts'
import { WITH_FILES } from '../chat-files.ts'
import type { Kind, Stage } from '../kind.ts'

/** How often an example asks one provider. */
const ATTEMPTS = 4

/** Statuses that no example asks again for. */
const FOR_GOOD = [400, 401, 402, 403, 404, 422]

const FALLBACK = 'groq'
const WITH_FALLBACK: Chosen = { options: { fallbacks: [FALLBACK] } }

const BUSY: Mood = { status: 503 }
const TOLD_TO_WAIT: Mood = { status: 429, asksToWait: true }

const run = (name: string, moods: NonNullable<ChatScenario['moods']>, chosen: Chosen = NOTHING_CHOSEN): CaseRun => ({
  name,
  chosen,
  scenario: { kind: 'chat', moods },
})

/** What a bad day can bring. */
function badDays({ question, snippet }: PlannedCase): CaseRun[] {
  return [
    run('busy then answer', { moods: [TOLD_TO_WAIT, BUSY, 'silence', 'answer'], requests: ATTEMPTS }),
    run('408 then answer', { moods: [{ status: 408 }, { status: 500 }, 'answer'], requests: 3 }),
    ...(clientFacts(snippet).asksAgainWhenCut
      ? [run('lost then answer', { moods: ['drop', 'answer'], requests: 2 })]
      : []),
    run('stays busy', { moods: [BUSY], requests: ATTEMPTS }),
    run('never answers', { moods: ['silence'], requests: ATTEMPTS }),
    ...FOR_GOOD.map((status) => run(`refused for good ${status}`, { moods: [{ status }], requests: 1 })),
    // Who is asked first is nobody to fall back on.
    ...(question.target !== 'routed' || question.provider === FALLBACK
      ? []
      : [
          run('falls back', { moods: [BUSY], otherMoods: ['answer'], requests: ATTEMPTS + 1 }, WITH_FALLBACK),
          run('nobody answers', { moods: [BUSY], otherMoods: [BUSY], requests: 2 * ATTEMPTS }, WITH_FALLBACK),
          run('fallback refused', { moods: [{ status: 401 }], requests: 1 }, WITH_FALLBACK),
        ]),
  ]
}

/** Of the ways in which a plain chat goes, those that retries have to do with. */
const isWorthRunning = ({ name }: CaseRun): boolean =>
  [
    'error 503',
    'error 503-html',
    'stream mixed',
    'stream cut',
    'stream error-event',
    'with options',
    WITH_FILES,
  ].includes(name)

/** How a bad day ends: with an answer and the name of the provider that gave it, or with what the last one said. */
function endingOf(
  { moods, otherMoods }: NonNullable<ChatScenario['moods']>,
  answered: Ending,
  complaint: string,
  model: string,
): Ending {
  const last = (otherMoods ?? moods).at(-1)
  if (last === 'answer' && answered.kind === 'result') {
    return otherMoods === undefined ? answered : { ...answered, said: `Answered by ${model}:${FALLBACK}` }
  }
  return { kind: 'failure', told: typeof last === 'object' ? { status: last.status, words: complaint } : {} }
}

/** A chat that asks again, and asks others. */
export const robustChat: Kind = {
  ...chat,
  options: { robust: true },
  furtherRuns: (planned) => [...chat.furtherRuns(planned).filter(isWorthRunning), ...badDays(planned)],
  stage: (call, asked, scenario, snippet) => {
    const plain = { ...chat.stage(call, asked, scenario, snippet), pauses: 'fast' } as const
    if (scenario.kind !== 'chat' || scenario.moods === undefined) return plain
    const { requests, ...played } = scenario.moods
    const complaint = `No luck today, ${plain.nonce}.`
    const clientSpeed = languageOf(snippet.language).fastClock
    const otherCalls = (asked.options.fallbacks ?? []).map((provider) => ({ ...call, provider }))
    const other = otherCalls.map((each) => chat.stage(each, asked, scenario, snippet)).at(-1) ?? plain
    const otherChat = chatOf(other)
    return {
      ...plain,
      services: plain.services.map((service) =>
        service.name === CHAT_SERVICE
          ? moodyChatService(service, { ...played, complaint, clientSpeed, ...(otherChat && { otherChat }) })
          : service,
      ),
      attempts: { least: requests, most: requests },
      otherCalls,
      ending: endingOf(scenario.moods, other.ending, complaint, asked.model.id),
    }
  },
}

const chatOf = ({ services }: Pick<Stage, 'services'>): Service | undefined =>
  services.find(({ name }) => name === CHAT_SERVICE)

/** The same by the asynchronous interface of a client that has two. */
export const robustAsyncChat: Kind = { ...robustChat, options: { robust: true, async: true } }
