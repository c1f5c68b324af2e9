import { TASKS_DATA } from './entries.generated.ts'
import type { Pipeline } from './pipeline.ts'
import { PIPELINES } from './pipelines.generated.ts'
import type { PipelineType } from './pipelines.ts'

/**
 * What a task is, in one to three sentences: as its entry says, or, where it has none, its pipeline type.
 *
 * @example
 * summaryOf('text-to-audio') // 'Text-to-audio models generate any kind of sound from a description: …'
 */
export function summaryOf(id: PipelineType): string {
  const { summary = '' }: Pipeline = PIPELINES[id]
  return TASKS_DATA[id]?.summary ?? summary
}
