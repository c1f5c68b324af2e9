import { PassThrough } from 'node:stream'
import { MODELS } from '@model-snippets/core/catalogue'
import { expect, it } from 'vitest'
import { askForModel } from './ask.ts'

/** Types into the picker, one key after another. */
async function picked(keys: readonly string[]): Promise<string> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  let shown = 0
  output.on('data', (part: Buffer) => {
    shown += part.length
  })
  const answer = askForModel({ input: input as never, output: output as never })
  let seen = 0
  for (const key of keys) {
    // The picker shows something new after each key.
    await expect.poll(() => shown).toBeGreaterThan(seen)
    seen = shown
    input.write(key)
  }
  return answer
}

it('goes on asking after a word that finds nothing', async () => {
  const id = MODELS[0]?.id ?? ''
  expect(await picked(['zzzqqq', '\r', ...Array.from('zzzqqq', () => '\u007f'), id, '\r'])).toBe(id)
})
