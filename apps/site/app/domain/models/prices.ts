import type { FactsState } from '@model-snippets/hub/provider-choices'

/** Dollars per million tokens, at the cheapest of the providers. */
export interface ModelPrice {
  readonly input: number
  readonly output: number
  /** How many serve the model. */
  readonly providers: number
}

/** What the models of a list cost at the provider whose answers cost least, as the router tells it. */
export interface Prices extends FactsState {
  /** By the ids of models; those whose price nobody tells are absent. */
  readonly byModel: Readonly<Record<string, ModelPrice>>
}
