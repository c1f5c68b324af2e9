import type { Pipeline } from './pipeline.ts'
import { PIPELINES } from './pipelines.generated.ts'

export type PipelineType = keyof typeof PIPELINES

/** All pipeline types, by id. */
export const PIPELINE_DATA = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries<Pipeline>(PIPELINES).map(([id, { data }]) => [id, data]),
) as { readonly [id in PipelineType]: (typeof PIPELINES)[id]['data'] }
