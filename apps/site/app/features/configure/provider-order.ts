import type { ProviderChoice } from '@model-snippets/hub/provider-choices'

/**
 * Providers by a figure; those of whom it is not known come last, whichever way it is sorted. Equal ones keep their order.
 *
 * @param isRising smallest first
 */
export function sortProviders(
  providers: readonly ProviderChoice[],
  figure: (choice: ProviderChoice) => number | undefined,
  isRising: boolean,
): readonly ProviderChoice[] {
  const direction = isRising ? 1 : -1
  return providers.toSorted((one, other) => {
    const [first, second] = [figure(one), figure(other)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return direction * (first - second)
  })
}
