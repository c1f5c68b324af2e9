import { judgeNumber, type NumberValue, noSwitch, type ReadValue } from '../call/option-values.ts'

/** Reads a number that was written as text. */
export const readNumberText = (kind: NumberValue, text: string): ReadValue =>
  judgeNumber(kind, NUMBER.test(text.trim()) ? Number(text) : Number.NaN, text)

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

const ON: readonly string[] = ['true', '1', 'on', 'yes', '']
const OFF: readonly string[] = ['false', '0', 'off', 'no']

/** Reads a switch that was written as text; one that is named alone is on. */
export function readSwitchText(text: string): ReadValue {
  if (ON.includes(text) || OFF.includes(text)) return { value: ON.includes(text) }
  return noSwitch(text)
}
