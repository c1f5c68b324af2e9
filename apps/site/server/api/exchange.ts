/** What the API tells the server about a request. Without such a server, nothing reads it. */
export interface Exchange {
  /** Set if the response depends only on the method, the URL, `Accept`, and `Accept-Encoding`. */
  isKeepable?: boolean
  /** Number of examples in the response. */
  snippets?: number
}

export interface ApiEnv {
  readonly Bindings: Exchange
}
