/**
 * Whether a text can be the path of a file in a repository, on every system: it names each folder downwards, and no
 * program takes it for an option, an address, or a file elsewhere on the reader's machine.
 *
 * @example
 * isRepositoryPath('Q6_K/model-Q6_K.gguf') // true
 * isRepositoryPath('../../model.gguf') // false
 */
export declare const isRepositoryPath: (path: string) => boolean;
