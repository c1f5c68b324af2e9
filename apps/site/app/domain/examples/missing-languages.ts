import {
  explainInferenceSnippets,
  isPolicy,
  LANGUAGES,
  type Language,
  type ModelRecord,
  mappingOf,
  SnippetInputError,
  type SnippetOptions,
} from '@model-snippets/core'
import { providerChoices } from '@model-snippets/hub/provider-choices'
import type { Configuration } from '../configuration/configuration.ts'

/** A change of the form that gives an example in a language that has none. */
export type Way = Partial<
  Pick<Configuration, 'provider' | 'providerId' | 'api' | 'streaming' | 'recipe' | 'directRequest' | 'endpointUrl'>
>

/** A language without an example for the question. */
export interface MissingLanguage {
  readonly language: Language
  /** Its first client. */
  readonly client: string
  readonly reasons: readonly { readonly reason: string; readonly clients: readonly string[] }[]
  /** The changes that give an example: one of each kind, the nearest first. Empty if none is known. */
  readonly ways: readonly Way[]
}

/** Clients of one language, or of all, that are not offered for the same reason. */
export interface NotOffered {
  readonly reason: string
  readonly clients: readonly { readonly language: Language; readonly client: string }[]
}

interface Question {
  readonly model: ModelRecord
  readonly provider: string
  readonly options: SnippetOptions
}

/**
 * The languages that no client writes an example in, with the reasons and what gives one.
 *
 * @param question what no example is written for
 * @param offered the languages that have one
 * @param notOffered why clients have none
 */
export function missingLanguages(
  question: Question,
  offered: ReadonlySet<Language>,
  notOffered: readonly NotOffered[],
): readonly MissingLanguage[] {
  const languages = LANGUAGES.filter((language) => !offered.has(language))
  if (languages.length === 0) return []
  const waysTo = findWays(question)
  return languages.flatMap((language) => {
    const reasons = notOffered.flatMap(({ reason, clients }) => {
      const own = clients.filter((each) => each.language === language).map(({ client }) => client)
      return own.length === 0 ? [] : [{ reason, clients: own }]
    })
    const client = reasons[0]?.clients[0]
    return client === undefined ? [] : [{ language, client, reasons, ways: waysTo(language) }]
  })
}

/** Finds what gives an example in a language. Each change is tried once for all languages. */
function findWays(question: Question): (language: Language) => readonly Way[] {
  const tried = new Map<Way, ReadonlySet<Language>>()
  const gives = (way: Way, language: Language): boolean => {
    const languages = tried.get(way) ?? languagesBy(question, way)
    tried.set(way, languages)
    return languages.has(language)
  }
  const { oneOfEach, together } = waysFrom(question)
  return (language) => {
    const found = oneOfEach.flatMap((ways) => ways.find((way) => gives(way, language)) ?? [])
    return found.length > 0 ? found : together.filter((way) => gives(way, language)).slice(0, 1)
  }
}

/** The changes that may help: those of one kind, of which one is enough; and all of them together, where none helps alone. */
function waysFrom({ model, provider, options }: Question): {
  readonly oneOfEach: readonly (readonly Way[])[]
  readonly together: readonly Way[]
} {
  const known = providerChoices(model)
  const others = known.filter(({ id, isServing }) => id !== provider && isServing !== false)
  // A provider that serves the model comes before the router's choice, which comes before providers that may not serve it.
  const ids = [
    ...others.filter(({ isServing }) => isServing === true).map(({ id }) => id),
    ...(provider === 'auto' ? [] : ['auto']),
    ...others.filter(({ isServing }) => isServing === null).map(({ id }) => id),
  ]
  const { directRequest = false, streaming = false, api, recipe, endpointUrl, providerId } = options
  const toProvider = (id: string): Way => ({
    provider: id,
    ...(providerId === undefined ? {} : { providerId: '' }),
    ...(directRequest && isPolicy(id) ? { directRequest: false } : {}),
  })
  const rest: Way = {
    ...(api === undefined ? {} : { api: '' }),
    ...(streaming ? { streaming: false } : {}),
    ...(endpointUrl === undefined ? {} : { endpointUrl: '' }),
    ...(recipe === undefined ? {} : { recipe: '' }),
  }
  const direct: readonly Way[] = directRequest
    ? [{ directRequest: false }]
    : known.some(({ id }) => id === provider)
      ? [{ directRequest: true }]
      : []
  const single = Object.entries(rest).map(([field, value]): readonly Way[] => [{ [field]: value }])
  return {
    oneOfEach: [ids.map(toProvider), direct, ...single],
    together: Object.keys(rest).length === 0 ? [] : [rest, ...ids.map((id) => ({ ...rest, ...toProvider(id) }))],
  }
}

/** No client has an empty name, so this lists the clients that would write an example, and writes none. */
const NO_CLIENT = { client: '' }

/** The languages that have an example after a change. */
function languagesBy({ model, provider, options }: Question, way: Way): ReadonlySet<Language> {
  const { provider: next = provider, ...changes } = way
  const changed: SnippetOptions = { ...options, ...withoutEmpty(changes) }
  try {
    const { others = [] } = explainInferenceSnippets(model, next, mappingOf(model, next), changed, NO_CLIENT)
    return new Set(others.map(({ language }) => language))
  } catch (error) {
    if (error instanceof SnippetInputError) return new Set()
    throw error
  }
}

/** An empty field means that the option isn't given. */
const withoutEmpty = (way: Way): Partial<SnippetOptions> =>
  Object.fromEntries(Object.entries(way).map(([name, value]) => [name, value === '' ? undefined : value]))
