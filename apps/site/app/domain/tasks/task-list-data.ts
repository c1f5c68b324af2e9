import { getLibrarySnippets } from '@model-snippets/core/libraries'
import { completedRecord } from '@model-snippets/core/libraries/on-demand'
import { MODALITIES, PIPELINE_DATA, type PipelineData, type PipelineType, summaryOf } from '@model-snippets/core/tasks'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { DEFAULT_CONFIGURATION } from '../configuration/configuration.ts'
import { buildExamples } from '../examples/build-examples.ts'
import { isCode } from '../libraries/explanation.ts'
import { describedTask } from '../search/described.ts'
import { nearestIds } from '../search/matching.ts'
import { recommendedModelOf } from './recommended-model.ts'

/** What a list shows of a task. */
export interface TaskSummary {
  readonly id: PipelineType
  readonly name: string
  /** What the task is, in one sentence. */
  readonly line: string
  /** `ran`: calls to a provider that ran; `library`: code for the reader's machine; `none`. */
  readonly examples: 'ran' | 'library' | 'none'
}

export const TASK_IDS = Object.keys(PIPELINE_DATA) as PipelineType[]

export const isTask = (id: string): id is PipelineType => Object.hasOwn(PIPELINE_DATA, id)

export const pipelineOf = (id: PipelineType): PipelineData => PIPELINE_DATA[id]

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

function examplesOf(id: PipelineType): TaskSummary['examples'] {
  const model = recommendedModelOf(id)?.record
  if (model === undefined) return 'none'
  if (buildExamples(model, DEFAULT_CONFIGURATION, problemTexts).examples.some(({ proof }) => proof !== undefined))
    return 'ran'
  return getLibrarySnippets(completedRecord(model).record).some(isCode) ? 'library' : 'none'
}

let listed: ReadonlyMap<PipelineType, TaskSummary> | undefined

/** Written once: it never changes while the site runs. */
function summaries(): ReadonlyMap<PipelineType, TaskSummary> {
  listed ??= new Map(
    TASK_IDS.map((id) => [
      id,
      { id, name: pipelineOf(id).name, line: firstSentence(summaryOf(id)), examples: examplesOf(id) },
    ]),
  )
  return listed
}

const summary = (id: PipelineType): TaskSummary[] => {
  const found = summaries().get(id)
  return found === undefined ? [] : [found]
}

/** All tasks with their search terms, by modality. */
export const listedTasks = () =>
  MODALITIES.flatMap((modality) =>
    TASK_IDS.filter((id) => pipelineOf(id).modality === modality)
      .flatMap(summary)
      .map((task) => ({ ...task, modality, described: describedTask(task.id) })),
  )

/** Tasks with IDs like one that doesn't exist. */
export const nearTasks = (asked: string): readonly TaskSummary[] =>
  nearestIds(asked, TASK_IDS).flatMap((id) => (isTask(id) ? summary(id) : []))
