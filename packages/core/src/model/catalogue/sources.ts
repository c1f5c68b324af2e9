/*
 * Where the catalogue's models were last seen. Tests and `npm run refresh` read it; no page loads it.
 */

/** A page, a release of a package or a file of a repository that names models. */
interface ModelSource {
  readonly address: string
  /** The day on which it was read; of a stored copy, the day of the copy. */
  readonly read: string
}

export interface ModelSources {
  /** The day that the tests count a quarter from. Set it to the day on which you read the sources again. */
  readonly counted: string
  /** By a short name. */
  readonly sources: { readonly [name: string]: ModelSource | undefined }
  /** By the model's id, the name of a source that names it. */
  readonly models: { readonly [id: string]: string | undefined }
}

/** The day three months earlier. */
export function quarterBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - 3)
  return date.toISOString().slice(0, 10)
}

export const sourceOf = ({ sources, models }: ModelSources, id: string): ModelSource | undefined =>
  sources[models[id] ?? '']

/**
 * The models that no source has named within a quarter.
 *
 * @param day the day that the quarter ends on, `2026-11-20`
 */
export function quietModels(known: ModelSources, ids: readonly string[], day: string): readonly string[] {
  const oldest = quarterBefore(day)
  return ids.filter((id) => (sourceOf(known, id)?.read ?? '') < oldest)
}
