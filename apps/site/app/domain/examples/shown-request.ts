import type { Language } from '@model-snippets/core'
import type { Configuration } from '../configuration/configuration.ts'

/** What the form of a page asks for now, and the example that is shown. */
export interface ShownRequest {
  readonly configuration: Configuration
  readonly language: Language | undefined
  readonly client: string | undefined
}

/** Holds the request of the form for the parts of the page beside it, which write it for other servers. */
export interface RequestSource {
  /** What the server wrote the page for. */
  readonly initial: ShownRequest
  readonly get: () => ShownRequest
  readonly set: (request: ShownRequest) => void
  /** @returns ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void
}

/** @param initial what the server wrote the page for */
export function createRequestSource(initial: ShownRequest): RequestSource {
  let shown = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => shown,
    set: (request) => {
      const { configuration, language, client } = request
      if (configuration === shown.configuration && language === shown.language && client === shown.client) return
      shown = request
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
