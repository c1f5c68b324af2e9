import type { OptionRecord, OptionValue } from '../../packages/core/src/options/table.ts'
import { OPTIONS, PROGRAM_OPTIONS } from '../../packages/core/src/options/table.ts'

const ROWS: readonly OptionRecord[] = [...PROGRAM_OPTIONS, ...OPTIONS]

const steers = ({ effect }: OptionRecord): boolean => effect === 'steer'

/** All names under which the generator accepts an option. */
const namesOf = ({ name, alias, sameAs }: OptionRecord): string[] =>
  [name, alias, sameAs].filter((each) => each !== undefined)

/** Types of names that the generator declares. */
const NAME_TYPES: { readonly [kind: string]: string } = {
  api: 'ChatApi',
  recipe: 'Recipe',
  platform: 'Platform',
  'reasoning-level': 'ReasoningLevel',
}

function typeOf(value: OptionValue): string {
  switch (value.kind) {
    case 'switch':
      return 'boolean'
    case 'text':
      return 'string'
    case 'number':
      return 'number'
    case 'name':
      return NAME_TYPES[value.of] ?? 'string'
    case 'names':
      return 'readonly string[]'
    case 'messages':
      return 'readonly ChatMessage[]'
    case 'objects':
      return 'readonly JsonObject[]'
    case 'object':
      return 'JsonObject'
    case 'json':
      return 'unknown'
  }
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function fieldsOf(row: OptionRecord): string[] {
  const { name, alias, sameAs, help, doc = asSentence(help), value } = row
  const type = typeOf(value)
  const field = (field: string, text: string): string[] => [
    ...comment(text),
    `  readonly ${field}?: ${type}${type === 'unknown' ? '' : ' | undefined'}`,
  ]
  return [
    ...field(name, doc),
    ...(alias === undefined ? [] : field(alias, `Former name of \`${name}\`, used if \`${name}\` isn’t set.`)),
    ...(sameAs === undefined ? [] : field(sameAs, `Same as \`${name}\`, under the name of the request field.`)),
  ]
}

const LONGEST_LINE = 120
/** As many words as fit behind `   * `. */
const FITTING = /(.{1,115})(?: |$)/g

/** A doc comment in lines that fit. */
function comment(text: string): string[] {
  const line = `  /** ${text} */`
  if (line.length <= LONGEST_LINE) return [line]
  const lines = [...text.matchAll(FITTING)].map(([, fitting]) => fitting)
  return ['  /**', ...lines.map((each) => `   * ${each}`), '   */']
}

/** Names need their registries, and JSON its task, so nothing but their own readers checks them. */
const isPlain = ({ effect, value: { kind } }: OptionRecord): boolean =>
  effect !== 'choose' && kind !== 'name' && kind !== 'json'

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')

/** Renders what the generator needs of the table of options. */
export function renderOptionFacts(): string {
  const steering = ROWS.filter(steers)
  const renamed = ROWS.flatMap((row) =>
    namesOf(row)
      .slice(1)
      .map((other): [string, string] => [other, row.name]),
  )
  const featured = ROWS.flatMap(({ name, feature }) => (feature === undefined ? [] : [[name, feature] as const]))
  const forChat = steering.filter(({ tasks }) => tasks?.length === 1 && tasks[0] === 'conversational')
  return [
    '// Written by `npm run generate` from `options/table.ts`. Do not edit.\n',
    "import type { ReasoningLevel } from '../model/thinking.ts'",
    "import type { ChatMessage } from '../tasks/chat-message.ts'",
    "import type { JsonObject } from '../values/value.ts'",
    "import type { ChatApi, Recipe } from './chat-variant.ts'",
    "import type { Platform } from './platform.ts'",
    '',
    '/** The options that steer the generator, from the table of options. */',
    'export interface SteeringOptions {',
    ...steering.flatMap(fieldsOf),
    '}',
    '',
    '/** Their names. For chat, every other option is a field of the request’s body. */',
    `export const STEERING: readonly string[] = ${literal(steering.flatMap(namesOf))}`,
    '',
    '/** Those that only chats use. */',
    `export const CHAT_OPTIONS: readonly string[] = ${literal(forChat.flatMap(namesOf))}`,
    '',
    '/** Other names of options, with the name that takes precedence. */',
    `export const OTHER_NAMES: { readonly [other: string]: string } = ${literal(Object.fromEntries(renamed))}`,
    '',
    '/** An option that affects only languages with a feature. */',
    `export type LanguageOption = ${featured.map(([name]) => `'${name}'`).join(' | ')}`,
    '',
    '/** The feature that each of them needs. */',
    `export const FEATURE_OF_OPTION = ${literal(Object.fromEntries(featured))} as const`,
    '',
    '/** Types of the values that need no registry. */',
    'export const OPTION_VALUES = {',
    ...ROWS.filter(isPlain).flatMap((row) => namesOf(row).map((name) => `  ${name}: ${literal(row.value)},`)),
    '} as const',
    '',
  ].join('\n')
}
