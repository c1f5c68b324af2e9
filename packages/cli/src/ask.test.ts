import { PassThrough } from 'node:stream'
import { MODELS } from '@model-snippets/core/catalogue'
import { expect, it } from 'vitest'
import { askForModel } from './ask.ts'

/** Types into the picker, a key after the other. */
async function picked(keys: readonly string[]): Promise<string> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  output.resume()
  const answer = askForModel({ input: input as never, output: output as never })
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    input.write(key)
  }
  return answer
}

it('goes on asking after a word that finds nothing', async () => {
  const id = MODELS[0]?.id ?? ''
  expect(await picked(['zzzqqq', '\r', ...Array.from('zzzqqq', () => '\u007f'), id, '\r'])).toBe(id)
})
