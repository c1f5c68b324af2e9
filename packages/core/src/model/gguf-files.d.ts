import type { ModelRecord } from './model-record.ts';
/** One GGUF model of a repository: a file, or the parts of one. */
export interface GgufFile {
    /** Path in the repository; of several parts, the first. */
    readonly path: string;
    /** `Q4_K_M`; absent when the name tells none. */
    readonly label?: string;
    /** How many files it is split into, 1 for a whole one. */
    readonly parts: number;
    /** Bytes of all parts; absent unless the record gives the size of each. */
    readonly size?: number;
}
/**
 * The GGUF models among the files that a record lists in `siblings`: parts of one model are one entry, and what only
 * helps a model (projectors, importance matrices) is left out, as are split models of which a part is missing.
 *
 * @returns in the record's order; empty when it lists no files
 */
export declare function ggufFilesOf(model: ModelRecord): readonly GgufFile[];
/**
 * The file to run: the one of the wanted quantization, otherwise `Q4_K_M` or what comes nearest to it, and of several
 * files with that label a whole one before a split one.
 *
 * @param wanted a label in any case, `q8_0`
 * @returns undefined when there is no file to choose from
 * @throws SnippetInputError naming the labels there are, when none is the wanted one
 */
export declare function chooseGgufFile(files: readonly GgufFile[], wanted: string | undefined): GgufFile | undefined;
/**
 * Reads a label that cannot be held against a list of files.
 *
 * @throws SnippetInputError for a text that names no quantization
 */
export declare function readQuantization(wanted: string): string;
