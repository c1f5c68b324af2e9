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

describe('a path that begins at a home folder', () => {
  const model = { id: 'acme/speech', pipeline_tag: 'automatic-speech-recognition', tags: [] }
  const written = (inputs: string) =>
    getInferenceSnippets(model, 'hf-inference', undefined, { inputs }).map(
      ({ content, language, client }): [string, string] => [`${language}/${client}`, content],
    )
  // A folder of a name that no program and no shell resolves; both are quoted alike.
  const named = new Map(written('#/talk.wav'))

  it.each(written('~/talk.wav'))('goes into %s as the name of any folder does', (name, content) => {
    expect(content).toContain('~/talk.wav')
    expect(content.replaceAll('~/talk.wav', '#/talk.wav')).toBe(named.get(name))
  })
})
