import recorded from './checked-releases.json' with { type: 'json' }

/** The result of checking an app's commands, recorded by `scripts/check/local-apps.ts`. */
export interface CheckedLocalApp {
  /** The release that was checked and its release date; absent if the commands come from the documentation. */
  readonly registry?: string
  readonly package?: string
  readonly version?: string
  readonly date?: string
  /** Why it isn't the newest release. */
  readonly note?: string
  /** Programs, commands, and options that the sources define. */
  readonly found: readonly string[]
  /** Programs, commands, and options that the sources don't define. */
  readonly notFound: readonly string[]
}

/**
 * The result of the last check of each app's commands, by app id.
 *
 * @example
 * CHECKED_LOCAL_APPS['vllm']?.version
 */
export const CHECKED_LOCAL_APPS: { readonly [app: string]: CheckedLocalApp } = recorded
