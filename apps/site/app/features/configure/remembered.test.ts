import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { expect, it } from 'vitest'
import { rememberedFor } from './remembered.ts'

const NOTHING = { provider: undefined, platform: undefined, typescript: false }
const choice = (id: string, isServing: boolean | null): ProviderChoice => ({ id, label: id, isServing })
const opensOn = (provider: string, task: string, ...providers: readonly ProviderChoice[]): string =>
  rememberedFor({ ...NOTHING, provider }, task, providers).provider

it('opens on the last provider, where it may serve the model', () => {
  expect(opensOn('groq', 'conversational', choice('groq', true))).toBe('groq')
  expect(opensOn('groq', 'conversational', choice('groq', null))).toBe('groq')
  expect(opensOn('groq', 'conversational', choice('groq', false))).toBe('auto')
  expect(opensOn('groq', 'conversational', choice('novita', true), choice('groq', null))).toBe('auto')
  expect(opensOn('groq', 'text-to-image', choice('fal-ai', true))).toBe('auto')
})

it('opens on the last policy, where the router goes by it', () => {
  expect(opensOn('cheapest', 'conversational')).toBe('cheapest')
  expect(opensOn('cheapest', 'text-to-image')).toBe('auto')
})

it('keeps terminal and types on every page', () => {
  expect(rememberedFor({ ...NOTHING, platform: 'powershell', typescript: true }, 'text-to-image', [])).toEqual({
    provider: 'auto',
    platform: 'powershell',
    typescript: true,
  })
  expect(rememberedFor(NOTHING, '', [])).toEqual({ provider: 'auto', platform: 'posix', typescript: false })
})
