import { numbersFrom } from '../../packages/cli/src/testing/numbers-from.ts'
import { TASKS } from '../../packages/core/src/index.ts'

/*
 * Invented model records in the hub's format. They're the same on every machine. As on hubs, most are chat models, some
 * have other tasks, and one has a mask that some languages escape.
 */

const OWNERS = ['acme', 'north-lab', 'Open-Orchard', 'tiny.models', 'universite-lyon', 'k8s_team']
const FAMILIES = ['falcon', 'Heron', 'kite-v2', 'Merlin', 'osprey', 'wren.small', 'Swift-Instruct']
const LIBRARIES = ['transformers', 'diffusers', 'sentence-transformers', 'timm', 'keras']
const OTHER_TASKS = Object.keys(TASKS).filter((task) => task !== 'conversational')

export interface GeneratedRecord {
  readonly id: string
  readonly pipeline_tag: string
  readonly tags: readonly string[]
  readonly library_name: string
  readonly mask_token: string
  readonly inferenceProviderMapping: readonly object[]
}

/**
 * Returns one record.
 *
 * @param number its index, starting at 0
 */
export function generatedRecord(number: number): GeneratedRecord {
  const pick = numbersFrom(number)
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  const isChat = pick(10) < 7
  const task = isChat ? of(['text-generation', 'text-generation', 'image-text-to-text']) : of(OTHER_TASKS)
  const id = `${of(OWNERS)}/${of(FAMILIES)}-${number}`
  return {
    id,
    pipeline_tag: task,
    tags: [...(isChat ? ['conversational'] : []), of(LIBRARIES), `license:${of(['mit', 'apache-2.0'])}`, `n:${number}`],
    library_name: of(LIBRARIES),
    mask_token: of(['[MASK]', '<mask>']),
    inferenceProviderMapping: [
      { provider: of(['together', 'groq', 'fal-ai']), providerId: `p/${number}`, hfModelId: id, status: 'live', task },
    ],
  }
}
