import { CLIENTS, type Language, languageRecord } from '@model-snippets/core'
import { CAUSES, type CauseId, type CauseSource } from '@model-snippets/core/errors'
import { listSeenErrors, type SeenError } from '@model-snippets/core/errors/seen'

/** One thing that the chosen client printed. */
export type SeenMessage = Pick<SeenError, 'failure' | 'printed'>

/** A cause with what the chosen client printed; its words are texts of the page. */
export interface ShownCause {
  readonly id: CauseId
  readonly source: CauseSource
  readonly seen: readonly SeenMessage[]
}

/** A client whose errors are on record. */
export interface SeenClient {
  /** `python/openai` */
  readonly key: string
  /** `openai for Python` */
  readonly label: string
}

/** The clients that were led into failures, in the order in which readers see them. */
const seenClients = (): readonly SeenClient[] => {
  const keys = new Set(listSeenErrors().map(keyOf))
  return CLIENTS.filter(({ language, id }) => keys.has(`${language}/${id}`)).map(({ language, id }) => ({
    key: `${language}/${id}`,
    label: `${id}, ${languageRecord(language).label}`,
  }))
}

const keyOf = ({ language, client }: { readonly language: Language; readonly client: string }): string =>
  `${language}/${client}`

/**
 * What the page of errors shows.
 *
 * @param wanted a client, `python/openai`; the first one where it is none that is on record
 */
export function errorsPageData(wanted: string | null) {
  const clients = seenClients()
  const shown = clients.find(({ key }) => key === wanted) ?? clients[0]
  const seen = listSeenErrors().filter((each) => keyOf(each) === shown?.key)
  const [first] = seen
  return {
    clients,
    shown:
      shown === undefined || first === undefined
        ? undefined
        : { ...shown, release: `${first.package} ${first.release}`, runtime: first.runtime, date: first.date },
    causes: CAUSES.map(
      ({ id, source }): ShownCause => ({
        id,
        source,
        seen: seen.filter(({ cause }) => cause === id).map(({ failure, printed }) => ({ failure, printed })),
      }),
    ),
  }
}
