import { TASKS } from '../../packages/core/src/index.ts'

/*
 * Model records as a hub would give them, made up but always the same: number n of one machine is number n of every
 * other. Mostly chat models, as on hubs, with the other tasks among them and now and then a text that needs escaping.
 */

const OWNERS = ['acme', 'north-lab', 'Open-Orchard', 'tiny.models', 'université', 'k8s_team']
const FAMILIES = ['falcon', 'Heron', 'kite-v2', 'Merlin', 'osprey', 'wren.small', 'Swift-Instruct']
const LIBRARIES = ['transformers', 'diffusers', 'sentence-transformers', 'timm', 'keras']
const OTHER_TASKS = Object.keys(TASKS).filter((task) => task !== 'conversational')

/** A small generator of whole numbers (mulberry32): the same seed, the same numbers. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}

export interface GeneratedRecord {
  readonly id: string
  readonly pipeline_tag: string
  readonly tags: readonly string[]
  readonly library_name: string
  readonly inferenceProviderMapping: readonly object[]
}

/**
 * One record.
 *
 * @param number its place, from 0
 */
export function generatedRecord(number: number): GeneratedRecord {
  const pick = numbersFrom(number)
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  const isChat = pick(10) < 7
  const task = isChat ? of(['text-generation', 'text-generation', 'image-text-to-text']) : of(OTHER_TASKS)
  const id = `${of(OWNERS)}/${of(FAMILIES)}-${number}${pick(50) === 0 ? "-it's" : ''}`
  return {
    id,
    pipeline_tag: task,
    tags: [...(isChat ? ['conversational'] : []), of(LIBRARIES), `license:${of(['mit', 'apache-2.0'])}`, `n:${number}`],
    library_name: of(LIBRARIES),
    inferenceProviderMapping: [
      { provider: of(['together', 'groq', 'fal-ai']), providerId: `p/${number}`, hfModelId: id, status: 'live', task },
    ],
  }
}
