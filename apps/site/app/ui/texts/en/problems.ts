import { ENGLISH_IGNORED_WORDS } from '@model-snippets/core'
import { formatOf } from '../format.ts'

const { number } = formatOf('en')

const range = (least: number, most: number): string => `between ${number(least)} and ${number(most)}`

/** What is wrong with a field of the form, or has no effect, in English. */
export const texts = {
  notOfThisTask: 'This model’s task doesn’t support this field, so we omit it.',
  messages:
    'The messages in this page’s URL must be a JSON array of objects, each with a role. The sample messages are shown instead.',
  platform: (known: string): string => `Must be one of ${known}. The commands shown are for macOS and Linux (posix).`,
  language: (known: string): string => `Must be one of ${known}. This value is ignored.`,
  client: (known: string): string => `Must be one of ${known}. This value is ignored.`,
  number: (least: number, most: number): string => `Must be a number ${range(least, most)}.`,
  wholeNumber: (least: number, most: number): string => `Must be a whole number ${range(least, most)}.`,
  decimalPoint: (number: string): string => `Use a decimal point: ${number}`,
  outOfRange: (least: number, most: number): string =>
    `Must be ${range(least, most)}. To send another value, clear this field and set it as JSON under “Extra body fields” or “More parameters”.`,
  switch: 'Must be “true” or “false”.',
  choice: (known: string): string => `Must be one of ${known}.`,
  notJson: (line: number, column: number): string => `Invalid JSON at line ${line}, column ${column}.`,
  notObject: 'Must be a JSON object, for example {"seed": 7}.',
  notSchema: 'Must be a JSON Schema or an example response, such as {"city": "Lyon"}.',
  notTools: 'Must be a JSON array of tools, for example [{"type": "function", "function": {"name": "get_time"}}].',
  inexact: (value: string): string =>
    `${value} can’t be represented exactly: it’s too large or has too many digits. Use another number, or put it in quotes to send it as a string.`,
  written: (name: string): string => `The example sets “${name}” itself. Change it in the other fields.`,
  twice: (name: string): string => `“${name}” also has its own field. Set it in one place only.`,
  sentences: 'Must be a JSON array of strings.',
  grid: 'Must be a JSON array of rows. The first row names the columns.',
  sameColumns: (name: string): string => `Two columns are called “${name}”. Column names must be unique.`,
  unknownProvider: (name: string): string =>
    `There’s no provider called “${name}”. The examples below let the router choose (auto).`,
  otherProvider: (label: string): string =>
    `${label} doesn’t support this task. The examples below let the router choose (auto).`,
  ignored: ENGLISH_IGNORED_WORDS,
} as const
