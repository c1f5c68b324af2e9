import type { ModelRecord } from '../model/model-record.ts';
import type { LibraryRequest } from './asked.ts';
import { type LibrarySnippet } from './library-snippets.ts';
/**
 * The examples of every library that a model's record names, by `library_name` and by tags.
 *
 * Holds all libraries; `loadLibrarySnippets` of `@model-snippets/core/libraries/on-demand` fetches only those that the
 * model names.
 *
 * @param request what the reader asks; `ignored` of an example says what it does not take
 * @returns the examples of `library_name` first; empty when no named library has examples
 * @example
 * getLibrarySnippets({ id: 'acme/embedder', library_name: 'sentence-transformers' })[0]?.content
 */
export declare const getLibrarySnippets: (model: ModelRecord, request?: LibraryRequest) => readonly LibrarySnippet[];
