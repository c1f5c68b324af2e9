import { describe, expect, it } from 'vitest'
import { getInferenceSnippets } from '../index.ts'
import { isAbsolutePath, isHomePath } from './absolute-path.ts'

describe('the path of a file', () => {
  it.each(['/home/me/talk.wav', '~/talk.wav', '../talk.wav', '..\\talk.wav', 'C:\\talk.wav', '\\\\host\\talk.wav'])(
    'leads elsewhere: %s',
    (path) => expect(isAbsolutePath(path)).toBe(true),
  )

  it.each(['talk.wav', './talk.wav', 'sounds/talk.wav', '..talk.wav', 'a/../talk.wav'])(
    'lies beside the program: %s',
    (path) => expect(isAbsolutePath(path)).toBe(false),
  )

  it.each(['~/talk.wav', '~me/talk.wav', '~\\talk.wav'])('begins at a home folder: %s', (path) =>
    expect(isHomePath(path)).toBe(true),
  )

  it.each(['talk.wav', '~talk.wav', 'a/~/talk.wav', '/~/talk.wav'])('begins at none: %s', (path) =>
    expect(isHomePath(path)).toBe(false),
  )
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
