import { MODEL_LIBRARIES_UI_ELEMENTS } from '../libraries/ui-elements.ts'
import { TASKS_DATA } from '../tasks/pages/entries.generated.ts'
import type { Pipeline } from '../tasks/pages/pipeline.ts'
import { PIPELINES } from '../tasks/pages/pipelines.generated.ts'
import { PIPELINE_DATA, type PipelineType } from '../tasks/pages/pipelines.ts'

/* Lists derived from other tables. */

/** The keys of all libraries. */
export const ALL_MODEL_LIBRARY_KEYS: readonly string[] = /* @__PURE__ */ Object.keys(MODEL_LIBRARIES_UI_ELEMENTS)

/** The keys of the libraries that Hugging Face offers as a search filter. */
export const ALL_DISPLAY_MODEL_LIBRARY_KEYS: readonly string[] = /* @__PURE__ */ ALL_MODEL_LIBRARY_KEYS.filter(
  (key) => MODEL_LIBRARIES_UI_ELEMENTS[key]?.filter === true,
)

/** The ids of all pipeline types. */
export const PIPELINE_TYPES = /* @__PURE__ */ Object.keys(PIPELINE_DATA) as readonly PipelineType[]

/** The ids of all pipeline types, as a set. */
export const PIPELINE_TYPES_SET: ReadonlySet<string> = /* @__PURE__ */ new Set(PIPELINE_TYPES)

/** The subtasks of all pipeline types. */
export const SUBTASK_TYPES: readonly string[] = /* @__PURE__ */ Object.values<Pipeline>(PIPELINES).flatMap(({ data }) =>
  (data.subtasks ?? []).map(({ type }) => type),
)

/** The keys of the libraries for each pipeline type. */
export const TASKS_MODEL_LIBRARIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries<Pipeline>(PIPELINES).map(([id, { libraries = [] }]) => [
    id,
    TASKS_DATA[id as PipelineType]?.libraries ?? libraries,
  ]),
) as { readonly [id in PipelineType]: readonly string[] }
