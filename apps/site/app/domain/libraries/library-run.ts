import {
  findLibraryRun,
  type LibraryRun,
  type LibrarySnippet,
  libraryExampleDigest,
} from '@model-snippets/core/libraries'

/** When an example ran to a result, and with what. */
export interface ExampleRun extends Pick<LibraryRun, 'package' | 'release' | 'runtime' | 'date' | 'weights'> {
  /** The id that stood in the text that ran, in the place of this one; undefined where it was this one. */
  readonly otherModel?: string
}

/** An example, and its run where its very text ran, but for the model's id. */
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
