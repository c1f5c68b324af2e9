import type { FactsState } from '@model-snippets/hub/provider-choices'

/** Dollars per million tokens, at the cheapest of the providers. */
export interface ModelPrice {
  readonly input: number
  readonly output: number
  /** How many serve the model. */
  readonly providers: number
}

/** What the models of a list cost at the cheapest provider, according to the router. */
export interface Prices extends FactsState {
  /** By model ID. Models without a known price are absent. */
  readonly byModel: Readonly<Record<string, ModelPrice>>
}
