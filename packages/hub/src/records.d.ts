import type { ModelRecord } from '@model-snippets/core';
/** The bytes of each file of a tree; what is no file is left out. */
export declare function readSizes(body: unknown): ReadonlyMap<string, number>;
/** The files of a record that were kept; empty where it has none. */
export declare const filesOf: ({ siblings }: ModelRecord) => readonly {
    readonly rfilename: string;
}[];
/** Whether a text can be the id of a model of the hub: nothing else is asked for. */
export declare const isModelId: (id: string) => boolean;
/** The fields that a model's page needs. */
export declare const DETAIL_FIELDS: readonly ["cardData", "config", "gated", "inferenceProviderMapping", "library_name", "mask_token", "pipeline_tag", "siblings", "tags", "transformersInfo", "widgetData"];
/** The fields that a list needs. */
export declare const LIST_FIELDS: readonly ["gated", "library_name", "pipeline_tag", "tags"];
/** Reads the answer for one model; undefined when it is none. */
export declare function readModel(body: unknown): ModelRecord | undefined;
/** Reads a list; entries that are no models are left out. Undefined when the answer is no list. */
export declare function readModels(body: unknown, most: number): ModelRecord[] | undefined;
/** Leaves out the fields that are undefined, at every depth. */
export declare function withoutMissing(value: Record<string, unknown>): Record<string, unknown>;
