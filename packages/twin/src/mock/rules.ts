import { isObject } from '../services/protocols/conversation.ts'
import { findEffect, unknownScenario } from './scenarios.ts'

/** An answer that a test sets for the requests that it expects. */
export interface AnswerRule {
  /** A text that the request's URL or body must contain; every request by default. */
  readonly contains?: string
  /** How many requests get it; all by default. */
  readonly times?: number
  /** The scenario to play, such as `429-twice`. */
  readonly scenario?: string
  /** The model's text. */
  readonly text?: string
  /** The model's tool calls before the text. The request must have tools. */
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: unknown }[]
  /** The status of a response that replaces the service's; 200 by default. */
  readonly status?: number
  /** The body of a response that replaces the service's: JSON, or a text as it is. */
  readonly body?: unknown
  /** The headers of a response that replaces the service's. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A rule that can't be used, with the field and the reason. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}

const FIELDS = ['contains', 'times', 'scenario', 'text', 'toolCalls', 'status', 'body', 'headers']

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100)

const TEXTS = ['contains', 'scenario', 'text'] as const

/** A header's name and value, as HTTP allows them. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e]*$/

/**
 * Checks a rule.
 *
 * @throws RuleError naming the field
 */
export function readRule(value: unknown): AnswerRule {
  if (!isObject(value)) throw new RuleError(`an answer must be a JSON object; got ${shown(value)}`)
  for (const name of Object.keys(value)) {
    if (!FIELDS.includes(name)) throw new RuleError(`unknown field ${shown(name)}; valid fields: ${FIELDS.join(', ')}`)
  }
  for (const name of TEXTS) {
    const text = value[name]
    if (text !== undefined && typeof text !== 'string')
      throw new RuleError(`${name} must be a string; got ${shown(text)}`)
  }
  const { times, status, scenario, toolCalls, headers } = value
  const isCount = typeof times === 'number' && Number.isInteger(times) && times >= 1
  if (times !== undefined && !isCount)
    throw new RuleError(`times must be a whole number, 1 or more; got ${shown(times)}`)
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599
  if (status !== undefined && !isStatus) throw new RuleError(`status must be from 200 to 599; got ${shown(status)}`)
  if (typeof scenario === 'string' && findEffect(scenario) === undefined) throw new RuleError(unknownScenario(scenario))
  const areCalls =
    Array.isArray(toolCalls) && toolCalls.every((call) => isObject(call) && typeof call['name'] === 'string')
  if (toolCalls !== undefined && !areCalls) {
    throw new RuleError(`toolCalls must be an array of objects with name and arguments; got ${shown(toolCalls)}`)
  }
  const areHeaders =
    isObject(headers) &&
    Object.entries(headers).every(
      ([name, each]) => HEADER_NAME.test(name) && typeof each === 'string' && HEADER_VALUE.test(each),
    )
  if (headers !== undefined && !areHeaders) {
    throw new RuleError(`headers must be an object whose values are strings of printable ASCII; got ${shown(headers)}`)
  }
  return value as AnswerRule
}

/** The most rules that are kept. */
const MOST_RULES = 1000

/** The answers that are set. The newest that matches a request applies. */
export class Rules {
  #rules: { readonly rule: AnswerRule; used: number }[] = []

  /** @throws RuleError if there are too many rules */
  add(rule: AnswerRule): void {
    if (this.#rules.length >= MOST_RULES) {
      throw new RuleError(`there are ${MOST_RULES} answers already; remove them with DELETE /__answers`)
    }
    this.#rules = [{ rule, used: 0 }, ...this.#rules]
  }

  /** Returns the rule for a request, and counts its use. */
  take(url: string, body: Buffer): AnswerRule | undefined {
    if (this.#rules.length === 0) return undefined
    const found = this.#rules.find(({ rule: { contains } }) => matches(contains, url, body))
    if (found === undefined) return undefined
    found.used++
    if (found.used >= (found.rule.times ?? Number.POSITIVE_INFINITY)) {
      this.#rules = this.#rules.filter((each) => each !== found)
    }
    return found.rule
  }

  list(): readonly AnswerRule[] {
    return this.#rules.map(({ rule }) => rule)
  }

  clear(): void {
    this.#rules = []
  }
}

/** In a JSON body, a text may be written with escapes. */
const matches = (contains: string | undefined, url: string, body: Buffer): boolean =>
  contains === undefined ||
  url.includes(contains) ||
  body.includes(contains) ||
  body.includes(JSON.stringify(contains).slice(1, -1)) ||
  body.includes(asAscii(contains))

/** Python's json writes every other character as an escape. */
const asAscii = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\x7f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
