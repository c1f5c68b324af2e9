import { expect, it } from 'vitest'
import { CLIENTS } from '../clients.generated.ts'
import { goMod } from './manifest.ts'

const INSTALL = CLIENTS.find(({ id }) => id === 'openai-go')?.install ?? null

it('names the module that the command gets, with its release', () => {
  expect(goMod.text(INSTALL, () => undefined)).toMatch(
    /^module example\n\ngo 1\.\d+\n\nrequire github\.com\/openai\/openai-go\/v3 v3\.\d+\.\d+\n$/,
  )
})

it('names the recorded release', () => {
  const releaseOf = (name: string) => (name === 'github.com/openai/openai-go/v3' ? '3.1.4' : undefined)
  expect(goMod.text(INSTALL, releaseOf)).toContain('openai-go/v3 v3.1.4\n')
})

it('doesn’t exist for a program that only uses the standard library', () => {
  expect(goMod.text(null, () => undefined)).toBeUndefined()
})

it('names each module of a command with several', () => {
  const text = goMod.text(`${INSTALL} example.org/other@v1.2.0`, () => undefined)
  expect(text?.match(/^require .*$/gm)).toEqual([
    expect.stringMatching(/^require github\.com\/openai\/openai-go\/v3 v3\.\d/),
    'require example.org/other v1.2.0',
  ])
})
