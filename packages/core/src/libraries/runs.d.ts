import type { LibrarySnippet } from './library-snippets.ts';
/** What the examples of a library ran with, and when. */
export interface LibraryRelease {
    /** Key of the library. */
    readonly library: string;
    /** The distribution as its registry calls it, and the release of it that the example's own command installed. */
    readonly package: string;
    readonly release: string;
    /** The interpreter, `Python 3.11.7`. */
    readonly runtime: string;
    /** Day of the run, `YYYY-MM-DD`, in UTC. */
    readonly date: string;
    /** By address: the commit of a repository that the command installed, or in whose clone the example ran. */
    readonly repositories?: {
        readonly [address: string]: string;
    };
}
/**
 * What was served of a model that has one size only, which is large: a file in which each weight repeats one number, or
 * one with a part of the weights, beside which the loader leaves the others as it starts them.
 */
export type ServedWeights = 'repeated' | 'part';
/** With what one text ran. */
export interface LibraryRunModel {
    /** The id under which the model was served. */
    readonly model: string;
    /** Absent for a small model, which was served whole. */
    readonly weights?: ServedWeights;
}
/** One example that ran to a result, with a model in the place of the real one. */
export interface LibraryRun extends LibraryRelease, LibraryRunModel {
}
/** The file that holds what ran. Written by `npm run verify -- --libraries`. */
export interface LibraryRunRecord {
    readonly runs: {
        readonly [name: string]: LibraryRelease;
    };
    /** By digest: of which run, and with which model. */
    readonly texts: {
        readonly [digest: string]: LibraryRunModel & {
            readonly run: string;
        };
    };
}
/** The text whose SHA-256 is the digest of a library's example. */
export declare const digestedLibraryText: ({ library, language, content }: Pick<LibrarySnippet, 'library' | 'language' | 'content'>, id: string) => string;
/**
 * The SHA-256 of a library's example, as 64 hexadecimal digits: of all its text but for the model's id.
 *
 * @param id of the model that the example was written for
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 */
export declare const libraryExampleDigest: (example: Pick<LibrarySnippet, 'library' | 'language' | 'content'>, id: string) => Promise<string>;
/** Every example that ran. */
export declare const LIBRARY_RUNS: LibraryRunRecord;
/**
 * Looks up when and with what an example of a library ran: to the letter, but for the model's id.
 *
 * @param digest as `libraryExampleDigest` gives it
 * @returns undefined for a text that was never run to a result: its names alone are checked
 * @example
 * const [snippet] = getLibrarySnippets(model)
 * if (snippet) console.log(findLibraryRun(await libraryExampleDigest(snippet, model.id))?.date ?? 'not run')
 */
export declare function findLibraryRun(digest: string): LibraryRun | undefined;
