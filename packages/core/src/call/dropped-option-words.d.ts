/** Why an option has no effect, in English. */
export declare const ENGLISH_IGNORED_WORDS: {
    readonly unknownParameter: (provider: string, task: string) => string;
    readonly routerBills: 'only the hub’s router bills an organisation';
    readonly endpointHasNoProvider: 'an endpoint of your own is called, and no provider';
    readonly directNeedsProvider: (policy: string) => string;
    readonly messagesAreInput: 'the messages are the whole input';
    readonly notTaggedAsChat: 'only a chat takes it, and the model has no tag conversational';
    readonly notChat: (task: string) => string;
    readonly asyncInPython: 'only Python’s clients have an asynchronous interface beside the plain one';
    readonly fallbacksNeedRetries: 'only an example with retries asks another provider';
    readonly fallbacksNeedRouter: 'only the hub’s router reaches another provider with the same key';
    readonly idFoundWithAuto: 'with auto, the provider and its id of the model are found when the example runs';
    readonly idFoundByRouter: 'the router finds the provider’s id of the model';
    readonly recipeHasFormat: 'the recipe structured-output asks for a format of its own';
    readonly recipeShowsAnswer: 'the recipe structured-output shows the answer alone';
    readonly loopShowsAnswer: 'the recipe tool-loop shows the calls and the answer alone';
    readonly messageIsShown: 'with tools on offer the whole message is shown';
    readonly answerIsShown: 'a shell’s example shows the whole answer';
    readonly directIsRouted: 'the provider is reached through the hub’s router, directly, too';
    readonly recipeHasNoSchema: 'only the recipe structured-output asks for an answer by a schema';
    readonly typesInJavaScript: 'only JavaScript is written with types';
    readonly sameOnPlatforms: 'the example is the same on every platform';
    readonly optionIsTaken: (option: string) => string;
    readonly endpointServesOne: 'an endpoint of your own serves one model, and is not told its id';
    readonly apiLacksField: (api: string) => string;
    readonly serviceLacksField: (api: string, field: string) => string;
    readonly completionsShowIt: 'only the examples of chat completions show it';
};
/** The same reasons, in any language. */
export type IgnoredWords = {
    readonly [Name in keyof typeof ENGLISH_IGNORED_WORDS]: (typeof ENGLISH_IGNORED_WORDS)[Name] extends string ? string : (typeof ENGLISH_IGNORED_WORDS)[Name];
};
/** Why an option of a chat has no effect with another API than chat completions. */
export type Unsent = {
    readonly why: 'apiLacksField';
    readonly api: string;
} | {
    readonly why: 'serviceLacksField';
    readonly api: string;
    readonly field: string;
} | {
    readonly why: 'completionsShowIt';
};
export declare function unsentReason(unsent: Unsent, words: IgnoredWords): string;
