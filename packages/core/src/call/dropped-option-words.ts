/** The reasons why an option has no effect, in English. */
export const ENGLISH_IGNORED_WORDS = {
  unknownParameter: (provider: string, task: string): string =>
    `${provider} doesn’t document this parameter for ${task}, so it isn’t sent`,
  routerBills: 'only the Hugging Face router bills an organization',
  endpointHasNoProvider: 'the example calls your own endpoint, not a provider',
  directNeedsProvider: (policy: string): string => `${policy} lets the router choose; a direct call needs a provider`,
  messagesAreInput: 'in chat, the messages are sent instead',
  notTaggedAsChat: 'for chat only; the model isn’t tagged conversational',
  notChat: (task: string): string => `for chat only; the model’s task is ${task}`,
  onlyEmbeddings: (task: string): string => `for feature extraction only; the model’s task is ${task}`,
  comparesSeveral: 'a comparison needs at least two texts in inputs',
  asyncInPython: 'only Python examples come in an async version',
  fallbacksNeedRetries: 'only examples with retries can fall back to another provider',
  fallbacksNeedRouter: 'only the Hugging Face router can reach another provider with the same token',
  idFoundWithAuto: 'with auto, the example looks up the provider and its model id at run time',
  idFoundByRouter: 'the router looks up the provider’s model id',
  recipeHasFormat: 'the structured-output recipe sets its own response format',
  recipeShowsAnswer: 'the structured-output recipe prints only the answer',
  loopShowsAnswer: 'the tool-loop recipe prints only the tool calls and the answer',
  messageIsShown: 'with tools, the example prints the whole message',
  answerIsShown: 'shell examples print the whole response',
  directIsRouted: 'even direct calls to this provider go through the Hugging Face router',
  recipeHasNoSchema: 'only the structured-output recipe uses a schema',
  defaultsAreLost: (fields: string): string =>
    `services don’t apply defaults from a schema, so the example omits the defaults of these fields: ${fields}`,
  optionalIsNull: (fields: string): string =>
    `strict schemas require every field, so these optional fields are sent as required and may be null: ${fields}`,
  typesInJavaScript: 'only JavaScript examples can be written as TypeScript',
  sameOnPlatforms: 'the example is the same on every platform',
  optionIsTaken: (option: string): string => `the option ${option} is also set and takes precedence`,
  endpointServesOne: 'for this task, only clients for OpenAI’s API send a model id to your own endpoint',
  apiLacksField: (api: string): string => `the ${api} has no such field, so this option isn’t sent`,
  serviceLacksField: (api: string, field: string): string =>
    `the service doesn’t document the field ${field} of the ${api}, so it isn’t sent`,
  completionsShowIt:
    'only Chat Completions examples have this option; with other APIs, examples print the answer, and curl the whole response',
  reasoningUnknown: 'we don’t know of a way to set how much this model reasons',
  modelLacksLevel: (level: string, source: string): string =>
    `the model’s maker doesn’t document the level ${level} for this model (${source})`,
  providerLacksLevel: (provider: string, level: string): string =>
    `${provider} doesn’t document how to set the level ${level} for this model`,
  apiLacksLevel: (api: string, level: string): string => `the ${api} of this service can’t set the level ${level}`,
  levelNeedsProvider: (policy: string): string =>
    `providers turn reasoning off in different ways; choose a provider instead of ${policy}`,
} as const

/** The same reasons, in any language. */
export type IgnoredWords = {
  readonly [Name in keyof typeof ENGLISH_IGNORED_WORDS]: (typeof ENGLISH_IGNORED_WORDS)[Name] extends string
    ? string
    : (typeof ENGLISH_IGNORED_WORDS)[Name]
}

/** Why a chat option isn’t sent or printed: the API, the service, or the model has nothing like it. */
export type Unsent =
  | { readonly why: 'apiLacksField'; readonly api: string }
  | { readonly why: 'serviceLacksField'; readonly api: string; readonly field: string }
  | { readonly why: 'completionsShowIt' }
  | { readonly why: 'optionIsTaken'; readonly option: string }
  | { readonly why: 'reasoningUnknown' }
  | { readonly why: 'modelLacksLevel'; readonly level: string; readonly source: string }
  | { readonly why: 'providerLacksLevel'; readonly provider: string; readonly level: string }
  | { readonly why: 'apiLacksLevel'; readonly api: string; readonly level: string }
  | { readonly why: 'levelNeedsProvider'; readonly policy: string }

export function unsentReason(unsent: Unsent, words: IgnoredWords): string {
  switch (unsent.why) {
    case 'apiLacksField':
      return words.apiLacksField(unsent.api)
    case 'serviceLacksField':
      return words.serviceLacksField(unsent.api, unsent.field)
    case 'completionsShowIt':
      return words.completionsShowIt
    case 'optionIsTaken':
      return words.optionIsTaken(unsent.option)
    case 'reasoningUnknown':
      return words.reasoningUnknown
    case 'modelLacksLevel':
      return words.modelLacksLevel(unsent.level, unsent.source)
    case 'providerLacksLevel':
      return words.providerLacksLevel(unsent.provider, unsent.level)
    case 'apiLacksLevel':
      return words.apiLacksLevel(unsent.api, unsent.level)
    case 'levelNeedsProvider':
      return words.levelNeedsProvider(unsent.policy)
  }
}
