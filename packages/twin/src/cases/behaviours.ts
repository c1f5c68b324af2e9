import type { ChatApi, InferenceSnippet } from '@model-snippets/core'
import type { Ending } from '../judge/ending.ts'
import { languageOf } from '../languages/index.ts'
import type { Played, PlayedRecipe } from '../services/behaviours/behaviour.ts'
import { BEHAVIOURS } from '../services/behaviours/index.generated.ts'
import { chatName, OPEN } from '../services/behaviours/open.ts'
import { brokenBehaviour } from '../services/registry.ts'
import type { CaseRun, PlannedCase, Question } from './case.ts'
import type { CaseFamily } from './case-family.ts'

/** The prefix of the names of runs with a behavior. */
export const BEHAVES = 'behaves-'

export const isBehaviour = ({ name }: Pick<CaseRun, 'name'>): boolean => name.startsWith(BEHAVES)

/** The runs that examples with retries also have. */
const WITH_RETRIES: ReadonlySet<string> = new Set(
  BEHAVIOURS.flatMap(({ id, apis }) =>
    Object.values(apis).some(({ withRetries }) => withRetries) ? [`${BEHAVES}${id}`] : [],
  ),
)

export const isBehaviourOfRetries = ({ name }: Pick<CaseRun, 'name'>): boolean => WITH_RETRIES.has(name)

/**
 * Returns a case's runs with known behaviors of services in chats. A client's reaction doesn't depend on the provider,
 * so the representative one plays them through the router, and an endpoint also plays those of tool loops.
 *
 * @param representative the provider of the cases with all runs, by target
 */
export function behaviourRuns(
  planned: PlannedCase,
  api: ChatApi,
  recipe: PlayedRecipe,
  representative: CaseFamily['representative'] & {},
): readonly CaseRun[] {
  const { question, snippet, unsupported } = planned
  if (question.variant?.includes('async')) return []
  return BEHAVIOURS.flatMap((behaviour): CaseRun[] => {
    const played = behaviour.apis[api]
    if (played === undefined || !played.recipes.includes(recipe) || !played.streamed.includes(question.streaming)) {
      return []
    }
    if (!isPlayedAt(question, recipe, played, representative)) return []
    if (brokenBehaviour(snippet, behaviour.id, recipe, question.streaming) !== undefined) return []
    if (isOpen(snippet, behaviour.id, question)) return []
    const { model, options, sentFields } = played
    const chosen = { ...(options && { options }), ...(model && { model }), ...(sentFields && { sentFields }) }
    if (unsupported(chosen) !== undefined) return []
    const conversation = recipe === 'tool-loop' && played.conversation ? { conversation: played.conversation } : {}
    const scenario = { behaviour: played, ...conversation }
    return [
      {
        name: `${BEHAVES}${behaviour.id}`,
        chosen,
        scenario: api === 'chat-completions' ? { kind: 'chat', ...scenario } : { kind: 'chat-api', ...scenario },
      },
    ]
  })
}

/** Whether examples are known not to handle a behavior yet. */
const isOpen = (
  { language, client }: Pick<InferenceSnippet, 'language' | 'client'>,
  behaviour: string,
  question: Question,
): boolean =>
  OPEN.some(
    (each) =>
      each.client === `${language}/${client}` &&
      each.behaviour === behaviour &&
      each.chats.includes(chatName(question)),
  )

function isPlayedAt(
  { provider, target }: Question,
  recipe: PlayedRecipe,
  played: Played,
  representative: CaseFamily['representative'] & {},
): boolean {
  if (played.provider !== undefined)
    return played.provider === provider && target === (played.direct ? 'direct' : 'routed')
  if (target === 'endpoint') return recipe === 'tool-loop' && provider === representative.endpoint
  return target === 'routed' && provider === representative.routed
}

/** What a client may print about an incomplete answer. */
const WHY =
  /length|max_\w*tokens|limit|filter|refus|incomplete|truncat|cut off|context|empty|no (?:complete )?answer|ended (?:before|without)|not yet received/i

/** What an example or its framework prints after too many rounds of a loop. */
export const TOO_MANY_ROUNDS = /rounds|round trips|turns|steps|iterations|recursion limit|request_limit/i

/** Returns how an example must end with a behavior. */
export function endingOfBehaviour(
  { outcome, hidden, says = WHY, unsaid, shownOnce }: Played,
  answered: Ending,
  complaint: string,
  { language }: Pick<InferenceSnippet, 'language'>,
  recipe: PlayedRecipe,
): Ending {
  // The copied response shows the reason itself.
  const isCopied = languageOf(language).output.copiesAnswers && recipe === 'plain'
  if (isCopied && outcome !== 'answer') return { kind: 'unknown' }
  if (outcome === 'incomplete') return { kind: 'failure', told: { says } }
  if (outcome === 'failure') {
    const told = recipe === 'tool-loop' ? {} : { words: complaint }
    return { kind: 'failure', told }
  }
  if (answered.kind !== 'result' || answered.result.kind !== 'text') return answered
  const result = isCopied
    ? answered.result
    : { ...answered.result, ...(hidden && { hidden }), ...(shownOnce && { once: shownOnce }) }
  return outcome === 'either'
    ? { kind: 'either', result, told: unsaid ? { unsaid, mayCrash: true } : {} }
    : { kind: 'result', result }
}
