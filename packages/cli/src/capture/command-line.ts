import { taskOf } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import type { Question } from '@model-snippets/twin'
import { inShell } from '../twin/command.ts'

/**
 * Returns the command line that asks a question.
 *
 * @example
 * commandLine(question) // model-snippets openai/gpt-oss-120b --provider together --stream --message 'Hello'
 */
export function commandLine({ model, task, provider, options }: Question): string {
  const known = findModel(model)
  const { messages, inputs, parameters = {} } = options
  const words: readonly (readonly string[])[] = [
    ...(known !== undefined && taskOf(known) === task ? [] : [['--task', task]]),
    ...(provider === 'auto' ? [] : [['--provider', provider]]),
    ...(options.directRequest === true ? [['--direct']] : []),
    ...(options.endpointUrl === undefined ? [] : [['--endpoint', options.endpointUrl]]),
    ...(options.providerId === undefined ? [] : [['--provider-id', options.providerId]]),
    ...(options.billTo === undefined ? [] : [['--bill-to', options.billTo]]),
    ...(options.api === undefined ? [] : [['--api', options.api]]),
    ...(options.recipe === undefined ? [] : [['--recipe', options.recipe]]),
    ...(options.streaming === true ? [['--stream']] : []),
    ...(messages === undefined ? [] : messageWords(messages)),
    ...(inputs === undefined ? [] : [typeof inputs === 'string' ? ['--input', inputs] : ['--inputs', json(inputs)]]),
    ...(options.tools === undefined ? [] : [['--tools', json(options.tools)]]),
    ...(options.schema === undefined ? [] : [['--schema', json(options.schema)]]),
    ...numberWords('--temperature', options.temperature),
    ...numberWords('--max-tokens', options.max_tokens),
    ...numberWords('--top-p', options.top_p),
    ...Object.entries(parameters).map(([name, value]) => ['--param', `${name}=${json(value)}`]),
  ]
  return ['model-snippets', inShell(model), ...words.map(written)].join(' ')
}

const json = (value: unknown): string => JSON.stringify(value)

/** A value that starts with a dash could be an option, so it’s joined to its own. */
const written = ([flag = '', value]: readonly string[]): string => {
  if (value === undefined) return flag
  const shell = value === '' ? "''" : inShell(value)
  return value.startsWith('-') ? `${flag}=${shell}` : `${flag} ${shell}`
}

/** The flags take only values in the usual range; a parameter takes any. */
function numberWords(flag: string, value: unknown): readonly (readonly string[])[] {
  if (value === undefined) return []
  if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return [[flag, String(value)]]
  return [['--param', `${flag.slice(2).replaceAll('-', '_')}=${json(value)}`]]
}

/** Texts of the user and the assistant in turn have a flag of their own. */
function messageWords(messages: NonNullable<Question['options']['messages']>): readonly (readonly string[])[] {
  const areTexts = messages.every(
    ({ role, content, ...others }, place) =>
      role === (place % 2 === 0 ? 'user' : 'assistant') &&
      typeof content === 'string' &&
      Object.keys(others).length === 0,
  )
  return areTexts && messages.length > 0
    ? messages.map(({ content }) => ['--message', String(content)])
    : [['--messages', json(messages)]]
}
