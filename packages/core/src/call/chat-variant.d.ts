/** Which API a chat example speaks. */
export declare const CHAT_APIS: readonly ['chat-completions', 'responses', 'messages'];
export type ChatApi = (typeof CHAT_APIS)[number];
/** What a chat example does. */
export declare const RECIPES: readonly ['plain', 'tool-loop', 'structured-output'];
export type Recipe = (typeof RECIPES)[number];
/** What decides how a chat example is written, apart from its client. */
export interface ChatVariant {
    readonly api: ChatApi;
    readonly recipe: Recipe;
    /** With retries, a limit of time for each attempt, and other providers to fall back on. */
    readonly retries: boolean;
    /** With the client's asynchronous interface, where its language has two. */
    readonly async: boolean;
}
/** The options that choose a variant, as they come from outside; `robust` is an earlier name of `retries`. */
export type VariantOptions = {
    readonly [name in keyof ChatVariant | 'robust']?: unknown;
};
/** Whether the option `async` changes the examples of a language. */
export declare const hasAsync: (language: string) => boolean;
/**
 * Reads the variant of a chat from the options.
 *
 * @throws SnippetInputError naming the option that has no such value
 */
export declare function readVariant({ api, recipe, robust, retries, async: isAsync }: VariantOptions): ChatVariant;
/** The renderers of plain chat completions, which clients that chat have, if any. */
export declare const PLAIN_CHAT = "chat";
/** The name of the renderers of all tasks but chats. */
export declare const OTHER_TASK = "task";
/**
 * The name of the renderers that write a variant, and of the files that hold them.
 *
 * @example
 * rendererName({ api: 'responses', recipe: 'tool-loop' }) // responses-tool-loop
 */
export declare function rendererName({ api, recipe }: Pick<ChatVariant, 'api' | 'recipe'>): string;
/**
 * How the name of a case ends for a variant in one language, `tool-loop+async`; undefined for a plain chat completion.
 * With retries it says `robust`, an earlier word: the verification record holds cases by it.
 *
 * @example
 * variantName({ api: 'chat-completions', recipe: 'tool-loop', retries: false, async: true }, 'python') // tool-loop+async
 */
export declare function variantName(variant: ChatVariant, language: string): string | undefined;
/**
 * How the name of a case ends for the options of a chat and the language of its example, as `caseKey` takes it.
 *
 * @returns undefined for a plain chat completion
 * @throws SnippetInputError naming the option that has no such value
 * @example
 * variantOf({ recipe: 'tool-loop' }, 'js') // tool-loop
 */
export declare const variantOf: (options: VariantOptions, language: string) => string | undefined;
