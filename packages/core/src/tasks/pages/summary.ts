import { TASKS_DATA } from './entries.generated.ts'
import type { Pipeline } from './pipeline.ts'
import { PIPELINES } from './pipelines.generated.ts'
import type { PipelineType } from './pipelines.ts'

/**
 * Returns a description of a task in one to three sentences: its entry's, or its pipeline type's.
 *
 * @example
 * summaryOf('text-to-audio') // 'Text-to-audio models generate any kind of sound from a description: …'
 */
export function summaryOf(id: PipelineType): string {
  const { summary = '' }: Pipeline = PIPELINES[id]
  return TASKS_DATA[id]?.summary ?? summary
}
