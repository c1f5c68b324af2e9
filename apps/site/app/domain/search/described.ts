import type { Described } from '@model-snippets/core/catalogue'
import type { LIBRARIES } from '@model-snippets/core/libraries'
import {
  MODALITY_LABELS,
  PIPELINE_DATA,
  type PipelineData,
  type PipelineType,
  summaryOf,
  TASKS_DATA,
} from '@model-snippets/core/tasks'

/** Further names under which people search for a task: chat models belong to these tasks. */
const OTHER_KINDS: { readonly [task in PipelineType]?: readonly string[] } = {
  'text-generation': ['conversational', 'transformers', 'gguf', 'llama-cpp-python'],
  'image-text-to-text': ['conversational'],
  'any-to-any': ['conversational'],
  'audio-text-to-text': ['conversational'],
  'video-text-to-text': ['conversational'],
}

const kindsOfTask = (id: PipelineType): readonly string[] => [id, ...(OTHER_KINDS[id] ?? [])]

/** The search terms of a task. */
export function describedTask(id: PipelineType): Described {
  const { name, modality, subtasks = [] }: PipelineData = PIPELINE_DATA[id]
  return {
    names: [id, name],
    beside: [modality, MODALITY_LABELS[modality], summaryOf(id), ...subtasks.map((subtask) => subtask.name)],
    kinds: kindsOfTask(id),
  }
}

/** The search terms of a library: its names and its tasks. */
export function describedLibrary({ key, prettyLabel, repoName, releases }: (typeof LIBRARIES)[string]): Described {
  const tasks = (Object.keys(PIPELINE_DATA) as PipelineType[]).filter((id) => TASKS_DATA[id]?.libraries.includes(key))
  const names = [...new Set([key, prettyLabel, repoName, releases?.package ?? key])]
  return { names, kinds: [...new Set([key, ...tasks.flatMap(kindsOfTask)])] }
}
