import type { InputShape } from '@model-snippets/core'
import { INPUT_FIELDS } from '../../domain/configuration/inputs.ts'
import type { ConfigurationField } from '../../domain/configuration/options.ts'
import { parametersOf, SAMPLING_TASKS } from '../../domain/configuration/parameters.ts'

const OF_EVERY_TASK: readonly ConfigurationField[] = [
  'provider',
  'platform',
  'extra',
  'endpointUrl',
  'billTo',
  'providerId',
  'token',
]
const OF_CHAT: readonly ConfigurationField[] = [
  'messages',
  'recipe',
  'tools',
  'schema',
  'api',
  'reasoningLevel',
  'fallbacks',
]
const OF_SAMPLING: readonly ConfigurationField[] = ['temperature', 'topP', 'maxTokens']

/** Checks whether a task's form has a control for a field, which then shows the field's problem. */
export function hasField(field: ConfigurationField, task: string, shape: InputShape): boolean {
  const own: readonly ConfigurationField[] = [
    ...OF_EVERY_TASK,
    ...(task === 'conversational' ? OF_CHAT : INPUT_FIELDS[shape]),
    ...(SAMPLING_TASKS.includes(task) ? OF_SAMPLING : []),
    ...parametersOf(task),
  ]
  return own.includes(field)
}
