import { modelName, type ReasoningChoice, type ReasoningLevel, reasoningChoiceOf } from '../model/thinking.ts'
import type { Assumption } from '../providers/assumption.ts'
import type { ReasoningControl } from '../providers/provider.ts'
import { ENDPOINT_REASONING, ROUTER_APIS, ROUTER_REASONING } from '../providers/router.ts'
import type { JsonObject } from '../values/value.ts'
import type { ChatVariant } from './chat-variant.ts'
import type { Decision } from './decision.ts'
import type { Unsent } from './dropped-option-words.ts'

/** The fields that set how much the model reasons, or why there are none. */
export interface LevelFields {
  /** The fields, as in chat completions; empty if there are none. */
  readonly fields: JsonObject
  readonly unsent?: Unsent
  readonly assumptions: readonly Assumption[]
}

const NOTHING: LevelFields = Object.freeze({ fields: {}, assumptions: [] })

const without = (unsent: Unsent): LevelFields => ({ fields: {}, unsent, assumptions: [] })

/**
 * Returns the fields for the option `reasoningLevel`. The model's maker decides which levels there are, and the service
 * which field sets them.
 *
 * @param given the fields that the request has anyway, which take precedence
 */
export function levelFields(decision: Decision, { api }: ChatVariant, given: JsonObject): LevelFields {
  const level = decision.options.reasoningLevel
  if (level === undefined) return NOTHING
  const choice = reasoningChoiceOf(decision.model)
  if (choice === undefined) return without({ why: 'reasoningUnknown' })
  if (!choice.levels.includes(level)) return without({ why: 'modelLacksLevel', level, source: choice.source })
  const control = controlOf(decision)
  if (api === 'messages' && level !== 'off' && choice.isSwitch === true) {
    return without({ why: 'apiLacksLevel', api: 'Messages API', level })
  }
  const fields = api === 'messages' ? ofMessages(level) : ofControl(control, level, choice)
  if (fields === undefined) return without(lackOf(decision, level))
  const taken = Object.keys(fields).find((name) => (given[name] ?? undefined) !== undefined)
  if (taken !== undefined) return without({ why: 'optionIsTaken', option: taken })
  if (api === 'responses') {
    const { reasoning_effort: effort } = fields
    const route = decision.target === 'routed' ? ROUTER_APIS.responses : decision.providerRecord?.chatApis?.responses
    if (effort === undefined || route?.efforts?.includes(String(effort)) === false)
      return without({ why: 'apiLacksLevel', api: 'Responses API', level })
  }
  return { fields, assumptions: assumedControl(decision, fields, control) }
}

/** How the service sets how much the model reasons; `undefined` if it documents nothing. */
function controlOf(decision: Decision): ReasoningControl | undefined {
  const { target, route, model } = decision
  const controls = target === 'endpoint' ? ENDPOINT_REASONING : route === undefined ? ROUTER_REASONING : route.reasoning
  const name = modelName(model)
  return controls?.find(({ models }) => models?.test(name) !== false)
}

function ofControl(
  control: ReasoningControl | undefined,
  level: ReasoningLevel,
  { variable, isSwitch }: ReasoningChoice,
): JsonObject | undefined {
  const isOn = level !== 'off'
  if (isOn && isSwitch !== true) return control?.effort === true ? { reasoning_effort: level } : undefined
  if (control?.inTemplate !== undefined && variable !== undefined) return { [control.inTemplate]: { [variable]: isOn } }
  return isOn ? control?.on : control?.off
}

/** The Messages API has its own fields; its translation renames `reasoning_effort`. */
const ofMessages = (level: ReasoningLevel): JsonObject =>
  level === 'off' ? { thinking: { type: 'disabled' } } : { reasoning_effort: level }

function lackOf({ target, route, provider, providerRecord }: Decision, level: ReasoningLevel): Unsent {
  return target === 'routed' && route === undefined
    ? { why: 'levelNeedsProvider', policy: provider }
    : { why: 'providerLacksLevel', provider: providerRecord?.label ?? provider, level }
}

/** The assumption about a service that we don't know: your own, or the one that the router chooses. */
function assumedControl(
  { target, route }: Decision,
  fields: JsonObject,
  control: ReasoningControl | undefined,
): readonly Assumption[] {
  if (target === 'direct' || (target === 'routed' && route !== undefined) || control === undefined) return []
  const names = Object.keys(fields).join(', ')
  const service = target === 'endpoint' ? 'your server' : 'the provider that the router chooses'
  return [
    Object.freeze({
      what: `We assume that ${service} supports ${names}.`,
      why: `Servers use different fields to set how much a model reasons (${control.source.address}).`,
      howToKnow: 'Run the example, and check whether the response contains reasoning',
    }),
  ]
}
