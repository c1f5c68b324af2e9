import type { ModelRecord } from '../model/model-record.ts';
/** The language of a library example; `text` for an explanation that is not code. */
export type LibraryLanguage = 'python' | 'js' | 'sh' | 'text' | 'julia' | 'swift' | 'lua' | 'csharp' | 'java' | 'kotlin';
/** One example of a library, for one model. */
export interface LibraryExample {
    readonly language: LibraryLanguage;
    readonly content: string;
    /** Whether it runs code that the model's repository holds: of its own, installed, or in a pickle. Readers are told. */
    readonly runsCode?: boolean;
}
/** All that is known of one model library. Facts under the names that the field's published tables use. */
export interface Library {
    /** The hub's key of the library, `sentence-transformers`. */
    readonly key: string;
    readonly prettyLabel: string;
    readonly repoName: string;
    readonly repoUrl: string;
    readonly docsUrl?: string;
    /** Whether the hub offers the library as a search filter; when absent, it does not. */
    readonly filter?: boolean;
    /** The hub's query for the files whose download counts as one of the model. */
    readonly countDownloads?: string;
    /**
     * Writes the examples for a model; never throws, whatever the record holds. What readers are told before them, and that
     * the id is one of the hub, is `snippetsOfLibrary`'s.
     */
    readonly examples?: (model: ModelRecord) => readonly LibraryExample[];
    /** Whether examples for a model fetch gated weights of which its record says nothing: readers are told how to get them. */
    readonly fetchesGated?: (model: ModelRecord) => boolean;
    /** Where the library's releases are, for the check that holds the examples against the newest one. */
    readonly releases?: LibraryReleases;
}
export interface LibraryReleases {
    readonly registry: 'pypi' | 'npm';
    /** The distribution's name on the registry. */
    readonly package: string;
    /** Import name, where it differs from the distribution's. */
    readonly module?: string;
}
