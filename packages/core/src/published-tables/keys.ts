import { MODEL_LIBRARIES_UI_ELEMENTS } from '../libraries/ui-elements.ts'
import { TASKS_DATA } from '../tasks/pages/entries.generated.ts'
import type { Pipeline } from '../tasks/pages/pipeline.ts'
import { PIPELINES } from '../tasks/pages/pipelines.generated.ts'
import { PIPELINE_DATA, type PipelineType } from '../tasks/pages/pipelines.ts'

/* Lists that follow from other tables. */

/** The key of every library. */
export const ALL_MODEL_LIBRARY_KEYS: readonly string[] = /* @__PURE__ */ Object.keys(MODEL_LIBRARIES_UI_ELEMENTS)

/** The keys of the libraries that the hub offers as a search filter. */
export const ALL_DISPLAY_MODEL_LIBRARY_KEYS: readonly string[] = /* @__PURE__ */ ALL_MODEL_LIBRARY_KEYS.filter(
  (key) => MODEL_LIBRARIES_UI_ELEMENTS[key]?.filter === true,
)

/** The id of every pipeline type. */
export const PIPELINE_TYPES = /* @__PURE__ */ Object.keys(PIPELINE_DATA) as readonly PipelineType[]

/** The same, to ask whether a text is one. */
export const PIPELINE_TYPES_SET: ReadonlySet<string> = /* @__PURE__ */ new Set(PIPELINE_TYPES)

/** The finer divisions of all pipeline types. */
export const SUBTASK_TYPES: readonly string[] = /* @__PURE__ */ Object.values<Pipeline>(PIPELINES).flatMap(({ data }) =>
  (data.subtasks ?? []).map(({ type }) => type),
)

/** By pipeline type: the keys of the libraries whose models do it. */
export const TASKS_MODEL_LIBRARIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries<Pipeline>(PIPELINES).map(([id, { libraries = [] }]) => [
    id,
    TASKS_DATA[id as PipelineType]?.libraries ?? libraries,
  ]),
) as { readonly [id in PipelineType]: readonly string[] }
