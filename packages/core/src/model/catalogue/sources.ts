/*
 * Where the catalogue's models were last seen. Tests and `npm run refresh` read it; no page loads it.
 */

/** A page, a release of a package, or a file of a repository that names models. */
interface ModelSource {
  readonly address: string
  /** The day when we read it; for a stored copy, the day of the copy. */
  readonly read: string
}

export interface ModelSources {
  /** The day from which the tests count three months. Set it to the day when you read the sources again. */
  readonly counted: string
  /** Sources by a short name. */
  readonly sources: { readonly [name: string]: ModelSource | undefined }
  /** For each model id, the name of a source that names the model. */
  readonly models: { readonly [id: string]: string | undefined }
}

/** Returns the day three months earlier. */
export function quarterBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - 3)
  return date.toISOString().slice(0, 10)
}

export const sourceOf = ({ sources, models }: ModelSources, id: string): ModelSource | undefined =>
  sources[models[id] ?? '']

/**
 * Returns the models that no source has named in the last three months.
 *
 * @param day the last day of the three months, such as `2026-11-20`
 */
export function quietModels(known: ModelSources, ids: readonly string[], day: string): readonly string[] {
  const oldest = quarterBefore(day)
  return ids.filter((id) => (sourceOf(known, id)?.read ?? '') < oldest)
}
