import type { ModelRecord } from '../model/model-record.ts';
import type { LocalModel } from './local-app.ts';
export declare const hasGguf: (model: ModelRecord) => boolean;
export declare const hasMlx: (model: ModelRecord) => boolean;
/** Whether Transformers loads the model. Who quantizes a model often leaves its tags as they were. */
export declare const hasTransformers: (model: ModelRecord) => boolean;
export declare const NO_IMAGE = "it runs models that paint what a text says";
/** Whether the weights are an adapter of another model's. */
export declare const isAdapter: (model: ModelRecord) => boolean;
/** GGUF repositories often name no task at all. */
export declare function unsupportedUnlessGguf({ model }: LocalModel): string | undefined;
export declare function unsupportedUnlessTransformers({ model }: LocalModel): string | undefined;
/** @param task the task that the app does */
export declare function unsupportedUnlessMlx({ model }: LocalModel, task: string): string | undefined;
export declare const NO_FILE_LIST = "it needs the name of a file, and the record lists no files";
/** @param tag one that the model must have, too */
export declare function unsupportedUnlessPainting({ model }: LocalModel, tag?: string): string | undefined;
