import { type Cause } from './causes.ts';
/** Of a longer text its end is read: there programs say what went wrong. */
export declare const LONGEST_ERROR_TEXT = 50000;
/** What a message means. */
export interface ErrorExplanation {
    /** Null where the message is none that is known: nothing is guessed. */
    readonly cause: Cause | null;
    /** The message that was read, with secrets blotted out. */
    readonly text: string;
}
/**
 * Reads a message as somebody gives it.
 *
 * @throws SnippetInputError for what is no text, an empty one, or one that is too long
 */
export declare function readErrorMessage(given: unknown): string;
/**
 * Says why a call of a model failed, by what a program printed: the words of services, clients and tools that are known,
 * and the statuses that they print.
 *
 * @param message what was printed: a line, or the whole output; at most `LONGEST_ERROR_TEXT` characters of its end are read
 * @example
 * explainError('openai.RateLimitError: Error code: 429').cause?.id // rate-limited
 */
export declare function explainError(message: string): ErrorExplanation;
