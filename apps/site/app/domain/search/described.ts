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

/** Kinds of models that a task has to do with beside its own id: what is asked of chat is asked of these tasks. */
const OTHER_KINDS: { readonly [task in PipelineType]?: readonly string[] } = {
  'text-generation': ['conversational', 'transformers', 'gguf', 'llama-cpp-python'],
  'image-text-to-text': ['conversational'],
  'any-to-any': ['conversational'],
  'audio-text-to-text': ['conversational'],
  'video-text-to-text': ['conversational'],
}

const kindsOfTask = (id: PipelineType): readonly string[] => [id, ...(OTHER_KINDS[id] ?? [])]

/** By what a task is found. */
export function describedTask(id: PipelineType): Described {
  const { name, modality, subtasks = [] }: PipelineData = PIPELINE_DATA[id]
  return {
    names: [id, name],
    beside: [modality, MODALITY_LABELS[modality], summaryOf(id), ...subtasks.map((subtask) => subtask.name)],
    kinds: kindsOfTask(id),
  }
}

/** By what a library is found: its names, and the tasks that it does. */
export function describedLibrary({ key, prettyLabel, repoName, releases }: (typeof LIBRARIES)[string]): Described {
  const tasks = (Object.keys(PIPELINE_DATA) as PipelineType[]).filter((id) => TASKS_DATA[id]?.libraries.includes(key))
  const names = [...new Set([key, prettyLabel, repoName, releases?.package ?? key])]
  return { names, kinds: [...new Set([key, ...tasks.flatMap(kindsOfTask)])] }
}
