import type { ModelRecord } from '../model/model-record.ts';
import { type LibraryRequest } from './asked.ts';
import type { Library, LibraryLanguage } from './library.ts';
/** One example of one library, for one model. */
export interface LibrarySnippet {
    /** Key of the library, `sentence-transformers`. */
    readonly library: string;
    readonly language: LibraryLanguage;
    readonly content: string;
    /** The options that were given and change nothing in it; absent where there are none. */
    readonly ignored?: readonly string[];
}
/**
 * The examples that one library writes for a model, with what a reader is told before them.
 *
 * @param request what the reader asks; the examples' own input when not given
 * @returns empty for a library without examples, and for an id that is none of the hub: a library would take it for a
 * folder or an address
 * @throws SnippetInputError for a request that holds what is no JSON
 */
export declare function snippetsOfLibrary(library: Library, model: ModelRecord, request?: LibraryRequest): readonly LibrarySnippet[];
