/**
 * A text with every key, token and password in it blotted out: those that begin as keys of services do, those that an
 * announcing word stands before, and long random words.
 *
 * @example
 * withoutSecrets('Authorization: Bearer hf_abcdefgh') // Authorization: Bearer ***
 */
export declare function withoutSecrets(text: string): string;
