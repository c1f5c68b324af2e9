import type { ModelRecord } from '../model/model-record.ts';
/** A library under the field names of the published tables. */
export interface LibraryUiElement {
    readonly prettyLabel: string;
    readonly repoName: string;
    readonly repoUrl: string;
    readonly docsUrl?: string;
    readonly filter?: boolean;
    readonly countDownloads?: string;
    /** Writes the examples for a model; absent for a library without examples. */
    readonly snippets?: (model: ModelRecord) => string[];
}
/**
 * Every library by key: what a page shows of it, and its examples.
 *
 * @example
 * MODEL_LIBRARIES_UI_ELEMENTS['diffusers']?.snippets?.({ id: 'acme/painter' })
 */
export declare const MODEL_LIBRARIES_UI_ELEMENTS: {
    readonly [key: string]: LibraryUiElement;
};
