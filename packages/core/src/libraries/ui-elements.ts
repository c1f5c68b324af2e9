import type { ModelRecord } from '../model/model-record.ts'
import { LIBRARIES } from './index.generated.ts'
import type { Library } from './library.ts'
import { snippetsOfLibrary } from './library-snippets.ts'

/** A library, with the field names of the published tables. */
export interface LibraryUiElement {
  readonly prettyLabel: string
  readonly repoName: string
  readonly repoUrl: string
  readonly docsUrl?: string
  readonly filter?: boolean
  readonly countDownloads?: string
  /** Returns the examples for a model; absent for a library without examples. */
  readonly snippets?: (model: ModelRecord) => string[]
}

function uiElement(library: Library): LibraryUiElement {
  const { key: _key, examples, fetchesGated: _gated, releases: _releases, ...facts } = library
  if (examples === undefined) return facts
  return { ...facts, snippets: (model) => snippetsOfLibrary(library, model).map(({ content }) => content) }
}

/**
 * All libraries by key: what a page shows about them, and their examples.
 *
 * @example
 * MODEL_LIBRARIES_UI_ELEMENTS['diffusers']?.snippets?.({ id: 'acme/painter' })
 */
export const MODEL_LIBRARIES_UI_ELEMENTS: { readonly [key: string]: LibraryUiElement } =
  /* @__PURE__ */ Object.fromEntries(
    /* @__PURE__ */ Object.entries(LIBRARIES).map(([key, library]) => [key, uiElement(library)]),
  )
