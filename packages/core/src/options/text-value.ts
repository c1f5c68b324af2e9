import {
  expectedNumber,
  judgeNumber,
  type NumberValue,
  noSwitch,
  type ReadValue,
  wrong,
} from '../call/option-values.ts'
import { LONGEST_NUMBER } from './exact-numbers.ts'
import { switchOf } from './switch-text.ts'

/** Reads a number from text. */
export function readNumberText(kind: NumberValue, text: string): ReadValue {
  const written = text.trim()
  if (written.length > LONGEST_NUMBER) {
    return wrong('number', `${expectedNumber(kind)} in at most ${LONGEST_NUMBER} characters`, text)
  }
  return judgeNumber(kind, NUMBER.test(written) ? Number(written) : Number.NaN, text)
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Reads a switch from text; an empty text means on. */
export function readSwitchText(text: string): ReadValue {
  const value = switchOf(text)
  return value === undefined ? noSwitch(text) : { value }
}
