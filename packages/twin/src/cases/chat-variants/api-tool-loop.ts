import { getModelInputSnippet } from '@model-snippets/core'
import { clientFacts } from '../../languages/index.ts'
import type { Call } from '../../oracle/call.ts'
import { problemOfField } from '../../services/documented.ts'
import type { Parting } from '../../services/protocols/conversation.ts'
import { FAILURES } from '../../services/protocols/failure.ts'
import type { RecordedRequest } from '../../services/request.ts'
import { behaviourRuns, TOO_MANY_ROUNDS } from '../behaviours.ts'
import type { ApiScenario, CaseRun, PlannedCase } from '../case.ts'
import { NOTHING_CHOSEN } from '../case.ts'
import type { CaseFamily } from '../case-family.ts'
import { type ApiFacts, apiKind, apiRun, beganWith, type Fields } from './api.ts'
import { attemptsOf, CONVERSATIONS, FORCED, markOf, OWN_CALLS, OWN_TOOLS, QUESTION, TWO_CALLS } from './tool-loop.ts'

/** Only chat completions allow these ways to split tool calls. */
const OF_CHAT_COMPLETIONS: ReadonlySet<Parting> = new Set([
  'late-heads',
  'repeated-heads',
  'name-first',
  'repeated-ids',
])

/** The start of a conversation without its later turns. A forced tool choice only applies to the first request. */
function openingOf(facts: ApiFacts, submit: RecordedRequest, call: Call, nonce: string): RecordedRequest {
  const body = JSON.parse(submit.body.toString()) as Fields
  const { apiArguments = {} } = call
  const { tool_choice: choice, previous_response_id: previous } = body
  const goesOn = String(previous).includes(nonce)
  const said = body[facts.turns] as readonly unknown[]
  const began = beganWith(facts, call)
  const isFirst = !goesOn && said.length <= began.length
  const opening = {
    ...body,
    [facts.turns]: goesOn ? began : said.slice(0, began.length),
    ...(goesOn || previous === null ? { previous_response_id: apiArguments['previous_response_id'] } : {}),
    ...(isFirst || choice === undefined ? {} : { tool_choice: apiArguments['tool_choice'] }),
  }
  return { ...submit, body: Buffer.from(JSON.stringify(opening)) }
}

/**
 * Chats of an API with tool calls to the example's functions. The model answers only if it gets their results.
 *
 * @param canSay whether the API can express the model's part of a run
 */
export function apiToolLoop(
  facts: ApiFacts,
  canSay: (run: string, planned: PlannedCase) => boolean = () => true,
): CaseFamily {
  const plain = apiKind(facts)

  function furtherRuns(planned: PlannedCase): CaseRun[] {
    const { question, unsupported } = planned
    const model = plain.model(question)
    const mappings = plain.mappings(question, model, NOTHING_CHOSEN)
    const call = { ...question, api: facts.api, modelId: model.id, mappings }
    const isForced =
      Object.entries(facts.loop.forced).every(([name, value]) => problemOfField(call, name, value) === undefined) &&
      unsupported(FORCED) === undefined
    return [
      ...plain
        .furtherRuns(planned)
        .map((each) => ({ ...each, scenario: { ...each.scenario, conversation: TWO_CALLS } as ApiScenario })),
      ...Object.entries(CONVERSATIONS)
        .filter(([, { parting }]) => !OF_CHAT_COMPLETIONS.has(parting))
        .filter(([name]) => canSay(name, planned))
        .map(([name, conversation]) => ({ ...apiRun(name, { conversation }), ...markOf(name) })),
      ...FAILURES.map((failure) =>
        apiRun(`error ${failure.name} after a call`, { failure, conversation: { ...TWO_CALLS, failsAfter: 1 } }),
      ),
      apiRun('own tools', { conversation: OWN_CALLS }, OWN_TOOLS),
      ...(isForced ? [apiRun('forced choice', { conversation: TWO_CALLS }, FORCED)] : []),
      ...behaviourRuns(planned, facts.api, 'tool-loop', facts.representative).map((each) => ({
        ...each,
        scenario: { conversation: TWO_CALLS, ...each.scenario } as ApiScenario,
      })),
    ]
  }

  return {
    ...plain,
    options: { api: facts.api, recipe: 'tool-loop' },
    callPart: (question, model, chosen, offered) => {
      const { tools, messages, tool_choice: choice } = chosen.options ?? {}
      const asked = messages ?? (tools === undefined ? QUESTION : getModelInputSnippet(model))
      const options = { ...chosen.options, messages: asked } as NonNullable<typeof chosen.options>
      const part = plain.callPart(question, model, { ...chosen, options }, offered)
      return {
        ...part,
        apiArguments: {
          ...part.apiArguments,
          ...(tools === undefined ? facts.loop.weather : facts.loop.own),
          ...(choice === undefined ? {} : facts.loop.forced),
          ...facts.loop.more?.(question, part.apiArguments ?? {}),
        },
      }
    },
    plainRun: () => apiRun('answer', { conversation: TWO_CALLS }),
    furtherRuns,
    stage: (call, asked, scenario, snippet) => {
      const played = scenario as ApiScenario
      const stage = plain.stage(call, asked, scenario, snippet)
      return {
        ...stage,
        attempts: attemptsOf(played, clientFacts(snippet).mostAttempts),
        opening: (submit) => openingOf(facts, submit, call, stage.nonce),
        ...(played.conversation?.isEndless ? { ending: { kind: 'failure', told: { says: TOO_MANY_ROUNDS } } } : {}),
      }
    },
  }
}
