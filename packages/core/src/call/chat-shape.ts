import type { ChatCall } from './call.ts'
import { CHAT_APIS, RECIPES } from './chat-variant.ts'
import { LIMIT_NAMES } from './limit-names.ts'
import { PLATFORMS } from './platform.ts'

const SWITCH = [false, true] as const

/**
 * What decides which statements a chat's program has, with all possible values. No fact contains a user's text, so
 * there are finitely many shapes. This list is the only one: the type and the key both derive from it.
 */
const FACTS = {
  streaming: SWITCH,
  typescript: SWITCH,
  platform: PLATFORMS,
  showsMessage: SWITCH,
  showsReasoning: SWITCH,
  showsUsage: SWITCH,
  checksAnswer: SWITCH,
  limit: LIMIT_NAMES,
  hasCutReasons: SWITCH,
  listsContent: SWITCH,
  readsToken: SWITCH,
  hasOpenAiUrl: SWITCH,
  hasOpenAiKey: SWITCH,
  hasFallbacks: SWITCH,
  hasFiles: SWITCH,
  hasMoreHeaders: SWITCH,
  hasParameters: SWITCH,
} as const satisfies { readonly [name in keyof ChatCall]?: readonly ChatCall[name][] }

const VARIANT = {
  api: CHAT_APIS,
  recipe: RECIPES,
  retries: SWITCH,
  async: SWITCH,
} as const satisfies { readonly [name in keyof ChatCall['variant']]: readonly ChatCall['variant'][name][] }

/**
 * What decides which statements a chat's program has. A renderer that gets only this can't depend on a user's text.
 * Every call is also a shape, so that functions for both take the shape.
 */
export type ChatShape = Pick<ChatCall, keyof typeof FACTS | 'variant'>

/** Facts that only one client's programs depend on, each with all possible values, and how it's read from a call. */
export type OwnFacts<Own> = {
  readonly [name in keyof Own]: { readonly values: readonly Own[name][]; readonly of: (call: ChatCall) => Own[name] }
}

type Facts = readonly (readonly [name: string, values: readonly unknown[]])[]

const OF_CALL: Facts = /* @__PURE__ */ Object.entries(FACTS)
const OF_VARIANT: Facts = /* @__PURE__ */ Object.entries(VARIANT)

/** Returns a number for one of some values, after the number of earlier facts. */
function withPlace(before: number, values: readonly unknown[], value: unknown, name: string): number {
  const place = values.indexOf(value)
  if (place === -1) throw new TypeError(`[model-snippets] ${name} has no value ${JSON.stringify(value)}`)
  return before * values.length + place
}

/** The keys of calls, which every client needs; one is kept as long as its call. */
const KEYS = /* @__PURE__ */ new WeakMap<ChatCall, number>()

function chatKeyOf(call: ChatCall): number {
  const known = KEYS.get(call)
  if (known !== undefined) return known
  const key = keyOfFacts(OF_CALL, call, keyOfFacts(OF_VARIANT, call.variant))
  KEYS.set(call, key)
  return key
}

type Holder = { readonly [name: string]: unknown }

const keyOfFacts = (facts: Facts, holder: object, before = 0): number =>
  facts.reduce((key, [name, values]) => withPlace(key, values, (holder as Holder)[name], name), before)

const pick = (facts: Facts, holder: object): Holder =>
  Object.fromEntries(facts.map(([name]) => [name, (holder as Holder)[name]]))

/** How the calls of a client are divided into finitely many shapes. */
export interface ChatShapes<Own> {
  /** Returns a number for a call's shape; two calls have the same number only if they have the same shape. */
  readonly keyOf: (call: ChatCall) => number
  /** Returns a call's shape, without anything else of the call. */
  readonly shapeOf: (call: ChatCall) => ChatShape & Own
}

/**
 * Returns how the calls of a client are divided into shapes.
 *
 * @param own facts besides those of all chats
 */
// @__NO_SIDE_EFFECTS__
export function chatShapes<Own extends object>(own: OwnFacts<Own>): ChatShapes<Own> {
  const owned = Object.entries<OwnFacts<Own>[keyof Own]>(own)
  return {
    keyOf: (call) =>
      owned.reduce((key, [name, { values, of }]) => withPlace(key, values, of(call), name), chatKeyOf(call)),
    shapeOf: (call) =>
      Object.freeze({
        ...pick(OF_CALL, call),
        ...Object.fromEntries(owned.map(([name, { of }]) => [name, of(call)])),
        variant: Object.freeze(pick(OF_VARIANT, call.variant)),
      }) as unknown as ChatShape & Own,
  }
}
