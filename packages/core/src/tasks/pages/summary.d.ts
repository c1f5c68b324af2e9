import type { PipelineType } from './pipelines.ts';
/**
 * What a task is, in one to three sentences: as its entry says, or, where it has none, its pipeline type.
 *
 * @example
 * summaryOf('text-to-audio') // 'Text-to-audio models make sound of any kind from a description: …'
 */
export declare function summaryOf(id: PipelineType): string;
