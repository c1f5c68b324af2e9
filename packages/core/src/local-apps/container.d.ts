import type { LocalModel } from './local-app.ts';
/** Docker is no package of the app: its installation is a page of its own. */
export declare const DOCKER: readonly string[];
/** Where the images of Python's libraries keep what was fetched. */
export declare const PYTHON_CACHE = "/root/.cache/huggingface";
/**
 * Keeps what was fetched for the next start, and hands on the reader's token where the model's owner asks for one.
 *
 * @param folder where the image keeps it
 */
export declare const inContainer: ({ gated }: LocalModel, folder?: string) => readonly string[];
