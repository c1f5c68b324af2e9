import { expect, it } from 'vitest'
import { texts } from '../../ui/texts/en/problems.ts'
import { buildExamples } from '../examples/build-examples.ts'
import { CONFIGURATION_PARAMETERS, formatConfiguration, parseConfiguration } from './configuration.ts'
import { withoutWrong } from './without-wrong.ts'

const CHAT = { id: 'acme/talk', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** What links say of an address. */
const linked = (parameters: Readonly<Record<string, string>>): string => {
  const configuration = parseConfiguration(new URLSearchParams(parameters))
  const { problems } = buildExamples(CHAT, configuration, texts)
  return String(formatConfiguration(withoutWrong(configuration, problems)))
}

/** Any text is right for these. */
const TEXTS = ['billTo', 'providerId', 'inputs', 'task']

it.each(CONFIGURATION_PARAMETERS.filter((name) => !TEXTS.includes(name)))('links carry no wrong %s on', (name) => {
  expect(linked({ [name]: '"wrong'.repeat(5000) })).toBe('')
})

it('links carry on what is right', () => {
  const right = { provider: 'groq', stream: 'true', max_tokens: '50', extra: '{"seed": 7}', temperature: 'hot' }
  expect(linked(right)).toBe('provider=groq&stream=true&max_tokens=50&extra=%7B%22seed%22%3A+7%7D')
  const configuration = parseConfiguration(new URLSearchParams({ temperature: '1' }))
  expect(withoutWrong(configuration, [])).toBe(configuration)
})
