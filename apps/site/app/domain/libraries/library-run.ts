import {
  findLibraryRun,
  type LibraryRun,
  type LibrarySnippet,
  libraryExampleDigest,
} from '@model-snippets/core/libraries'

/** The run of an example that gave a result. */
export interface ExampleRun extends Pick<LibraryRun, 'package' | 'release' | 'runtime' | 'date' | 'weights'> {
  /** The model ID in the text that ran, if it was another one. */
  readonly otherModel?: string
}

/** An example and, if its text ran apart from the model's ID, its run. */
export interface RunExample extends LibrarySnippet {
  readonly run?: ExampleRun
}

/**
 * Looks up whether an example ran.
 *
 * @param id of the model that it was written for
 */
export async function withRun(snippet: LibrarySnippet, id: string): Promise<RunExample> {
  const found = findLibraryRun(await libraryExampleDigest(snippet, id))
  if (found === undefined) return snippet
  const { package: name, release, runtime, date, model, weights } = found
  const otherModel = model === id ? {} : { otherModel: model }
  return {
    ...snippet,
    run: { package: name, release, runtime, date, ...otherModel, ...(weights === undefined ? {} : { weights }) },
  }
}
