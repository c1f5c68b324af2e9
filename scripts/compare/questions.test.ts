import { describe, expect, it } from 'vitest'
import { questionsOf } from './questions.ts'
import { type Ids, unionOf } from './tree.ts'

const ids: Ids = {
  providers: ['fal-ai', 'together'],
  tasks: ['conversational', 'image-to-image', 'object-detection', 'text-to-image'],
  pipelines: ['depth-estimation', 'text-to-image'],
  libraries: ['diffusers', 'peft'],
  models: ['acme/a', 'acme/b'],
}
const namesOf = (of: Ids, only?: string): readonly string[] => [...questionsOf(of, only)].map(({ name }) => name)
const names = namesOf(ids)

describe('the questions of a comparison', () => {
  it('have unique names', () => {
    const seen = new Set<string>()
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
  })

  it('are the same and in the same order for either order of the trees', () => {
    const reversed = Object.fromEntries(Object.entries(ids).map(([kind, list]) => [kind, list.toReversed()]))
    const none = { providers: [], tasks: [], pipelines: [], libraries: [], models: [] }
    expect(namesOf(unionOf(reversed as unknown as Ids, none))).toEqual(names)
    expect(namesOf(unionOf(none, { ...ids, models: ['acme/b', 'acme/a', 'acme/b'] }))).toEqual(names)
  })

  it('cover everything in either tree', () => {
    for (const id of Object.values(ids).flat()) expect(names.filter((name) => name.includes(id))).not.toEqual([])
    const more = new Set(namesOf(unionOf(ids, { ...ids, providers: ['groq'] })))
    expect(names.filter((name) => !more.has(name))).toEqual([])
    expect([...more].some((name) => name.includes('groq'))).toBe(true)
  })

  it('are limited to names that contain a text', () => {
    const some = namesOf(ids, 'text-to-image fal-ai direct')
    expect(some).not.toEqual([])
    expect(some).toEqual(names.filter((name) => name.includes('text-to-image fal-ai direct')))
  })
})
