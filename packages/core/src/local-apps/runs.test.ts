import { describe, expect, it } from 'vitest'
import { ANY_MODEL, findLocalAppRun, LOCAL_APP_RUNS } from './runs.ts'

const TRANSFORMERS = { pipeline_tag: 'text-generation', library_name: 'transformers', tags: ['conversational'] }

describe('the record of starts', () => {
  it('says with what each ran, when, and who got an answer', () => {
    expect(LOCAL_APP_RUNS).not.toEqual([])
    for (const { commands, release, date, programs } of LOCAL_APP_RUNS) {
      expect(commands.join()).toContain(ANY_MODEL)
      expect(release).toMatch(/^\d/)
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(programs).not.toEqual([])
      for (const { digest } of programs) expect(digest).toMatch(/^[0-9a-f]{64}$/)
    }
  })
})

describe('findLocalAppRun', () => {
  it('finds a start by the commands that are written for a model, whatever its id', () => {
    const found = findLocalAppRun('transformers-serve', { ...TRANSFORMERS, id: 'acme/demo' })
    expect(found?.commands).toEqual([`transformers serve ${ANY_MODEL} --port 8000`])
    expect(findLocalAppRun('transformers-serve', { ...TRANSFORMERS, id: 'acme/other' })).toBe(found)
  })

  it('finds none for a folder, for Windows, for other commands, or of an app that never ran', () => {
    expect(findLocalAppRun('transformers-serve', { ...TRANSFORMERS, id: './models/demo' })).toBeUndefined()
    const model = { ...TRANSFORMERS, id: 'acme/demo' }
    expect(findLocalAppRun('transformers-serve', model, { system: 'windows' })).toBeUndefined()
    expect(findLocalAppRun('tgi', model)).toBeUndefined()
    expect(findLocalAppRun('text-generation-inference', model)).toBeUndefined()
    const siblings = [{ rfilename: 'demo-Q3_K_S.gguf' }]
    expect(findLocalAppRun('llama-cpp', { id: 'acme/demo', tags: ['gguf'], siblings })).toBeUndefined()
  })
})
