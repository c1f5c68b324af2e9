import { describedModel, searchModels } from '@model-snippets/core/catalogue'
import { LIBRARIES } from '@model-snippets/core/libraries'
import { searchLibraries } from '../../domain/libraries/library-list-data.ts'
import { summarize } from '../../domain/models/summary.ts'
import { describedLibrary, describedTask } from '../../domain/search/described.ts'
import { pipelineOf, TASK_IDS } from '../../domain/tasks/task-list-data.ts'
import type { IndexEntry, PaletteIndex } from './entries.ts'

let index: PaletteIndex | undefined

/** Everything that the palette finds; written once. */
export function paletteIndex(): PaletteIndex {
  index ??= {
    models: searchModels('').map((model): IndexEntry => {
      const { id, task = '' } = summarize(model)
      return [id, task, describedModel(model).kinds ?? []]
    }),
    tasks: TASK_IDS.map((id): IndexEntry => [id, pipelineOf(id).name, describedTask(id).kinds ?? []]),
    libraries: searchLibraries('').map(({ key, label }): IndexEntry => {
      const library = LIBRARIES[key]
      return [key, label, library === undefined ? [] : (describedLibrary(library).kinds ?? [])]
    }),
  }
  return index
}
