import type { ModelRecord } from '@model-snippets/core'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'
import { summaryOf } from '@model-snippets/core/tasks'
import { pipelineOf, TASK_IDS } from '../../domain/tasks/task-list-data.ts'

/**
 * The data of a model that no known provider runs: its task and library, if they have pages.
 *
 * @param hasOthers whether there are examples of libraries or of local apps
 */
export function notCalledData(model: ModelRecord, hasOthers: boolean) {
  const task = TASK_IDS.find((id) => id === model.pipeline_tag)
  const key = model.library_name ?? ''
  const library = Object.hasOwn(MODEL_LIBRARIES_UI_ELEMENTS, key)
    ? MODEL_LIBRARIES_UI_ELEMENTS[key as keyof typeof MODEL_LIBRARIES_UI_ELEMENTS]
    : undefined
  return {
    id: model.id,
    task: task === undefined ? undefined : { id: task, label: pipelineOf(task).name, summary: summaryOf(task) },
    library: library === undefined ? undefined : { key, label: library.prettyLabel },
    hasOthers,
  }
}
