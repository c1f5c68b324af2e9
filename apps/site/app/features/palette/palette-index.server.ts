import { MODELS } from '@model-snippets/core/catalogue'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@model-snippets/core/libraries'
import { PIPELINE_DATA } from '@model-snippets/core/tasks'
import { summarize } from '../models/summary.ts'
import type { PaletteIndex } from './entries.ts'

let index: PaletteIndex | undefined

/** Everything that the palette finds; written once. */
export function paletteIndex(): PaletteIndex {
  index ??= {
    models: MODELS.map((model) => {
      const { id, task = '' } = summarize(model)
      return [id, task]
    }),
    tasks: Object.entries(PIPELINE_DATA).map(([id, { name }]) => [id, name]),
    libraries: Object.entries(MODEL_LIBRARIES_UI_ELEMENTS).map(([key, { prettyLabel }]) => [key, prettyLabel]),
  }
  return index
}
