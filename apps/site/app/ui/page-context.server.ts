import { createContext } from 'react-router'

/** What the server gives to the pages that it makes. */
export interface PageContext {
  /** What it knows of its API. */
  readonly api: {
    readonly document: unknown
    readonly problems: { readonly [kind: string]: { readonly status: number; readonly title: string } }
  }
  /** Takes what went wrong on our side, for the server's log. */
  readonly failed: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
