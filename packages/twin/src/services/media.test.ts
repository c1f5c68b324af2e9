import { describe, expect, it } from 'vitest'
import { flac, jpeg, mp3, mp4, png, wav } from './media.ts'
import { isSamePicture } from './picture.ts'

describe('media', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
  ] as const)('makes a %s that a decoder reads as its own picture and no other', (_, make) => {
    expect(isSamePicture(make('one').bytes, make('one'))).toBe(true)
    expect(isSamePicture(make('one').bytes, make('two'))).toBe(false)
  })

  it('makes the same picture as PNG and as JPEG', () => {
    expect(isSamePicture(jpeg('one').bytes, png('one'))).toBe(true)
  })

  it('does not take other bytes for a picture', () => {
    expect(isSamePicture(Buffer.from('There is no such file here.'), png('one'))).toBe(false)
    expect(isSamePicture(wav('one').bytes, wav('one'))).toBe(false)
  })

  it.each([
    ['FLAC', flac, 'fLaC', 0],
    ['WAV', wav, 'WAVE', 8],
    ['MP3', mp3, 'ID3', 0],
    ['MP4', mp4, 'ftypisom', 4],
  ] as const)('makes a %s that differs from run to run', (_, make, mark, offset) => {
    const { bytes } = make('one')
    expect(bytes.subarray(offset, offset + mark.length).toString('latin1')).toBe(mark)
    expect(bytes.equals(make('one').bytes)).toBe(true)
    expect(bytes.equals(make('two').bytes)).toBe(false)
  })
})
