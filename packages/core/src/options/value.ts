import { type ReadValue, readPlainValue, shownValue, type ValueProblem, wrong } from '../call/option-values.ts'
import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import { nearestNames } from '../values/nearest.ts'
import { languageNamed, languageNames } from './language-names.ts'
import { namesOf } from './names.ts'
import type { NameKind, OptionValue } from './table.ts'
import { readNumberText, readSwitchText } from './text-value.ts'

/**
 * Reads an option's value from JSON.
 *
 * @example
 * readValue({ kind: 'number', least: 0, most: 2, whole: false }, 9).problem?.detail // expected a number from 0 to 2, got 9
 */
export function readValue(kind: OptionValue, value: unknown): ReadValue {
  switch (kind.kind) {
    case 'name':
      return readName(kind.of, value)
    case 'names':
      return readNames(kind, value)
    case 'json':
      return { value }
    default:
      return readPlainValue(kind, value)
  }
}

/**
 * Reads an option's value from text, as in a command line, a URL, or a form. An empty switch means on.
 *
 * @example
 * readText({ kind: 'switch' }, '').value // true
 */
export function readText(kind: OptionValue, text: string): ReadValue {
  switch (kind.kind) {
    case 'number':
      return readNumberText(kind, text)
    case 'switch':
      return readSwitchText(text)
    case 'names': {
      const value = parsed(text)
      return readValue(kind, Array.isArray(value) ? value : text.split(',').map((name) => name.trim()))
    }
    case 'messages':
    case 'objects':
    case 'object': {
      const value = parsed(text)
      return value === undefined ? readValue(kind, text) : readValue(kind, value)
    }
    default:
      return readValue(kind, text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readNames({ of, most }: Extract<OptionValue, { kind: 'names' }>, value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong('names', `an array, such as ["${namesOf(of)[1]}"]`, value)
  if (value.length > most) return wrong('names', `at most ${most} names`, value.length)
  for (const [index, each] of value.entries()) {
    const { problem } = readName(of, each)
    if (problem !== undefined) return { problem: { ...problem, path: `[${index}]` } }
  }
  return { value }
}

function readName(of: NameKind, value: unknown): ReadValue {
  const valid = namesOf(of)
  if (typeof value === 'string') {
    const name = valid.includes(value) ? value : of === 'language' ? languageNamed(value) : undefined
    if (name !== undefined) return { value: name }
  }
  return { problem: nameProblem(value, valid, typeof value === 'string' ? nearest(of, value, valid) : []) }
}

/** Languages also have other names. */
function nearest(of: NameKind, value: string, valid: readonly string[]): string[] {
  if (of !== 'language') return nearestNames(value, valid)
  const known = nearestNames(value, LANGUAGE_RECORDS.flatMap(languageNames), LANGUAGE_RECORDS.length)
  return [...new Set(known.flatMap((name) => languageNamed(name) ?? []))]
}

/**
 * Returns the problem with a name that isn't one of the valid ones.
 *
 * @param suggestions what may have been meant; the nearest names when not given
 */
export function nameProblem(
  value: unknown,
  validValues: readonly string[],
  suggestions: readonly string[] = nearestNames(String(value), validValues),
): ValueProblem {
  const meant = suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(' or ')}?`
  return {
    code: 'name',
    path: '',
    detail: `expected one of ${validValues.join(', ')}, got ${shownValue(value)}${meant}`,
    validValues,
    suggestions,
  }
}
