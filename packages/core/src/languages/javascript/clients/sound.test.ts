import { expect, test } from 'vitest'
import { print } from '../../printing/print-code.ts'
import { defineSoundFile } from './sound.ts'

const soundFile = new Function(`${print(defineSoundFile({ typescript: false })).text}\nreturn soundFile`)() as (
  audio: unknown,
  rate: unknown,
) => Buffer

/**
 * Returns the values in a WAV file's header: channels, rate, bytes per second, bytes per sample in all channels, and
 * bits.
 */
const formatOf = (file: Buffer) => [
  file.readUInt16LE(22),
  file.readUInt32LE(24),
  file.readUInt32LE(28),
  file.readUInt16LE(32),
  file.readUInt16LE(34),
]

test.each([[[0, 1, -1, 0.5]], [[[0, 1, -1, 0.5]]]])('samples become a 16-bit WAV file: %j', (audio) => {
  const file = soundFile(audio, 16_000)
  expect(file.subarray(0, 4).toString()).toBe('RIFF')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.subarray(8, 16).toString()).toBe('WAVEfmt ')
  expect([file.readUInt32LE(16), file.readUInt16LE(20)]).toEqual([16, 1])
  expect(formatOf(file)).toEqual([1, 16_000, 32_000, 2, 16])
  expect(file.subarray(36, 40).toString()).toBe('data')
  expect(file.readUInt32LE(40)).toBe(8)
  expect([0, 1, 2, 3].map((place) => file.readInt16LE(44 + 2 * place))).toEqual([0, 32_767, -32_767, 16_383])
})

test('samples of several channels become one file, with the channels interleaved', () => {
  const file = soundFile(
    [
      [0, 1],
      [-1, 0.5],
    ],
    8000,
  )
  expect(formatOf(file)).toEqual([2, 8000, 32_000, 4, 16])
  expect([0, 1, 2, 3].map((place) => file.readInt16LE(44 + 2 * place))).toEqual([0, -32_767, 32_767, 16_383])
})

test('samples beyond the maximum are clipped', () => {
  const file = soundFile([2, -7], 8000)
  expect([file.readInt16LE(44), file.readInt16LE(46)]).toEqual([32_767, -32_767])
})

test('a string is read as base64', () => {
  expect(soundFile(Buffer.from('RIFF\xff', 'latin1').toString('base64'), undefined)).toEqual(
    Buffer.from('RIFF\xff', 'latin1'),
  )
})

test.each([
  [undefined, 16_000],
  [null, 16_000],
  ['', 16_000],
  ['not base64!', 16_000],
  [{ url: 'https://files.example/sound.wav' }, 16_000],
  [['0.5'], 16_000],
  [[[0], []], 16_000],
  [[[]], 16_000],
  [[0.5], undefined],
])('anything else is an error: %j at %j', (audio, rate) => {
  expect(() => soundFile(audio, rate)).toThrow()
})
