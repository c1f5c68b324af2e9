import { type Route } from './provider.ts';
/** Routes that several providers share because they follow OpenAI's interface. `base` ends before `/completions`. */
/** The parameters of a completion in OpenAI's own interface. */
export declare const COMPLETION_PARAMETERS: readonly string[];
/** @param parameters what the provider documents beside model and prompt; anything is sent where nothing is said */
export declare const completionsRoute: (base: string, parameters?: readonly string[]) => Route;
/**
 * What a completion at `/v1` rests on where the hub's clients send it and the provider documents chat alone.
 *
 * @param reference the address of the provider's reference, which does not name it
 */
export declare const undocumentedCompletions: (label: string, reference: string) => Pick<Route, 'assumption'>;
/** What a route says of its parameters, the names that it changes among them. */
export declare const knowing: (parameters: readonly string[] | undefined, names?: {
    readonly [from: string]: string;
}) => Pick<Route, 'parameters'>;
export declare const embeddingsRoute: (base: string, parameters?: readonly string[]) => Route;
/**
 * @param known.format the provider's word for an image in the answer, `b64_json` by OpenAI's own
 * @param known.names parameters that the provider calls otherwise
 */
export declare const imagesRoute: (base: string, known?: {
    readonly format?: 'b64_json' | 'base64';
    readonly names?: {
        readonly [from: string]: string;
    };
    readonly parameters?: readonly string[];
}) => Route;
/**
 * @param known.format what the provider answers with where the parameter `response_format` says nothing
 */
export declare const speechRoute: (base: string, known?: {
    readonly format?: 'mp3' | 'wav';
    readonly parameters?: readonly string[];
}) => Route;
export declare const transcriptionsRoute: (base: string, parameters?: readonly string[]) => Route;
