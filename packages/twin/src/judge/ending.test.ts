import { describe, expect, it } from 'vitest'
import type { Transcript } from '../run/runner.ts'
import { flac, jpeg, type Media, mp3, mp4, png, wav } from '../services/media.ts'
import { asFile } from '../services/result.ts'
import { judgeEnding } from './ending.ts'

const saved = (path: string, { bytes }: Media): Transcript => ({
  exitCode: 0,
  stdout: `Saved ${path}\n`,
  stderr: '',
  madeFiles: [{ path, bytes }],
  strayFiles: [],
  requests: [],
  connectionErrors: [],
  timedOut: false,
  seconds: 1,
})

describe('the name of a saved file', () => {
  it.each([
    ['result.flac', flac],
    ['result.jpg', jpeg],
    ['result.mp3', mp3],
    ['result.mp4', mp4],
    ['result.png', png],
    ['result.wav', wav],
  ])('%s says what the file holds', (path, make) => {
    const media = make('one')
    const findings = (name: string) =>
      judgeEnding(saved(name, media), { kind: 'result', result: asFile(media) }, 'python').findings.map(String)
    expect(findings(path)).toEqual([])
    expect(findings('result.bin')).toHaveLength(1)
  })
})
