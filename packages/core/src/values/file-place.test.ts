import { describe, expect, it } from 'vitest'
import { getInferenceSnippets } from '../index.ts'
import { placeOfFile } from './file-place.ts'

describe('placeOfFile', () => {
  it.each([
    [
      'elsewhere',
      ['/home/me/talk.wav', '../talk.wav', '..\\talk.wav', 'C:\\talk.wav', '\\\\host\\talk.wav', '~talk.wav', '/~/a'],
    ],
    ['beside', ['talk.wav', './talk.wav', 'sounds/talk.wav', '..talk.wav', 'a/../talk.wav', 'a/~/talk.wav']],
    ['home', ['~/talk.wav', '~me/talk.wav', '~\\talk.wav']],
  ] as const)('is %s', (place, paths) => {
    expect(paths.map(placeOfFile)).toEqual(paths.map(() => place))
  })
})

describe('a path that starts at a home folder', () => {
  const model = { id: 'acme/speech', pipeline_tag: 'automatic-speech-recognition', tags: [] }
  const written = (inputs: string) =>
    getInferenceSnippets(model, 'hf-inference', undefined, { inputs }).map(
      ({ content, language, client }): [string, string] => [`${language}/${client}`, content],
    )
  // A folder name that no program or shell resolves; both are quoted the same way.
  const named = new Map(written('#/talk.wav'))

  it.each(written('~/talk.wav'))('is written to %s like any folder name', (name, content) => {
    expect(content).toContain('~/talk.wav')
    expect(content.replaceAll('~/talk.wav', '#/talk.wav')).toBe(named.get(name))
  })
})
