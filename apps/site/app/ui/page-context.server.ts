import { createContext } from 'react-router'

/** What the server passes to its pages. */
export interface PageContext {
  /** What it knows about its API. */
  readonly api: {
    readonly document: unknown
    readonly problems: { readonly [kind: string]: { readonly status: number; readonly title: string } }
  }
  /** Logs an error of ours. */
  readonly failed: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
