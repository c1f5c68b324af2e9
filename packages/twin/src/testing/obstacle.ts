import { TWIN_LANGUAGES } from '../languages/index.ts'
import { RuntimeMissingError } from '../languages/twin-language.ts'

/**
 * Makes ready what the examples of every language are run with.
 *
 * @returns why nothing can be run on this machine; undefined when all is there. On a build server that is a failure, not
 *   a reason to skip
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
