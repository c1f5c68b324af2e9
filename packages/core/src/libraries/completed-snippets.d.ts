import type { ModelRecord } from '../model/model-record.ts';
import type { LibraryRequest } from './asked.ts';
import type { LibrarySnippet } from './library-snippets.ts';
/** Examples of libraries, and whether some name classes that the model's record does not. */
export interface CompletedSnippets {
    readonly snippets: readonly LibrarySnippet[];
    readonly isCompleted: boolean;
}
/**
 * The examples of `getLibrarySnippets`, written from what a record and the model's task tell together: a record that
 * does not name the classes of transformers gives code all the same, where its task leaves no doubt.
 *
 * @example
 * getCompletedLibrarySnippets({ id: 'acme/model', library_name: 'transformers', pipeline_tag: 'fill-mask' }).isCompleted // true
 */
export declare function getCompletedLibrarySnippets(model: ModelRecord, request?: LibraryRequest): CompletedSnippets;
