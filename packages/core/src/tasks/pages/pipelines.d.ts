import { PIPELINES } from './pipelines.generated.ts';
export type PipelineType = keyof typeof PIPELINES;
/** Every pipeline type, by its id. */
export declare const PIPELINE_DATA: { readonly [id in PipelineType]: (typeof PIPELINES)[id]['data']; };
