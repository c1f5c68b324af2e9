import { describe, expect, it } from 'vitest'
import { flac, jpeg, mp3, mp4, png, sampled, wav } from './media.ts'
import { isSamePicture } from './picture.ts'

describe('media', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ] as const)('makes a %s that a decoder reads as its own image and no other', (_, make) => {
    expect(isSamePicture(make('one').bytes, make('one'))).toBe(true)
    expect(isSamePicture(make('one').bytes, make('two'))).toBe(false)
  })

  it('makes the same image as PNG and as JPEG', () => {
    expect(isSamePicture(jpeg('one').bytes, png('one'))).toBe(true)
  })

  it('rejects other bytes as an image', () => {
    expect(isSamePicture(Buffer.from('There is no such file here.'), png('one'))).toBe(false)
    expect(isSamePicture(wav('one').bytes, wav('one'))).toBe(false)
  })

  it('interleaves the samples of all channels in a file', () => {
    const { channels, rate, media } = sampled('one', 2)
    const { bytes } = media
    expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(32)]).toEqual([2, rate, 4])
    const [left, right] = channels as [number[], number[]]
    const samples = [0, 1, 2, 3].map((place) => bytes.readInt16LE(44 + 2 * place) / 32_767)
    expect(samples).toEqual([left[0], right[0], left[1], right[1]])
    expect(left).not.toEqual(right)
  })

  it.each([
    ['FLAC', flac, 'fLaC', 0],
    ['WAV', wav, 'WAVE', 8],
    ['MP3', mp3, 'ID3', 0],
    ['MP4', mp4, 'ftypisom', 4],
  ] as const)('makes a %s that differs in each run', (_, make, mark, offset) => {
    const { bytes } = make('one')
    expect(bytes.subarray(offset, offset + mark.length).toString('latin1')).toBe(mark)
    expect(bytes.equals(make('one').bytes)).toBe(true)
    expect(bytes.equals(make('two').bytes)).toBe(false)
  })
})
