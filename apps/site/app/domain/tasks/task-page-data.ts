import { PROVIDERS, taskOf } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { type ExampleRepo, MODALITY_LABELS, type PipelineType, summaryOf, TASKS_DATA } from '@model-snippets/core/tasks'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { type Configuration, DEFAULT_CONFIGURATION, formatConfiguration } from '../configuration/configuration.ts'
import { buildExamples } from '../examples/build-examples.ts'
import { setChoice } from '../examples/choice.ts'
import { withExactProofs } from '../examples/exact-proofs.server.ts'
import type { MissingLanguage } from '../examples/missing-languages.ts'
import { readLibraryUses } from '../libraries/library-use.ts'
import { modelPath } from '../models/model-path.ts'
import { recommendedModelOf } from './recommended-model.ts'
import { pipelineOf, TASK_IDS } from './task-list-data.ts'

/** A model in the task's entry, and whether it has a page here. */
export interface TaskModel extends ExampleRepo {
  readonly isEmbedded: boolean
}

/** The data of a task's page. */
export type TaskPage = Awaited<ReturnType<typeof readTaskPage>>
/** The examples of the task's recommended model. */
export type TaskExample = NonNullable<TaskPage['example']>

const nameOf = (id: PipelineType) => ({ id, name: pipelineOf(id).name })

/**
 * Collects a task's data, and writes its example.
 *
 * @param notebook set where the example is to be a cell of a notebook
 */
export async function readTaskPage(id: PipelineType, notebook = false) {
  const entry = TASKS_DATA[id]
  const { name, modality, subtasks = [] } = pipelineOf(id)
  return {
    id,
    name,
    modality: MODALITY_LABELS[modality],
    summary: summaryOf(id),
    isPlaceholder: entry?.isPlaceholder === true,
    /** The more general task that includes this one. */
    canonical: entry?.canonicalId === undefined ? undefined : nameOf(entry.canonicalId),
    narrower: TASK_IDS.filter((other) => TASKS_DATA[other]?.canonicalId === id).map(nameOf),
    subtasks: subtasks.map((subtask) => subtask.name),
    /** Undefined if the task has no description yet. */
    demo: entry?.demo,
    models: (entry?.models ?? []).map(
      (model): TaskModel => ({ ...model, isEmbedded: findModel(model.id) !== undefined }),
    ),
    modelCount: MODELS.filter(({ pipeline_tag }) => pipeline_tag === id).length,
    datasets: entry?.datasets ?? [],
    metrics: entry?.metrics ?? [],
    spaces: entry?.spaces ?? [],
    libraries: (entry?.libraries ?? []).flatMap((key) => {
      const library = Object.hasOwn(LIBRARIES, key) ? LIBRARIES[key] : undefined
      return library === undefined ? [] : [{ key, label: library.prettyLabel }]
    }),
    youtubeId: entry?.youtubeId,
    example: await readExample(id, notebook),
  }
}

async function readExample(id: PipelineType, notebook: boolean) {
  const recommended = recommendedModelOf(id)
  if (recommended === undefined) return undefined
  const { record, isEmbedded } = recommended
  const { examples, missing } = withExactProofs(
    buildExamples(record, DEFAULT_CONFIGURATION, problemTexts, undefined, { notebook }),
  )
  const uses = examples.length === 0 ? await readLibraryUses(record) : []
  if (examples.length + uses.length === 0) return undefined
  // For a model outside the catalogue, the reader chooses the task.
  const configuration = { ...DEFAULT_CONFIGURATION, task: isEmbedded ? '' : id }
  return {
    model: record.id,
    isEmbedded,
    /** The task of the request: text generation can be chat. */
    task: taskOf(record) ?? id,
    examples,
    missing: examples.length === 0 ? [] : missing.map((each) => withAddresses(each, record.id, configuration)),
    providerLabels: Object.fromEntries(Object.values(PROVIDERS).map((provider) => [provider.id, provider.label])),
    /** How to run the model locally; only if no provider supports the task. */
    uses,
  }
}

const withAddresses = (missing: MissingLanguage, model: string, configuration: Configuration) => ({
  ...missing,
  /** The URL of the model's page after each change. */
  addresses: missing.ways.map((way) => {
    const parameters = formatConfiguration({ ...configuration, ...way })
    return `${modelPath(model)}?${setChoice(parameters, { language: missing.language })}`
  }),
})
