import { describe, expect, it } from 'vitest'
import type { Transcript } from '../run/runner.ts'
import { flac, jpeg, type Media, mp3, mp4, png, sampled, wav } from '../services/media.ts'
import { asFile, asFiles } from '../services/result.ts'
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

describe('a saved file', () => {
  it.each([
    ['result.flac', flac],
    ['result.jpg', jpeg],
    ['result.mp3', mp3],
    ['result.mp4', mp4],
    ['result.png', png],
    ['result.wav', wav],
  ])('named %s has the extension of its content', (path, make) => {
    const media = make('one')
    const findings = (name: string) =>
      judgeEnding(saved(name, media), { kind: 'result', result: asFile(media) }, 'python').findings.map(String)
    expect(findings(path)).toEqual([])
    expect(findings('result.bin')).toHaveLength(1)
  })
})

describe('several files', () => {
  const [one, two, three] = [jpeg('one'), jpeg('two'), jpeg('three')]
  const findings = (...files: readonly (readonly [path: string, media: Media])[]) =>
    judgeEnding(
      {
        ...saved('', one),
        stdout: files.map(([path]) => `Saved ${path}\n`).join(''),
        madeFiles: files.map(([path, { bytes }]) => ({ path, bytes })),
      },
      { kind: 'result', result: asFiles([one, two, three]) },
      'python',
    ).findings.map(({ text }) => text)

  it('pass if all are saved in order', () => {
    expect(findings(['image-1.jpg', one], ['image-2.jpg', two], ['image-3.jpg', three])).toEqual([])
  })

  it('fail if only one of them is saved', () => {
    expect(findings(['image.jpg', one])).toHaveLength(2)
  })

  it('fail if they overwrite each other, or one is saved twice', () => {
    expect(findings(['image-3.jpg', three])).toHaveLength(2)
    expect(findings(['image-1.jpg', one], ['image-2.jpg', one], ['image-3.jpg', three])).toHaveLength(2)
  })

  it('must have the service’s order', () => {
    expect(findings(['image-2.jpg', one], ['image-1.jpg', two], ['image-3.jpg', three])).toEqual([
      expect.stringMatching(/a different order/),
    ])
  })
})

describe('an audio result', () => {
  const { channels, rate, media } = sampled('one')
  const findings = (path: string, bytes: Buffer, exitCode = 0) =>
    judgeEnding(
      { ...saved(path, { ...media, bytes }), exitCode },
      { kind: 'either', result: asFile(media), told: { mayCrash: true } },
      'python',
    ).findings.map(({ text }) => text)

  it('received as numbers must be saved as a WAV file', () => {
    expect(findings('speech.wav', media.bytes)).toEqual([])
    expect(findings('speech.flac', media.bytes)).toEqual([expect.stringMatching(/the content is \.wav/)])
  })

  it('fails if JSON or an empty file is saved', () => {
    const json = Buffer.from(JSON.stringify({ audio: channels, sampling_rate: rate }))
    expect(findings('speech.flac', json)).toEqual([expect.stringMatching(/does not save the audio/)])
    expect(findings('speech.wav', Buffer.of())).toEqual([expect.stringMatching(/does not save the audio/)])
  })

  it('must not leave a file after an error', () => {
    expect(findings('speech.flac', Buffer.of(), 1)).toEqual([expect.stringMatching(/leaves the file speech\.flac/)])
  })
})

describe('standard error', () => {
  const findings = (stderr: string, language: string) =>
    judgeEnding(
      { ...saved('', { bytes: Buffer.of() } as unknown as Media), stdout: 'The answer.\n', stderr, madeFiles: [] },
      { kind: 'result', result: { kind: 'text', text: 'The answer.' } },
      language,
    ).findings.map(({ text }) => text)
  const TRACEBACK =
    'Traceback (most recent call last):\n  File "example.py", line 1\nRuntimeError: aclose(): already running\n'

  it('may contain a warning, but no uncaught error, even with exit code 0', () => {
    expect(findings('warning: a model is busy\n', 'python')).toEqual([])
    expect(findings(TRACEBACK, 'python')).toEqual([expect.stringMatching(/uncaught error.*aclose/)])
  })
})

describe('a model’s reasoning', () => {
  const findings = (stdout: string) =>
    judgeEnding(
      { ...saved('', { bytes: Buffer.of() } as unknown as Media), stdout, madeFiles: [] },
      { kind: 'result', result: { kind: 'text', text: 'The answer.', reasoning: 'A thought.', also: ['48613'] } },
      'python',
    ).findings.map(({ text }) => text)

  it.each([
    ['under headings', 'Reasoning:\nA thought.\n\nAnswer:\nThe answer.\nUsage: 48613\n'],
    ['in JSON', JSON.stringify({ reasoning: 'A thought.', content: 'The answer.', total_tokens: 48613 })],
    [
      'in the events of a stream',
      ['A ', 'thought.'].map((text) => `data: ${JSON.stringify({ reasoning_content: text })}\n`).join('') +
        'data: {"content":"The answer."}\ndata: {"total_tokens":48613}\n',
    ],
  ])('passes if it’s separate from the answer %s', (_, stdout) => {
    expect(findings(stdout)).toEqual([])
  })

  it.each([
    ['is not shown', 'The answer. 48613', /does not show the reasoning/],
    ['runs into the answer', 'A thought.The answer. 48613', /as one text/],
    ['is only a line before the answer', 'A thought.\nThe answer. 48613', /as one text/],
    ['takes the answer apart', 'The A thought. answer. 48613', /does not show the result/],
    ['leaves out what it has cost', 'A thought.\nAnswer: The answer.', /does not show 48613/],
  ])('fails if the output %s', (_, stdout, message) => {
    expect(findings(stdout)).toEqual([expect.stringMatching(message)])
  })
})

describe('an error message', () => {
  const findings = (stderr: string) =>
    judgeEnding(
      { ...saved('', { bytes: Buffer.of() } as unknown as Media), exitCode: 1, stdout: '', stderr, madeFiles: [] },
      { kind: 'failure', told: { words: 'no such voice' } },
      'python',
    ).findings.map(({ text }) => text)

  it('must contain the service’s message, but not the request', () => {
    expect(findings('The job failed: no such voice\n')).toEqual([])
    const all = JSON.stringify({ input: 'A'.repeat(30_000), error: 'no such voice' })
    expect(findings(`The job failed: ${all}\n`)).toEqual([expect.stringMatching(/has 30\d+ characters/)])
  })
})

describe('an answer with unusual behavior of the service', () => {
  const ended = (exitCode: number, stdout: string, stderr: string): Transcript => ({
    ...saved('', { bytes: Buffer.of() } as unknown as Media),
    exitCode,
    stdout,
    stderr,
    madeFiles: [],
  })
  const findings = (transcript: Transcript, ending: Parameters<typeof judgeEnding>[1]) =>
    judgeEnding(transcript, ending, 'python').findings.map(({ text }) => text)

  it('must show required texts once, and no hidden ones', () => {
    const ending = {
      kind: 'result',
      result: { kind: 'text', text: 'The answer.', once: ['79344'], hidden: ['70012'] },
    } as const
    expect(findings(ended(0, 'The answer.\nUsage: 79344\n', ''), ending)).toEqual([])
    expect(findings(ended(0, 'The answer.\n79344\n79344\n', ''), ending)).toEqual(['shows 79344 more than once'])
    expect(findings(ended(0, 'The answer.\n70012\n79344\n', ''), ending)).toEqual(['shows 70012, which must be hidden'])
    expect(findings(ended(0, 'The answer.\n', ''), ending)).toHaveLength(1)
  })

  it('must fail with a reason on standard error if it’s incomplete', () => {
    const ending = { kind: 'failure', told: { says: /length/ } } as const
    expect(findings(ended(1, '', 'Incomplete answer (length): raise max_tokens or rephrase\n'), ending)).toEqual([])
    expect(findings(ended(1, 'length\n', 'Error\n'), ending)).toHaveLength(1)
    expect(findings(ended(0, 'None\n', 'length\n'), ending)).toEqual(['ends with exit code 0 despite a failure'])
  })
})
