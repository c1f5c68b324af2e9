import { CLIENTS, languageRecord } from '@model-snippets/core'
import { CAUSES, type CauseId, type CauseSource } from '@model-snippets/core/errors'
import { listSeenErrors, type SeenError } from '@model-snippets/core/errors/seen'
import { clientKey } from '@model-snippets/core/verification'

/** One thing that the chosen client printed. */
export type SeenMessage = Pick<SeenError, 'failure' | 'printed'>

/** A cause with what the chosen client printed; its words are texts of the page. */
export interface ShownCause {
  readonly id: CauseId
  readonly source: CauseSource
  /** Where a message leaves open which of several causes it is: those. */
  readonly oneOf: readonly CauseId[]
  readonly seen: readonly SeenMessage[]
}

/** A client whose errors are on record. */
export interface SeenClient {
  /** `python/openai` */
  readonly key: string
  /** `openai, Python` */
  readonly label: string
}

/** The clients that were led into failures, in the order in which readers see them. */
function clientsOf(seen: readonly SeenError[]): readonly SeenClient[] {
  const keys = new Set(seen.map(clientKey))
  return CLIENTS.map(({ language, id }) => ({
    key: clientKey({ language, client: id }),
    label: `${id}, ${languageRecord(language).label}`,
  })).filter(({ key }) => keys.has(key))
}

/**
 * What the page of errors shows.
 *
 * @param wanted a client, `python/openai`; the first one where it is none that is on record
 */
export function errorsPageData(wanted: string | null) {
  const all = listSeenErrors()
  const clients = clientsOf(all)
  const shown = clients.find(({ key }) => key === wanted) ?? clients[0]
  const seen = all.filter((each) => clientKey(each) === shown?.key)
  const [first] = seen
  return {
    clients,
    shown:
      shown === undefined || first === undefined
        ? undefined
        : { ...shown, release: `${first.package} ${first.release}`, runtime: first.runtime, date: first.date },
    causes: CAUSES.map(
      ({ id, source, oneOf = [] }): ShownCause => ({
        id,
        source,
        oneOf,
        seen: seen.filter(({ cause }) => cause === id).map(({ failure, printed }) => ({ failure, printed })),
      }),
    ),
  }
}
