import { TWIN_LANGUAGES } from '../languages/index.ts'
import { RuntimeMissingError } from '../languages/twin-language.ts'

/**
 * Prepares what every language's examples need to run.
 *
 * @returns why examples can't run on this machine; undefined if they can. On CI, this is a failure instead of a reason
 *   to skip
 */
export async function obstacle(): Promise<string | undefined> {
  try {
    await Promise.all(TWIN_LANGUAGES.map(({ prepare }) => prepare()))
    return undefined
  } catch (error) {
    if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
    return error.message
  }
}
