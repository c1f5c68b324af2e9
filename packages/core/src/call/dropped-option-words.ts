/** Why an option has no effect, in English. */
export const ENGLISH_IGNORED_WORDS = {
  unknownParameter: (provider: string, task: string): string =>
    `${provider} documents no such parameter for ${task}, so it is not sent`,
  routerBills: 'only the hub’s router bills an organisation',
  endpointHasNoProvider: 'an endpoint of your own is called, and no provider',
  directNeedsProvider: (policy: string): string =>
    `${policy} is a choice of the router; a direct request needs a provider`,
  messagesAreInput: 'the messages are the whole input',
  notTaggedAsChat: 'only a chat takes it, and the model has no tag conversational',
  notChat: (task: string): string => `only a chat takes it, and the task of the model is ${task}`,
  asyncInPython: 'only Python’s clients have an asynchronous interface beside the plain one',
  fallbacksNeedRetries: 'only an example with retries asks another provider',
  fallbacksNeedRouter: 'only the hub’s router reaches another provider with the same key',
  idFoundWithAuto: 'with auto, the provider and its id of the model are found when the example runs',
  idFoundByRouter: 'the router finds the provider’s id of the model',
  recipeHasFormat: 'the recipe structured-output asks for a format of its own',
  recipeShowsAnswer: 'the recipe structured-output shows the answer alone',
  loopShowsAnswer: 'the recipe tool-loop shows the calls and the answer alone',
  messageIsShown: 'with tools on offer the whole message is shown',
  answerIsShown: 'a shell’s example shows the whole answer',
  directIsRouted: 'the provider is reached through the hub’s router, directly, too',
  recipeHasNoSchema: 'only the recipe structured-output asks for an answer by a schema',
  defaultsAreLost: (fields: string): string =>
    `services don’t fill in a default, so those of these fields aren’t sent: ${fields}`,
  optionalIsNull: (fields: string): string =>
    `strict schemas require every field, so the optional ones are sent as required and may be null: ${fields}`,
  typesInJavaScript: 'only JavaScript is written with types',
  sameOnPlatforms: 'the example is the same on every platform',
  optionIsTaken: (option: string): string => `the option ${option} is given, too, and is taken`,
  endpointServesOne: 'an endpoint of your own serves one model, and is not told its id',
  apiLacksField: (api: string): string => `the ${api} has no field for it, so it is not sent`,
  serviceLacksField: (api: string, field: string): string =>
    `the service documents no field ${field} of the ${api}, so it is not sent`,
  completionsShowIt: 'only the examples of chat completions show it',
} as const

/** The same reasons, in any language. */
export type IgnoredWords = {
  readonly [Name in keyof typeof ENGLISH_IGNORED_WORDS]: (typeof ENGLISH_IGNORED_WORDS)[Name] extends string
    ? string
    : (typeof ENGLISH_IGNORED_WORDS)[Name]
}

/** Why an option of a chat has no effect with another API than chat completions. */
export type Unsent =
  | { readonly why: 'apiLacksField'; readonly api: string }
  | { readonly why: 'serviceLacksField'; readonly api: string; readonly field: string }
  | { readonly why: 'completionsShowIt' }

export function unsentReason(unsent: Unsent, words: IgnoredWords): string {
  switch (unsent.why) {
    case 'apiLacksField':
      return words.apiLacksField(unsent.api)
    case 'serviceLacksField':
      return words.serviceLacksField(unsent.api, unsent.field)
    case 'completionsShowIt':
      return words.completionsShowIt
  }
}
