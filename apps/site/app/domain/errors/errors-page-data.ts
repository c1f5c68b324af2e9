import { CLIENTS, LANGUAGE_RECORDS, languageRecord } from '@model-snippets/core'
import { CAUSES } from '@model-snippets/core/errors'
import { listSeenErrors, type SeenError } from '@model-snippets/core/errors/seen'
import { clientKey } from '@model-snippets/core/verification'

type ErrorsPage = ReturnType<typeof errorsPageData>
/** A cause with what the chosen client printed. Its explanation is among the page's texts. */
export type ShownCause = ErrorsPage['causes'][number]
/** The client whose errors are shown. */
export type SeenClient = NonNullable<ErrorsPage['shown']>

/** The clients whose failures were recorded, in the order of the page. */
function clientsOf(seen: readonly SeenError[]) {
  const keys = new Set(seen.map(clientKey))
  return CLIENTS.map(({ language, id }) => ({
    key: clientKey({ language, client: id }),
    label: `${id}, ${languageRecord(language).label}`,
    client: id,
    language,
  })).filter(({ key }) => keys.has(key))
}

/**
 * Returns what the errors page shows.
 *
 * @param parameters of the page's address: `language`, and `client` as `python/openai`. A language chosen beside a client
 *   of another one wins.
 */
export function errorsPageData(parameters: URLSearchParams) {
  const all = listSeenErrors()
  const clients = clientsOf(all)
  const language = parameters.get('language')
  const ofLanguage = clients.filter((each) => language === null || each.language === language)
  const shown = ofLanguage.find(({ key }) => key === parameters.get('client')) ?? ofLanguage[0] ?? clients[0]
  const seen = all.filter((each) => clientKey(each) === shown?.key)
  const [first] = seen
  return {
    languages: LANGUAGE_RECORDS.flatMap(({ id, label }) =>
      clients.some((each) => each.language === id) ? [{ value: id, label }] : [],
    ),
    clients: clients
      .filter((each) => each.language === shown?.language)
      .map(({ key, client }) => ({ value: key, label: client })),
    shown:
      shown === undefined || first === undefined
        ? undefined
        : { ...shown, release: `${first.package} ${first.release}`, runtime: first.runtime, date: first.date },
    causes: CAUSES.map(({ id, source, passes = false, oneOf = [] }) => ({
      id,
      source,
      passes,
      oneOf,
      seen: seen.filter(({ cause }) => cause === id).map(({ failure, printed }) => ({ failure, printed })),
    })),
  }
}
