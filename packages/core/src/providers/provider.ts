/** One way in which a provider is asked to do one task. Pure data and pure functions. */
export interface Route {
  /** Path below the provider's base URL, with its leading slash. `model` is the provider's id of the model. */
  readonly path: (model: string) => string
}

/** All that the generator knows of one provider. */
export interface Provider {
  readonly id: string
  /** The provider's name as it writes it. */
  readonly label: string
  /** Where direct requests go, without a trailing slash. */
  readonly baseUrl: string
  /** Where a developer gets a key of this provider. */
  readonly keyUrl: string
  /** The variable that holds the key, where it is not the provider's name followed by `_API_KEY`. */
  readonly keyVariable?: string
  /** Set when the hub's router does not forward to this provider, with the reason that is shown. */
  readonly directOnly?: string
  /** What the hub's own clients put before the provider's id of a model, where they look nothing up. */
  readonly clientModelPrefix?: string
  /** One route for each task that the provider does. */
  readonly routes: { readonly [task: string]: Route }
}

/** A chat route at a fixed path. */
export const chatRoute = (path: `/${string}`): Route => ({ path: () => path })

/** Percent-encodes an id for a URL's path; slashes stay, because a hub id is two segments. */
export const pathOf = (id: string): string => encodeURIComponent(toWellFormed(id)).replaceAll('%2F', '/')

// A URL cannot hold a lone surrogate; fetch and the Python clients put U+FFFD there.
const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
