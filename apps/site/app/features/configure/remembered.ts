import { policiesOf } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { DEFAULT_CONFIGURATION, type Remembered } from '../../domain/configuration/configuration.ts'
import type { Preferences } from '../../domain/preferences/cookies.ts'

/**
 * What the address of a model's page means for a reader where it does not say. A provider that does not serve the model,
 * or of which nobody says so while others are known to, is not opened on.
 *
 * @param task the model's task
 * @param providers those that do the task
 */
export function rememberedFor(
  { provider, platform, typescript }: Pick<Preferences, 'provider' | 'platform' | 'typescript'>,
  task: string,
  providers: readonly ProviderChoice[],
): Remembered {
  const isAnyKnown = providers.some(({ isServing }) => isServing === true)
  const usable = [
    ...policiesOf(task),
    ...providers.filter(({ isServing }) => isServing ?? !isAnyKnown).map(({ id }) => id),
  ]
  return {
    provider: usable.find((id) => id === provider) ?? DEFAULT_CONFIGURATION.provider,
    platform: platform ?? DEFAULT_CONFIGURATION.platform,
    typescript,
  }
}
