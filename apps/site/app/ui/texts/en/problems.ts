import { ENGLISH_IGNORED_WORDS } from '@model-snippets/core'
import { formatOf } from '../format.ts'

const { number } = formatOf('en')

const range = (least: number, most: number): string => `from ${number(least)} to ${number(most)}`

/** What is wrong with a field of the form, or has no effect, in English. */
export const texts = {
  notOfThisTask: 'This model’s task takes no such field. It is left out.',
  messages: 'The messages in this address are not a JSON list of objects with a role. The example’s own are shown.',
  platform: (known: string): string => `Must be one of ${known}. The examples are for posix.`,
  language: (known: string): string => `Must be one of ${known}. It is left out.`,
  client: (known: string): string => `Must be one of ${known}. It is left out.`,
  number: (least: number, most: number): string => `Must be a number ${range(least, most)}.`,
  wholeNumber: (least: number, most: number): string => `Must be a whole number ${range(least, most)}.`,
  decimalPoint: (number: string): string => `Write decimals with a point: ${number}`,
  outOfRange: (least: number, most: number): string =>
    `Must be ${range(least, most)}. To send another value, set it as JSON.`,
  switch: 'Must be “true” or “false”.',
  choice: (known: string): string => `Must be one of ${known}.`,
  notJson: (line: number, column: number): string => `This is not valid JSON: line ${line}, column ${column}.`,
  notObject: 'This must be a JSON object, for example {"seed": 7}.',
  notSchema: 'This must be a JSON Schema, or an example of the answer such as {"city": "Lyon"}.',
  notTools: 'This must be a JSON list of tools, for example [{"type": "function", "function": {"name": "get_time"}}].',
  inexact: (value: string): string =>
    `${value} can’t be kept exactly. Write it as a text in quotes, or use fewer digits.`,
  written: (name: string): string => `“${name}” is written by the example itself. Use the other controls to change it.`,
  twice: (name: string): string => `“${name}” is also set in a field of its own. Set it in one place.`,
  sentences: 'This must be a JSON list of texts.',
  grid: 'This must be a JSON list of rows, the first of which names the columns.',
  sameColumns: (name: string): string => `Two columns are called “${name}”. Give each a name of its own.`,
  unknownProvider: (name: string): string =>
    `No provider is called “${name}”. The examples below leave the choice open (auto).`,
  otherProvider: (label: string): string =>
    `${label} does not do this task. The examples below leave the choice open (auto).`,
  ignored: ENGLISH_IGNORED_WORDS,
} as const
