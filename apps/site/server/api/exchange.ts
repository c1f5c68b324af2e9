/**
 * What the server around the API learns of one request. Where there is no such server, the API makes one that nobody
 * reads.
 */
export interface Exchange {
  /** Set when the answer depends on method, address, `Accept` and `Accept-Encoding` alone. */
  isKeepable?: boolean
  /** How many examples were written into the answer. */
  snippets?: number
}

export interface ApiEnv {
  readonly Bindings: Exchange
}
