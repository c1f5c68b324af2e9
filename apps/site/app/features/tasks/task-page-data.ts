import { taskOf } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import {
  type ExampleRepo,
  MODALITY_LABELS,
  type PipelineType,
  summaryOf,
  TASKS_DATA,
  type TaskDemo,
  type TaskEntry,
} from '@model-snippets/core/tasks'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { DEFAULT_CONFIGURATION } from '../configure/configuration.ts'
import { buildExamples, type Example } from '../examples/build-examples.ts'
import { withExactProofs } from '../examples/exact-proofs.server.ts'
import { type LibraryUse, readLibraryUses } from '../libraries/library-use.ts'
import { recommendedModelOf } from './recommended-model.ts'
import { pipelineOf, TASK_IDS } from './task-list-data.ts'

interface TaskName {
  readonly id: PipelineType
  readonly name: string
}

/** A model that the entry names, and whether it has a page here. */
export interface TaskModel extends ExampleRepo {
  readonly isEmbedded: boolean
}

/** The examples of the task's recommended model. */
export interface TaskExample {
  readonly model: string
  /** Whether the model has a page here. */
  readonly isEmbedded: boolean
  /** What the model is asked to do: a text generation may be a chat. */
  readonly task: string
  /** Calls to a provider; empty where no provider does the task. */
  readonly examples: readonly Example[]
  /** How to run the model oneself; only where no provider does the task. */
  readonly uses: readonly LibraryUse[]
}

/** All that a task's page says. */
export interface TaskPage
  extends TaskName,
    Pick<TaskEntry, 'datasets' | 'metrics' | 'spaces'>,
    Partial<Pick<TaskEntry, 'youtubeId'>> {
  readonly modality: string
  readonly summary: string
  readonly isPlaceholder: boolean
  /** The more general task that this one is a case of. */
  readonly canonical: TaskName | undefined
  /** The tasks that are cases of this one. */
  readonly narrower: readonly TaskName[]
  readonly subtasks: readonly string[]
  /** Undefined for a task that nobody has described yet. */
  readonly demo: TaskDemo | undefined
  readonly models: readonly TaskModel[]
  /** How many models of the catalogue do the task. */
  readonly modelCount: number
  readonly libraries: readonly { readonly key: string; readonly label: string }[]
  readonly example: TaskExample | undefined
}

const nameOf = (id: PipelineType): TaskName => ({ id, name: pipelineOf(id).name })

/** Gathers what is known of a task, and writes its example. */
export async function readTaskPage(id: PipelineType): Promise<TaskPage> {
  const entry = TASKS_DATA[id]
  const { name, modality, subtasks = [] } = pipelineOf(id)
  return {
    id,
    name,
    modality: MODALITY_LABELS[modality],
    summary: summaryOf(id),
    isPlaceholder: entry?.isPlaceholder === true,
    canonical: entry?.canonicalId === undefined ? undefined : nameOf(entry.canonicalId),
    narrower: TASK_IDS.filter((other) => TASKS_DATA[other]?.canonicalId === id).map(nameOf),
    subtasks: subtasks.map((subtask) => subtask.name),
    demo: entry?.demo,
    models: (entry?.models ?? []).map((model) => ({ ...model, isEmbedded: findModel(model.id) !== undefined })),
    modelCount: MODELS.filter(({ pipeline_tag }) => pipeline_tag === id).length,
    datasets: entry?.datasets ?? [],
    metrics: entry?.metrics ?? [],
    spaces: entry?.spaces ?? [],
    libraries: (entry?.libraries ?? []).flatMap((key) => {
      const library = Object.hasOwn(LIBRARIES, key) ? LIBRARIES[key] : undefined
      return library === undefined ? [] : [{ key, label: library.prettyLabel }]
    }),
    ...(entry?.youtubeId === undefined ? {} : { youtubeId: entry.youtubeId }),
    example: await readExample(id),
  }
}

async function readExample(id: PipelineType): Promise<TaskExample | undefined> {
  const recommended = recommendedModelOf(id)
  if (recommended === undefined) return undefined
  const { record, isEmbedded } = recommended
  const { examples } = withExactProofs(buildExamples(record, DEFAULT_CONFIGURATION, problemTexts))
  const uses = examples.length === 0 ? await readLibraryUses(record) : []
  return examples.length + uses.length === 0
    ? undefined
    : { model: record.id, isEmbedded, task: taskOf(record) ?? id, examples, uses }
}
