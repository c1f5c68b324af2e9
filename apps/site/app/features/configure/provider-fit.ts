import type { ProviderFacts } from '@model-snippets/hub'
import { chooseProvider, costOf } from '@model-snippets/hub/choose-provider'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { sortProviders } from './provider-order.ts'

/** Why the chosen provider can't do what the question needs, and which providers can. */
export interface Misfit {
  readonly kind: 'serving' | 'trial' | 'tools' | 'schema'
  readonly provider: ProviderChoice
  /** Providers that can, ordered by how close their price is to the chosen one's. */
  readonly others: readonly ProviderChoice[]
}

const ABILITIES: {
  readonly [recipe: string]: { kind: Misfit['kind']; does: (facts: ProviderFacts) => boolean | undefined }
} = {
  'tool-loop': { kind: 'tools', does: ({ supportsTools }) => supportsTools },
  'structured-output': { kind: 'schema', does: ({ supportsStructuredOutput }) => supportsStructuredOutput },
}

/**
 * What is known to be wrong with the chosen provider: it does not serve the model, or only on trial, or does not do with
 * it what the recipe needs. Where nothing is known, nothing is wrong.
 *
 * @param chosen the provider or the policy that is chosen
 * @param recipe empty for a plain example
 */
export function misfitOf(chosen: string, recipe: string, providers: readonly ProviderChoice[]): Misfit | undefined {
  const provider = providers.find(({ id }) => id === chosen)
  if (provider === undefined) return undefined
  const serving = providers.filter(({ isServing }) => isServing === true)
  if (provider.isServing === false) {
    const kind = provider.facts?.status === 'staging' ? 'trial' : 'serving'
    return { kind, provider, others: nearestFirst(provider, serving) }
  }
  const ability = Object.hasOwn(ABILITIES, recipe) ? ABILITIES[recipe] : undefined
  if (ability === undefined || provider.facts === undefined || ability.does(provider.facts) !== false) return undefined
  const others = serving.filter(({ facts }) => facts !== undefined && ability.does(facts) === true)
  return { kind: ability.kind, provider, others: nearestFirst(provider, others) }
}

/** A million tokens in and out, to compare prices. */
const TOKENS = { input: 1_000_000, output: 1_000_000 }

const nearestFirst = (provider: ProviderChoice, others: readonly ProviderChoice[]): readonly ProviderChoice[] => {
  const price = ({ facts }: ProviderChoice): number | undefined =>
    facts === undefined ? undefined : costOf(facts, TOKENS)
  const own = price(provider)
  const distance = (other: ProviderChoice): number | undefined => {
    const theirs = price(other)
    return own === undefined || theirs === undefined ? undefined : Math.abs(theirs - own)
  }
  return sortProviders(others, distance, true)
}

/** The provider that the router would choose now, if the policy depends on known figures; otherwise undefined. */
export function chosenNow(policy: string, providers: readonly ProviderChoice[]): ProviderChoice | undefined {
  // According to the hub's docs, auto chooses the fastest.
  const goesBy = policy === 'auto' ? 'fastest' : policy
  if (goesBy !== 'fastest' && goesBy !== 'cheapest') return undefined
  const facts = providers.flatMap((choice) => choice.facts ?? [])
  const best = chooseProvider(goesBy, facts)
  return best === undefined ? undefined : providers.find(({ id }) => id === best.provider)
}
